import type { ReactNode } from 'react';
import styles from './diagram.module.css';

export type LightKind =
  | 'lamp'
  | 'soft'
  | 'window'
  | 'sun'
  | 'card'
  | 'flag'
  | 'ring'
  | 'above'
  | 'below'
  | 'all-around'
  | 'leaves'
  | 'hard'
  | 'spot'
  | 'moon'
  | 'sky'
  | 'open-sky'
  | 'noon'
  | 'ceiling'
  | 'tube'
  | 'cool-tube'
  | 'beams'
  | 'screen'
  | 'book'
  | 'gobo'
  | 'gel';

interface Placed {
  kind: LightKind;
  x: number;
  y: number;
}

const at = (kind: LightKind, x: number, y: number): readonly Placed[] => [{ kind, x, y }];

/** Where each light stands on a set whose subject is at 160,84 and whose camera looks up the page. */
const setups = {
  'front-light': at('lamp', 190, 150),
  'side-light': at('lamp', 56, 84),
  'side-light-left': at('lamp', 56, 84),
  'side-light-right': at('lamp', 264, 84),
  backlight: at('lamp', 160, 18),
  'rim-light': at('lamp', 236, 24),
  'top-light': at('above', 160, 84),
  underlight: at('below', 160, 84),
  'rembrandt-light': at('lamp', 74, 134),
  'three-point-light': [
    { kind: 'lamp', x: 74, y: 134 },
    { kind: 'soft', x: 256, y: 128 },
    { kind: 'lamp', x: 228, y: 22 },
  ],
  'key-light': at('lamp', 74, 134),
  'fill-light': [
    { kind: 'lamp', x: 74, y: 134 },
    { kind: 'card', x: 232, y: 92 },
  ],
  'negative-fill': [
    { kind: 'window', x: 40, y: 84 },
    { kind: 'flag', x: 228, y: 84 },
  ],
  'bounced-light': [
    { kind: 'lamp', x: 214, y: 140 },
    { kind: 'card', x: 262, y: 60 },
  ],
  'window-light': at('window', 40, 84),
  skylight: at('sky', 160, 84),
  softbox: at('soft', 62, 60),
  'soft-light': at('soft', 62, 60),
  'beauty-dish': at('soft', 160, 132),
  'hard-light': at('hard', 62, 60),
  spotlight: at('spot', 62, 60),
  flash: at('lamp', 178, 146),
  'ring-light': at('ring', 160, 146),
  sunlight: at('sun', 270, 30),
  'golden-hour': at('sun', 284, 60),
  sunrise: at('sun', 284, 60),
  sunset: at('sun', 284, 60),
  moonlight: at('moon', 270, 30),
  midday: at('noon', 160, 84),
  overcast: at('all-around', 160, 84),
  fog: at('all-around', 160, 84),
  'ambient-light': at('all-around', 160, 84),
  'high-key': at('all-around', 160, 84),
  'low-key': at('lamp', 236, 24),
  'practical-light': at('lamp', 116, 66),
  'motivated-light': at('lamp', 116, 66),
  lantern: at('lamp', 116, 66),
  candlelight: at('lamp', 128, 108),
  firelight: at('below', 160, 84),
  'tungsten-light': at('lamp', 116, 54),
  'fluorescent-light': at('ceiling', 160, 84),
  'dappled-light': at('leaves', 248, 30),
  kicker: at('lamp', 254, 48),
  neon: [
    { kind: 'tube', x: 58, y: 84 },
    { kind: 'cool-tube', x: 262, y: 84 },
  ],
  headlights: at('beams', 28, 84),
  'screen-glow': at('screen', 160, 116),
  'book-light': at('book', 70, 62),
  gobo: at('gobo', 56, 58),
  gel: at('gel', 62, 60),
} as const satisfies Record<string, readonly Placed[]>;

export type LightId = keyof typeof setups;
export const lightIds = Object.keys(setups) as LightId[];

export function Light({ light }: { light: LightId }) {
  return setups[light].map((placed) => <Source key={`${placed.x} ${placed.y}`} {...placed} />);
}

const COOL: readonly LightKind[] = [
  'window',
  'sun',
  'all-around',
  'moon',
  'sky',
  'open-sky',
  'noon',
  'cool-tube',
  'screen',
];
const UNTURNED: readonly LightKind[] = [
  'above',
  'below',
  'all-around',
  'ring',
  'sky',
  'open-sky',
  'noon',
  'ceiling',
];

const tones = { warm: styles.lamp, white: undefined, cool: styles.day } as const;

export type Tone = keyof typeof tones;

/** A light that pours onto the subject from where it stands, in its own colour or in that of its tone. */
export function Source({
  kind,
  x,
  y,
  tone = COOL.includes(kind) ? 'cool' : 'warm',
}: Placed & { tone?: Tone }) {
  const turn = (Math.atan2(84 - y, 160 - x) * 180) / Math.PI;
  return (
    <g
      className={tones[tone]}
      transform={`translate(${x} ${y}) rotate(${UNTURNED.includes(kind) ? 0 : turn})`}
    >
      {shapes[kind]}
    </g>
  );
}

const bulb = (
  <>
    <circle className={styles.dark} r="9" />
    <path d="M-6-6 6 6M6-6-6 6" />
  </>
);

