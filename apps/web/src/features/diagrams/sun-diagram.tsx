import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';

/** How far the sun has come on its way over the sky, in degrees from where it rises. */
const suns = {
  dawn: -10,
  sunrise: 2,
  morning: 32,
  midday: 90,
  afternoon: 132,
  'golden-hour': 168,
  sunset: 178,
  dusk: 188,
  'blue-hour': 191,
  evening: 197,
  night: 270,
} as const;

export type SunId = keyof typeof suns;
export const sunIds = Object.keys(suns) as SunId[];

const [X, Y, WIDE, HIGH] = [160, 124, 126, 96];

/** The sun's way from east to west, and where on it the hour is. */
export function SunDiagram({ hour }: { hour: SunId }) {
  const degrees = suns[hour];
  const angle = ((180 - degrees) * Math.PI) / 180;
  const isUp = degrees > 0 && degrees < 180;
  // Under the ground the way is short: all that matters is how far it is from the edge.
  const [x, y] = [X + WIDE * Math.cos(angle), Y - (isUp ? HIGH : HIGH / 2) * Math.sin(angle)];
  return (
    <Diagram>
      {degrees > -12 && degrees < 193 && (
        <path className={styles.tint} d={`M0 0H320V${Y}H0Z`} opacity={isUp ? undefined : 0.12} />
      )}
      <path className={styles.floor} d={`M0 ${Y}H320V180H0Z`} />
      <path
        className={styles.faint}
        strokeDasharray="4 5"
        d={`M${X - WIDE} ${Y}A${WIDE} ${HIGH} 0 0 1 ${X + WIDE} ${Y}`}
      />
      <path d={`M0 ${Y}H320`} />
      {hour === 'night' ? (
        <path
          className={styles.solid}
          d="M150 30A22 22 0 1 0 176 62 24 24 0 0 1 150 30ZM86 40H88V42H86ZM236 58H238V60H236ZM110 82H112V84H110ZM220 26H222V28H220Z"
        />
      ) : (
        <circle className={isUp ? styles.solid : styles.ghost} cx={x} cy={y} r="11" />
      )}
      {isUp && (
        <path
          className={styles.lamp}
          d={[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => ray(x, y, turn)).join('')}
        />
      )}
      <text x="14" y="168" fontSize="12">
        East
      </text>
      <text x="306" y="168" fontSize="12" textAnchor="end">
        West
      </text>
    </Diagram>
  );
}

function ray(x: number, y: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return `M${x + 15 * dx} ${y + 15 * dy}L${x + 21 * dx} ${y + 21 * dy}`;
}
