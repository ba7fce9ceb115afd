import type { ReactNode } from 'react';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Figure } from './figure.tsx';

/** Widths and heights in millimetres. */
const sensors = [
  { name: 'Medium format', width: 44, height: 33 },
  { name: 'Full frame', width: 36, height: 24 },
  { name: 'Super 35', width: 25, height: 19 },
  { name: 'Four Thirds', width: 17, height: 13 },
] as const;
const PER_MM = 3.6;

const GREYS = [0.02, 0.06, 0.12, 0.2, 0.32, 0.46, 0.64, 0.82, 1];

const drawings = {
  'shutter-angle': (
    <>
      <circle className={styles.dark} cx="160" cy="90" r="68" />
      <path className={styles.solid} opacity="0.4" d="M160 22A68 68 0 0 1 160 158Z" />
      <path d="M160 22V158" />
      <circle className={styles.dark} cx="160" cy="90" r="6" />
      <text x="250" y="95" fontSize="14">
        180°
      </text>
    </>
  ),
  'shutter-speed': (
    <>
      <circle className={styles.solid} cx="80" cy="78" r="22" />
      <Smear x={236} y={78} />
      <text x="80" y="140" fontSize="14" textAnchor="middle">
        1/1000
      </text>
      <text x="230" y="140" fontSize="14" textAnchor="middle">
        1/30
      </text>
    </>
  ),
  'motion-blur': (
    <>
      <Smear x={206} y={84} />
      <path className={styles.move} d="M96 140H224M212 132 226 140 212 148" />
    </>
  ),
  'long-exposure': (
    <>
      <path d="M0 96H320" />
      <path
        className={styles.lamp}
        strokeWidth="3"
        d="M0 172C90 160 150 130 196 98M0 150C80 144 140 122 186 98M0 132C70 130 126 114 176 98"
      />
      <path
        className={styles.day}
        strokeWidth="3"
        d="M320 176C290 150 250 122 212 98M320 156C294 138 258 116 222 98"
      />
    </>
  ),
  bracketing: (
    <>
      {[0.2, 0.55, 1].map((light, n) => (
        <g key={light} transform={`translate(${16 + n * 100} 38)`}>
          <path className={styles.solid} opacity={light} d="M0 0H88V84H0Z" />
          <Figure x={44} y={84} scale={0.36} isBlank />
          <path d="M0 0H88V84H0Z" />
        </g>
      ))}
      {['Darker', 'Right', 'Brighter'].map((word, n) => (
        <text key={word} x={60 + n * 100} y="148" fontSize="12" textAnchor="middle">
          {word}
        </text>
      ))}
    </>
  ),
  'stop-of-light': (
    <>
      {[1, 2, 4, 8].map((times, n) => (
        <g key={times}>
          <path className={styles.solid} d={`M${50 + n * 60} 140V${140 - times * 14}H${90 + n * 60}V140Z`} />
          <text x={70 + n * 60} y="160" fontSize="12" textAnchor="middle">
            {times}
          </text>
        </g>
      ))}
      <path d="M36 140H286" />
    </>
  ),
  'dynamic-range': (
    <>
      {GREYS.map((light, n) => (
        <path
          key={light}
          className={styles.solid}
          opacity={light}
          d={`M${16 + n * 32} 50H${48 + n * 32}V112H${16 + n * 32}Z`}
        />
      ))}
      <path d="M16 50H304V112H16Z" />
      <path className={styles.move} d="M48 128H272M48 120V136M272 120V136" />
    </>
  ),
  'frame-rate': (
    <>
      <path d={ticks(24, 44)} />
      <path className={styles.lamp} d={ticks(60, 104)} />
      <text x="20" y="36" fontSize="12">
        24
      </text>
      <text x="20" y="96" fontSize="12">
        60
      </text>
      <text x="160" y="164" fontSize="12" textAnchor="middle">
        One second
      </text>
    </>
  ),
  sensor: <Sensors />,
  'medium-format': <Sensors lit="Medium format" />,
} as const satisfies Record<string, ReactNode>;

export type ExposureId = keyof typeof drawings;
export const exposureIds = Object.keys(drawings) as ExposureId[];

/** What the shutter, the sensor and the stop do. */
export function ExposureDiagram({ of }: { of: ExposureId }) {
  return <Diagram>{drawings[of]}</Diagram>;
}

function Smear({ x, y }: { x: number; y: number }) {
  return [0, 14, 28, 42, 56, 70].map((back) => (
    <circle key={back} className={styles.blur} cx={x - back} cy={y} r="22" />
  ));
}

/** So many strokes a second, from a height down. */
function ticks(count: number, y: number): string {
  const step = 280 / count;
  return Array.from({ length: count + 1 }, (_, n) => `M${20 + n * step} ${y}V${y + 34}`).join('');
}

/** All with one corner in common, so that the eye can compare them. */
function Sensors({ lit }: { lit?: string }) {
  const [left, bottom] = [20, 150];
  return sensors.map(({ name, width, height }) => {
    const isLit = lit === name;
    const top = bottom - height * PER_MM;
    return (
      <g key={name} className={lit !== undefined && !isLit ? styles.ghost : undefined}>
        <path
          className={isLit ? styles.move : undefined}
          d={`M${left} ${bottom}V${top}H${left + width * PER_MM}V${bottom}Z`}
        />
        <text x="192" y={top + 14} fontSize="12">
          {name}
        </text>
        <path
          className={styles.faint}
          strokeDasharray="2 4"
          d={`M${left + width * PER_MM + 4} ${top + 10}H186`}
        />
      </g>
    );
  });
}