/** Each pours to the right. */
const shapes = {
  lamp: (
    <>
      <path className={styles.glow} d="M8-4 62-22V22L8 4Z" />
      {bulb}
      <path d="M14-4 40-12M14 4 40 12" />
    </>
  ),
  soft: (
    <>
      <path className={styles.glow} d="M8-24 70-30V30L8 24Z" />
      <path className={styles.dark} d="M-8-10 8-24V24L-8 10Z" />
      <path d="M18-16H44M18 0H44M18 16H44" />
    </>
  ),
  window: (
    <path d="M0-52V52M-6-52V52M14-34H62L56-39M62-34 56-29M14 0H62L56-5M62 0 56 5M14 34H62L56 29M62 34 56 39" />
  ),
  sun: (
    <>
      <circle className={styles.dark} r="11" />
      <path d="M18-16H54M18 0H54M18 16H54M0-17V-20M0 17V20M-17 0H-20" />
    </>
  ),
  card: <path strokeWidth="4" d="M0-26V26" />,
  flag: <path className={styles.dark} d="M-4-30H4V30H-4Z" />,
  ring: <circle r="20" strokeWidth="4" />,
  above: (
    <>
      <circle className={styles.glow} r="36" />
      <circle r="26" strokeDasharray="4 4" />
      <path d="M-18-18-11-11M18-18 11-11M-18 18-11 11M18 18 11 11" />
    </>
  ),
  below: (
    <>
      <circle className={styles.glow} r="30" />
      <path d="M-22 22-12 12M22 22 12 12M0 32V18M-32 0H-18M32 0H18" />
    </>
  ),
  'all-around': (
    <path d="M-110-56-86-44M-60-66-48-50M0-70V-52M60-66 48-50M110-56 86-44M-124 0H-98M124 0H98M-104 44-84 34M104 44 84 34" />
  ),
  leaves: (
    <>
      <circle className={styles.dark} r="11" />
      <path d="M18-14H30M40-14H50M18 0H26M36 0H54M18 14H34M44 14H52" />
      <path className={styles.day} d="M30-26C40-20 40-10 30-4 40 2 40 14 30 24" />
    </>
  ),
  hard: (
    <>
      <path className={styles.glow} d="M8-4 92-18V18L8 4Z" />
      <path className={styles.black} d="M101-9 196-22V22L101 9Z" />
      {bulb}
    </>
  ),
  spot: (
    <>
      <path className={styles.glow} d="M8-3 76-14V14L8 3Z" />
      <circle className={styles.glow} cx="101" r="30" />
      <circle cx="101" r="30" />
      {bulb}
    </>
  ),
  moon: <path d="M-8-11A14 14 0 1 1-8 11 11 11 0 1 0-8-11ZM18-12H44M22 0H52M18 12H44" />,
  sky: (
    <>
      <circle className={styles.tint} r="52" />
      <path strokeDasharray="5 5" d="M-52 0A52 52 0 1 1 52 0 52 52 0 1 1-52 0Z" />
      <path d="M-34-34-18-18M34-34 18-18M-34 34-18 18M34 34 18 18" />
    </>
  ),
  'open-sky': (
    <path d="M-96-74V-52L-101-60M-96-52-91-60M-64-74V-52L-69-60M-64-52-59-60M64-74V-52L59-60M64-52 69-60M96-74V-52L91-60M96-52 101-60" />
  ),
  noon: (
    <>
      <circle r="20" />
      <path d="M28 0H42M-28 0H-42M0-28V-42M0 28V42M20-20 30-30M-20-20-30-30M20 20 30 30M-20 20-30 30" />
    </>
  ),
  ceiling: (
    <>
      <path className={styles.glow} d="M-72-46H72V46H-72Z" />
      <path strokeWidth="3" d="M-64-34H64M-64 0H-20M20 0H64M-64 34H64" />
    </>
  ),
  tube: (
    <>
      <path className={styles.glow} d="M6-34 76-44V44L6 34Z" />
      <path strokeWidth="4" d="M0-34V34" />
    </>
  ),
  'cool-tube': (
    <>
      <path className={styles.tint} d="M6-34 76-44V44L6 34Z" />
      <path strokeWidth="4" d="M0-34V34" />
    </>
  ),
  beams: (
    <>
      <path className={styles.glow} d="M8-17 116-34V-2L8-11ZM8 11 116 2V34L8 17Z" />
      <path className={styles.black} d="M132-9 270-26V26L132 9Z" />
      <path className={styles.dark} d="M-18-26H2V26H-18Z" />
      <path strokeWidth="4" d="M4-18V-10M4 10V18" />
    </>
  ),
  screen: (
    <>
      <path className={styles.tint} d="M2-16 22-24V24L2 16Z" />
      <path strokeWidth="4" d="M0-16V16" />
    </>
  ),
  book: (
    <>
      <path className={styles.glow} d="M14-34 74-40V40L14 34Z" />
      <path strokeWidth="4" d="M-34-34V34" />
      <path strokeDasharray="4 4" d="M10-36V36" />
      <path d="M-4 24-26 4M-26 14-27 3-16 4" />
      <g transform="translate(2 30)">{bulb}</g>
    </>
  ),
  gobo: (
    <>
      <path className={styles.glow} d="M26-15 88-44V-24L26-8ZM26-3 88-9V9L26 3ZM26 8 88 24V44L26 15Z" />
      <path strokeWidth="4" d="M24-26V-18M24-6V-5M24 5V6M24 18V26" />
      {bulb}
    </>
  ),
  gel: (
    <>
      <path className={styles.glow} d="M8-4 22-9V9L8 4Z" />
      <path className={styles.tint} d="M28-11 78-28V28L28 11Z" />
      <path className={styles.day} strokeWidth="4" d="M25-18V18" />
      {bulb}
    </>
  ),
} as const satisfies Record<LightKind, ReactNode>;
