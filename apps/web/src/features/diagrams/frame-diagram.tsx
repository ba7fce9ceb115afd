import type { ReactNode } from 'react';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Figure } from './figure.tsx';
import { FrameCorners } from './frame-corners.tsx';
import { Profile } from './profile.tsx';

const GOLDEN = 0.382;

/** What stands where in the frame, which is 320 by 180. */
const drawings = {
  'rule-of-thirds': (
    <>
      <path className={styles.faint} d="M107 0V180M213 0V180M0 60H320M0 120H320" />
      <Figure x={213} y={176} scale={0.62} />
      <circle className={styles.lamp} cx="213" cy="60" r="20" />
    </>
  ),
  'golden-ratio': (
    <>
      <path
        className={styles.faint}
        d={`M${320 * GOLDEN} 0V180M${320 * (1 - GOLDEN)} 0V180M0 ${180 * GOLDEN}H320M0 ${180 * (1 - GOLDEN)}H320`}
      />
      <Figure x={198} y={180} scale={0.6} />
      <circle className={styles.lamp} cx="198" cy="69" r="20" />
    </>
  ),
  'centred-composition': (
    <>
      <path className={styles.faint} d="M160 0V180M0 90H320" />
      <Figure x={160} y={168} scale={0.78} />
    </>
  ),
  headroom: (
    <>
      <Figure x={160} y={386} scale={1.7} />
      <path className={styles.move} d="M160 10V40M150 10H170" />
    </>
  ),
  'looking-room': (
    <>
      <Profile x={86} y={88} />
      <path className={styles.move} d="M136 88H288M274 78 290 88 274 98" />
    </>
  ),
  foreground: <Layers lit="near" />,
  midground: <Layers lit="middle" />,
  background: <Layers lit="far" />,
  layering: (
    <>
      <Layers />
      <text x="114" y="172" fontSize="12">
        Near
      </text>
      <text x="216" y="148" fontSize="12">
        Middle
      </text>
      <text x="300" y="36" fontSize="12" textAnchor="end">
        Far
      </text>
    </>
  ),
  // Whoever stands further off stands behind more of it.
  fog: (
    <>
      <path className={styles.floor} d="M0 124H320V180H0Z" />
      <Figure x={258} y={134} scale={0.3} />
      <path className={styles.haze} d="M0 0H320V180H0Z" />
      <Figure x={178} y={150} scale={0.5} />
      <path className={styles.haze} d="M0 0H320V180H0Z" />
      <Figure x={84} y={178} scale={0.8} />
    </>
  ),
  'vanishing-point': (
    <>
      <path d="M206 74 0 180M206 74 96 180M206 74 230 180M206 74 320 166M206 74 0 24M206 74 320 20M0 74H320" />
      <circle className={styles.lamp} cx="206" cy="74" r="14" />
      <circle className={styles.solid} cx="206" cy="74" r="4" />
    </>
  ),
  'horizon-line': (
    <>
      <path className={styles.far} d="M16 36H152V62H16ZM168 36H304V112H168Z" />
      <path className={styles.floor} d="M16 62H152V136H16ZM168 112H304V136H168Z" />
      <path d="M16 36H152V136H16ZM168 36H304V136H168Z" />
      <path className={styles.move} d="M16 62H152M168 112H304" />
      <text x="84" y="160" fontSize="12" textAnchor="middle">
        Land
      </text>
      <text x="236" y="160" fontSize="12" textAnchor="middle">
        Weather
      </text>
    </>
  ),
  diagonal: (
    <>
      <path className={styles.floor} d="M0 164 320 36V180H0Z" />
      <path className={styles.move} d="M0 164 320 36" />
      <Figure x={176} y={95} scale={0.38} />
    </>
  ),
  eyeline: (
    <>
      <path d="M12 30H154V150H12ZM166 30H308V150H166Z" />
      <Profile x={70} y={84} scale={0.7} />
      <Profile x={250} y={84} scale={0.7} isTurned />
      <path className={styles.day} strokeDasharray="4 5" d="M94 84H226" />
    </>
  ),
  'two-shot': (
    <>
      <path className={styles.floor} d="M0 118H320V180H0Z" />
      <Figure x={108} y={316} scale={1.4} />
      <Figure x={214} y={322} scale={1.4} />
    </>
  ),
  'frame-within-a-frame': (
    <>
      <path className={styles.far} d="M110 26H210V156H110Z" />
      <Figure x={160} y={156} scale={0.5} />
      <path className={styles.move} d="M110 156V26H210V156" />
      <path d="M0 156H110M210 156H320" />
    </>
  ),
  'negative-space': (
    <>
      <path className={styles.floor} d="M0 156H320V180H0Z" />
      <path d="M0 156H320" />
      <Figure x={268} y={156} scale={0.24} />
    </>
  ),
  symmetry: (
    <>
      <path className={styles.floor} d="M110 120H210L320 180H0Z" />
      <path d="M0 180 110 120V48L0 6M320 180 210 120V48L320 6M110 48H210M110 120H210M40 158V22M76 138V36M280 158V22M244 138V36" />
      <Figure x={160} y={146} scale={0.46} />
      <path className={styles.lamp} strokeDasharray="5 4" d="M160 4V176" />
    </>
  ),
  'leading-lines': (
    <>
      <path className={styles.floor} d="M0 76H320V180H0Z" />
      <path d="M0 76H320" />
      <path className={styles.lamp} d="M24 180 152 82M296 180 168 82M120 180 156 96M200 180 164 96" />
      <Figure x={160} y={96} scale={0.26} />
    </>
  ),
  silhouette: (
    <>
      <path className={styles.sky} d="M0 0H320V180H0Z" />
      <Figure x={160} y={190} scale={0.86} isBlank />
    </>
  ),
  insert: (
    <>
      <circle className={styles.dark} cx="104" cy="86" r="34" />
      <circle cx="104" cy="86" r="15" />
      <path className={styles.dark} d="M138 79H252V93H240V108H230V93H218V114H208V93H138Z" />
    </>
  ),
  macro: (
    <>
      <path
        className={styles.faint}
        d="M-8 176 328 16M52 147 90 56M112 119 162 20M180 86 240-4M90 130 170 184M158 97 250 158M226 65 320 118"
      />
      <circle className={styles.dark} cx="168" cy="88" r="48" />
      <path d="M136 70A36 36 0 0 1 156 54" strokeWidth="4" />
      <path className={styles.blur} d="M138 118A44 44 0 0 0 206 106 56 56 0 0 1 138 118Z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type FrameId = keyof typeof drawings;
export const frameIds = Object.keys(drawings) as FrameId[];

export function FrameDiagram({ of }: { of: FrameId }) {
  return (
    <Diagram>
      {drawings[of]}
      <FrameCorners />
    </Diagram>
  );
}

type Layer = 'near' | 'middle' | 'far';

/** A scene three planes deep. The one that is meant is drawn out, the others step back. */
function Layers({ lit }: { lit?: Layer }) {
  const look = (layer: Layer) => (lit === undefined || lit === layer ? undefined : styles.ghost);
  return (
    <>
      <path className={styles.floor} d="M0 116H320V180H0Z" />
      <g className={look('far')}>
        <path className={styles.far} d="M0 116V84L52 58 104 92 158 46 226 100 276 72 320 104V116Z" />
        <path d="M0 84 52 58 104 92 158 46 226 100 276 72 320 104" />
      </g>
      <g className={look('middle')}>
        <Figure x={196} y={150} scale={0.48} />
      </g>
      <g className={look('near')}>
        <path
          className={styles.dark}
          d="M0 180V84C22 92 30 116 28 138 44 112 66 104 84 108 82 132 66 148 52 156 76 152 96 160 108 180Z"
        />
      </g>
    </>
  );
}
