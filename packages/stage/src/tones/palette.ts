import { clamp, radians } from '../space/vector.ts';

export type Theme = 'stage' | 'paper';
/** How light (0 to 1), and how warm (-1 slate to 1 amber): what a scene knows of colour. */
export type Tone = readonly [light: number, warmth: number];
export type Accent = 'amber' | 'bulb' | 'cool' | 'warm';

export interface Palette {
  tone: (tone: Tone) => string;
  accents: Readonly<Record<Accent, string>>;
  /** Corner marks and the words of an honest frame. */
  ink: string;
  faintInk: string;
  rule: string;
  fineRule: string;
  sheet: string;
  /** How strongly glows are laid on. */
  glow: number;
  /** How dark the corners fall off. */
  falloff: number;
}

function oklch(light: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(radians(hue)), chroma * Math.sin(radians(hue))];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = (c: number) =>
    Math.round(255 * clamp(c <= 0.0031308 ? 12.92 * c : 1.055 * Math.max(c, 0) ** (1 / 2.4) - 0.055))
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(hex).join('')}`;
}

/** Slate and amber, the two families of the page; dark tones carry little of either. */
function tint(light: number, warmth: number): string {
  return warmth < 0
    ? oklch(light, 0.008 - 0.03 * warmth, 236)
    : oklch(light, 0.008 + 0.04 * warmth * Math.min(1, light * 2), 70);
}

const known = new Map<string, string>();
function remembered(theme: Theme, [light, warmth]: Tone, make: () => string): string {
  const key = `${theme}${Math.round(light * 400)} ${Math.round(warmth * 20)}`;
  const colour = known.get(key) ?? make();
  if (known.size < 9000) known.set(key, colour);
  return colour;
}
const steps = ([light, warmth]: Tone): Tone => [
  Math.round(clamp(light) * 400) / 400,
  Math.round(clamp(warmth, -1, 1) * 20) / 20,
];
const SHOULDER = 2.7;

/** The inks of `apps/web/src/ui/tokens.css`, for a picture that has to bring its own. */
export const palettes: Readonly<Record<Theme, Palette>> = {
  stage: {
    tone: (tone) => {
      const [light, warmth] = steps(tone);
      return remembered('stage', [light, warmth], () => tint(0.135 + 0.81 * light, warmth));
    },
    accents: {
      amber: oklch(0.82, 0.145, 77),
      bulb: oklch(0.97, 0.05, 90),
      cool: oklch(0.84, 0.03, 225),
      warm: oklch(0.7, 0.12, 70),
    },
    ink: oklch(0.95, 0.01, 85),
    faintInk: oklch(0.79, 0.012, 82),
    rule: oklch(0.535, 0.012, 75),
    fineRule: oklch(0.325, 0.01, 72),
    sheet: oklch(0.2, 0.008, 70),
    glow: 1,
    falloff: 0.5,
  },
  paper: {
    tone: (tone) => {
      const [light, warmth] = steps(tone);
      return remembered('paper', [light, warmth], () =>
        tint(0.2 + (0.765 * (1 - Math.exp(-light * SHOULDER))) / (1 - Math.exp(-SHOULDER)), warmth * 0.8),
      );
    },
    accents: {
      amber: oklch(0.82, 0.155, 74),
      bulb: oklch(0.985, 0.03, 90),
      cool: oklch(0.93, 0.015, 225),
      warm: oklch(0.78, 0.12, 72),
    },
    ink: oklch(0.2, 0.012, 70),
    faintInk: oklch(0.385, 0.014, 70),
    rule: oklch(0.55, 0.014, 75),
    fineRule: oklch(0.82, 0.014, 82),
    sheet: oklch(0.975, 0.008, 85),
    glow: 0.85,
    falloff: 0.16,
  },
};
