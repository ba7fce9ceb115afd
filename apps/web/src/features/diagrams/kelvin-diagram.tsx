import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';

/** Where on the scale, in kelvins. Without one, the scale alone. */
const kelvins = {
  'colour-temperature': undefined,
  'white-balance': undefined,
  'warm-grade': 3000,
  'cool-grade': 8000,
  streetlight: 2100,
  'tungsten-light': 3000,
} as const;

export type KelvinId = keyof typeof kelvins;
export const kelvinIds = Object.keys(kelvins) as KelvinId[];

const steps = [1900, 3200, 4300, 5600, 7000, 9500] as const;
const WIDTH = 46;
const LEFT = 22;

/** From a candle to the shade of a clear sky. */
export function KelvinDiagram({ of }: { of: KelvinId }) {
  const kelvin = kelvins[of];
  return (
    <Diagram>
      {steps.map((step, n) => (
        <g key={step}>
          <rect
            className={styles[`kelvin${n + 1}`]}
            stroke="none"
            x={LEFT + n * WIDTH}
            y="58"
            width={WIDTH}
            height="56"
          />
          <text x={LEFT + (n + 0.5) * WIDTH} y="134" fontSize="12" textAnchor="middle">
            {step}
          </text>
        </g>
      ))}
      <text x={LEFT} y="160" fontSize="12">
        Candle
      </text>
      <text x="160" y="160" fontSize="12" textAnchor="middle">
        kelvins
      </text>
      <text x="298" y="160" fontSize="12" textAnchor="end">
        Open shade
      </text>
      {kelvin && <path className={styles.solid} d={marker(kelvin)} />}
    </Diagram>
  );
}

function marker(kelvin: number): string {
  const above = steps.findIndex((step) => step >= kelvin);
  const [low, high] = [steps[above - 1] ?? kelvin, steps[above] ?? kelvin];
  const x = LEFT + (above - 0.5 + (kelvin - low) / (high - low || 1)) * WIDTH;
  return `M${x} 52 ${x - 8} 36H${x + 8}Z`;
}
