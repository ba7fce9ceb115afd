import type { ReactNode } from 'react';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Figure } from './figure.tsx';

/** Width and height of a frame, drawn side by side on one line. */
const ratios = [
  { name: '16:9', width: 88, height: 49.5 },
  { name: '3:2', width: 66, height: 44 },
  { name: '1:1', width: 48, height: 48 },
  { name: '4:5', width: 40, height: 50 },
] as const;

/** Film by its width in millimetres; how many holes run past one frame is left out. */
const gauges = {
  'super-8': 8,
  'sixteen-mm-film': 16,
  'thirty-five-mm-film': 35,
  'large-format-film': 65,
} as const;
const PER_MM = 1.9;
const GAP = 14;

type GaugeId = keyof typeof gauges;

const drawings = {
  'aspect-ratio': <Ratios />,
  inpainting: (
    <>
      <path d="M48 22H272V158H48Z" />
      <Figure x={118} y={158} scale={0.56} />
      <path className={styles.glow} d="M176 54H252V126H176Z" />
      <path className={styles.move} strokeDasharray="6 5" d="M176 54H252V126H176Z" />
    </>
  ),
  outpainting: (
    <>
      <path className={styles.dark} d="M98 50H222V130H98Z" />
      <Figure x={160} y={130} scale={0.34} />
      <path className={styles.lamp} strokeDasharray="6 5" d="M24 14H296V166H24Z" />
      <path className={styles.move} d="M90 90H42M54 82 40 90 54 98M230 90H278M266 82 280 90 266 98" />
    </>
  ),
  vignette: (
    <>
      <path className={styles.black} d="M0 0H320V180H0Z" />
      <ellipse className={styles.blur} cx="160" cy="90" rx="184" ry="108" />
      <ellipse className={styles.blur} cx="160" cy="90" rx="156" ry="92" />
      <ellipse className={styles.blur} cx="160" cy="90" rx="126" ry="74" />
      <ellipse className={styles.blur} cx="160" cy="90" rx="92" ry="54" />
    </>
  ),
  halation: (
    <>
      <path className={styles.black} d="M0 0H320V180H0Z" />
      <circle className={styles.glow} cx="160" cy="90" r="66" />
      <circle className={styles.glow} cx="160" cy="90" r="48" />
      <circle className={styles.solid} cx="160" cy="90" r="30" />
    </>
  ),
  'lens-flare': (
    <>
      <path className={styles.black} d="M0 0H320V180H0Z" />
      <path className={styles.day} d="M10 44H150M80 6V84M40 8 118 82M42 82 116 10" />
      <circle className={styles.solid} cx="80" cy="44" r="14" />
      <circle className={styles.blur} cx="148" cy="84" r="12" />
      <circle className={styles.blur} cx="190" cy="110" r="22" />
      <circle className={styles.blur} cx="250" cy="146" r="34" />
      <circle className={styles.lamp} cx="222" cy="129" r="9" />
    </>
  ),
  bokeh: (
    <>
      <path className={styles.black} d="M0 0H320V180H0Z" />
      {[
        [52, 48, 20],
        [96, 72, 15],
        [226, 42, 22],
        [268, 84, 18],
        [276, 36, 12],
        [58, 110, 12],
      ].map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className={styles.blur} cx={x} cy={y} r={r} />
      ))}
      <Figure x={160} y={330} scale={1.5} />
    </>
  ),
  'double-exposure': (
    <>
      <g opacity="0.6">
        <path className={styles.far} d="M0 180V110L60 66 120 118 190 60 260 124 320 88V180Z" />
        <path d="M0 110 60 66 120 118 190 60 260 124 320 88" />
      </g>
      <g opacity="0.6">
        <Figure x={160} y={390} scale={1.8} />
      </g>
    </>
  ),
  'super-8': <Gauges lit="super-8" />,
  'sixteen-mm-film': <Gauges lit="sixteen-mm-film" />,
  'thirty-five-mm-film': <Gauges lit="thirty-five-mm-film" />,
  'large-format-film': <Gauges lit="large-format-film" />,
} as const satisfies Record<string, ReactNode>;

export type FormatId = keyof typeof drawings;
export const formatIds = Object.keys(drawings) as FormatId[];

/** The picture as a thing: its shape, its stock, what light leaves on it. */
export function FormatDiagram({ of }: { of: FormatId }) {
  return <Diagram>{drawings[of]}</Diagram>;
}

function Ratios() {
  let x = 18;
  return ratios.map(({ name, width, height }) => {
    const left = x;
    x += width + GAP;
    return (
      <g key={name}>
        <path className={styles.dark} d={`M${left} 110V${110 - height}H${left + width}V110Z`} />
        <text x={left + width / 2} y="132" fontSize="12" textAnchor="middle">
          {name}
        </text>
      </g>
    );
  });
}

function Gauges({ lit }: { lit: GaugeId }) {
  let x = 24;
  return Object.entries(gauges).map(([id, mm]) => {
    const left = x;
    const width = mm * PER_MM;
    x += width + GAP;
    const inset = Math.max(4, width * 0.14);
    return (
      <g key={id} className={id === lit ? undefined : styles.ghost}>
        <path className={styles.dark} d={`M${left} 14H${left + width}V140H${left}Z`} />
        <path
          className={id === lit ? styles.lamp : undefined}
          d={[20, 60, 100]
            .map((y) => `M${left + inset} ${y}H${left + width - inset}V${y + 34}H${left + inset}Z`)
            .join('')}
        />
        <text x={left + width / 2} y="162" fontSize="12" textAnchor="middle">
          {mm}
        </text>
      </g>
    );
  });
}
