import type { ReactNode } from 'react';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';

const [PICTURE, SOUND] = [40, 106];
const DEEP = 40;
const [LEFT, RIGHT, MIDDLE] = [70, 304, 187];

/** Two scenes on their tracks, picture over sound, from left to right. */
const cuts = {
  'hard-cut': <Tracks />,
  'j-cut': <Tracks sound={MIDDLE - 52} />,
  'l-cut': <Tracks sound={MIDDLE + 52} />,
  'cross-cutting': (
    <>
      {[0, 1, 2, 3, 4, 5].map((n) => (
        <Scene key={n} from={LEFT + n * 39} to={LEFT + (n + 1) * 39} y={66} name={n % 2 === 0 ? 'A' : 'B'} />
      ))}
      <Name y={66}>Picture</Name>
    </>
  ),
  'cross-dissolve': (
    <>
      <path className={styles.blur} d={`M${LEFT} 60H${MIDDLE - 40}L${MIDDLE + 40} 110H${LEFT}Z`} />
      <path
        className={styles.solid}
        opacity="0.5"
        d={`M${MIDDLE - 40} 110 ${MIDDLE + 40} 60H${RIGHT}V110Z`}
      />
      <path
        d={`M${LEFT} 60H${MIDDLE - 40}L${MIDDLE + 40} 110H${LEFT}ZM${MIDDLE - 40} 110 ${MIDDLE + 40} 60H${RIGHT}V110Z`}
      />
      <Letters y={85} />
      <Name y={62}>Picture</Name>
    </>
  ),
  fade: (
    <>
      <path className={styles.black} d={`M${LEFT} 56H${RIGHT}V114H${LEFT}Z`} />
      <path
        className={styles.solid}
        opacity="0.5"
        d={`M${LEFT} 114 ${LEFT + 70} 56H${RIGHT - 70}L${RIGHT} 114Z`}
      />
      <path d={`M${LEFT} 114 ${LEFT + 70} 56H${RIGHT - 70}L${RIGHT} 114Z`} />
      <Name y={66}>Picture</Name>
    </>
  ),
  wipe: (
    <>
      <path className={styles.blur} d="M48 24H272V156H48Z" />
      <path className={styles.solid} opacity="0.5" d="M48 24H150V156H48Z" />
      <path d="M48 24H272V156H48Z" />
      <path className={styles.move} d="M150 24V156M164 90H206M194 82 208 90 194 98" />
      <Letter x={99} y={90}>
        B
      </Letter>
      <Letter x={240} y={90}>
        A
      </Letter>
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type CutId = keyof typeof cuts;
export const cutIds = Object.keys(cuts) as CutId[];

export function CutDiagram({ of }: { of: CutId }) {
  return <Diagram>{cuts[of]}</Diagram>;
}

/** Where the sound changes, when not with the picture. */
function Tracks({ sound = MIDDLE }: { sound?: number }) {
  return (
    <>
      <Name y={PICTURE}>Picture</Name>
      <Name y={SOUND}>Sound</Name>
      <Scene from={LEFT} to={MIDDLE} y={PICTURE} name="A" />
      <Scene from={MIDDLE} to={RIGHT} y={PICTURE} name="B" />
      <Scene from={LEFT} to={sound} y={SOUND} name="A" />
      <Scene from={sound} to={RIGHT} y={SOUND} name="B" />
      <path className={styles.lamp} strokeDasharray="4 4" d={`M${MIDDLE} 24V162`} />
    </>
  );
}

function Scene({ from, to, y, name }: { from: number; to: number; y: number; name: 'A' | 'B' }) {
  const box = `M${from} ${y}H${to}V${y + DEEP}H${from}Z`;
  return (
    <>
      <path
        className={name === 'A' ? styles.blur : styles.solid}
        opacity={name === 'A' ? undefined : 0.5}
        d={box}
      />
      <path d={box} />
      <Letter x={(from + to) / 2} y={y + DEEP / 2}>
        {name}
      </Letter>
    </>
  );
}

function Letters({ y }: { y: number }) {
  return (
    <>
      <Letter x={LEFT + 40} y={y}>
        A
      </Letter>
      <Letter x={RIGHT - 40} y={y}>
        B
      </Letter>
    </>
  );
}

function Letter({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text className={styles.letter} x={x} y={y + 5} fontSize="14" textAnchor="middle">
      {children}
    </text>
  );
}

function Name({ y, children }: { y: number; children: string }) {
  return (
    <text x="12" y={y + DEEP / 2 + 4} fontSize="12">
      {children}
    </text>
  );
}
