import type { ReactNode } from 'react';
import styles from './sketches.module.css';

function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 264 148" fontSize="11" aria-hidden="true" className={styles.sketch}>
      {children}
    </svg>
  );
}

function Line({ at, children }: { at: readonly [x: number, y: number]; children: string }) {
  return (
    <text x={at[0]} y={at[1]} className={styles.filled}>
      {children}
    </text>
  );
}

/** Five numbered lines, three of them filled in. */
export function FiveLines() {
  const said = ['Nano Banana', 'A baker, floured forearms', 'A cellar bakery, 4 am', '', ''];
  return (
    <Sketch>
      {said.map((words, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        <g key={n} transform={`translate(0 ${n * 30})`}>
          <text x="0" y="20">
            {n + 1}
          </text>
          {words && <Line at={[20, 20]}>{words}</Line>}
          <path className={words ? styles.line : styles.blank} d="M20 27H264" />
        </g>
      ))}
    </Sketch>
  );
}

const boxes = [
  ['S', 'Net mender, 60s', 0, 0, 132],
  ['P', 'Boathouse, fog', 132, 0, 132],
  ['C', '50mm push', 0, 1, 88],
  ['L', '2700K bulb', 88, 1, 88],
  ['T', 'f/2.8', 176, 1, 88],
  ['M', 'Unhurried', 0, 2, 88],
  ['A', 'Low water', 88, 2, 88],
] as const;

/** The whole form, one box of it struck through. */
export function FullReport() {
  return (
    <Sketch>
      {boxes.map(([letter, words, x, row, width]) => (
        <g key={words} transform={`translate(${x} ${row * 48})`}>
          <rect className={styles.box} x="1" y="2" width={width - 1} height="48" />
          <text x="8" y="19">
            {letter}
          </text>
          <Line at={[8, 38]}>{words}</Line>
        </g>
      ))}
      <rect className={styles.box} x="177" y="98" width="86" height="48" />
      <path className={styles.line} d="M177 146 263 98" />
    </Sketch>
  );
}

/** A few words on the left, a sheet on the right. */
export function LooseIdea() {
  const sheet = [
    'A warehouse robot',
    'stands at a bus',
    'stop, one hand out',
    'to feel the rain.',
    'Sodium light, 85mm,',
    'wet tarmac.',
  ];
  return (
    <Sketch>
      <Line at={[0, 66]}>robot, sad,</Line>
      <Line at={[0, 84]}>rain</Line>
      <path className={styles.line} d="M84 70h20M98 64l7 6-7 6" />
      <rect className={styles.sheet} x="118" y="4" width="145" height="140" />
      <Typed x={130} lines={sheet} />
      <path className={styles.perforation} d="M118 128h145" />
    </Sketch>
  );
}

/** Sheets on sheets. */
export function RolledShots() {
  const sheet = [
    'Two brothers carry a',
    'piano up four floors.',
    'Handheld, from the',
    'landing above, one',
    'skylight, dust.',
  ];
  return (
    <Sketch>
      <rect className={styles.box} x="28" y="22" width="170" height="122" />
      <rect className={styles.box} x="46" y="13" width="170" height="122" />
      <rect className={styles.sheet} x="64" y="4" width="170" height="122" />
      <Typed x={76} lines={sheet} />
    </Sketch>
  );
}

function Typed({ x, lines }: { x: number; lines: readonly string[] }) {
  return lines.map((words, n) => (
    <text key={words} x={x} y={28 + 18 * n} className={styles.typed}>
      {words}
    </text>
  ));
}
