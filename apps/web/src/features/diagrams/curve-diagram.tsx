import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';

interface Curve {
  path: string;
  /** What runs along, and what climbs. */
  words: readonly [string, string];
  /** Without it: what goes in comes out. */
  isTime?: true;
}

const tones = ['Dark', 'Bright'] as const;

/** In a square from 100,150 to 220,30. */
const curves = {
  'tone-curve': { path: 'M100 150C132 150 144 116 160 90S188 30 220 30', words: tones },
  'high-contrast': { path: 'M100 150H124C152 150 156 112 160 90S168 30 196 30H220', words: tones },
  'low-contrast': { path: 'M100 118 220 62', words: tones },
  'lifted-blacks': { path: 'M100 118C132 118 152 102 172 78 188 58 204 42 220 30', words: tones },
  'crushed-blacks': { path: 'M100 150H138C158 150 164 116 180 86 192 64 206 44 220 30', words: tones },
  'highlight-roll-off': { path: 'M100 150 166 84C180 70 196 58 220 54', words: tones },
  'speed-of-move': {
    path: 'M100 150C150 150 170 30 220 30',
    words: ['Time', 'Way'],
    isTime: true,
  },
  'speed-ramp': {
    path: 'M100 124H132C150 124 150 44 168 44H184C200 44 198 124 220 124',
    words: ['Time', 'Pace'],
    isTime: true,
  },
} as const satisfies Record<string, Curve>;

export type CurveId = keyof typeof curves;
export const curveIds = Object.keys(curves) as CurveId[];

/** How much of one thing comes of how much of another. */
export function CurveDiagram({ of }: { of: CurveId }) {
  const curve: Curve = curves[of];
  const {
    path,
    words: [along, up],
    isTime,
  } = curve;
  return (
    <Diagram>
      <path className={styles.black} d="M100 30H220V150H100Z" />
      <path
        className={styles.faint}
        d="M130 30V150M160 30V150M190 30V150M100 60H220M100 90H220M100 120H220"
      />
      {!isTime && <path className={styles.faint} strokeDasharray="4 4" d="M100 150 220 30" />}
      <path d="M100 30V150H220" />
      <path className={styles.move} d={path} />
      <text x={isTime ? 220 : 100} y="168" fontSize="12" textAnchor={isTime ? 'end' : 'middle'}>
        {along}
      </text>
      <text x={isTime ? 92 : 230} y="36" fontSize="12" textAnchor={isTime ? 'end' : 'start'}>
        {up}
      </text>
    </Diagram>
  );
}
