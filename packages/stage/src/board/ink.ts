import type { Lamp } from '../scene.ts';
import { lerp, unit } from '../space/vector.ts';
import { type Accent, type Palette, palettes, type Theme, type Tone } from '../tones/palette.ts';
import { numeral } from './path.ts';

export interface Haze {
  tone: Tone;
  /** Metres to where it begins, and over which it takes two thirds of a tone. */
  from: number;
  far: number;
}

/** The colours of one picture, and the gradients and filters that it has asked for. */
export interface Ink {
  theme: Theme;
  palette: Palette;
  lamps: readonly Lamp[];
  hazed: (tone: Tone, depth: number) => string;
  /** A soft round light; `turn` lays it on a plane. */
  radial: (
    at: readonly [number, number],
    radius: number,
    accent: Accent | Tone,
    strength: number,
    turn?: string,
  ) => string;
  linear: (
    from: readonly number[],
    to: readonly number[],
    stops: readonly (readonly [share: number, colour: string, opacity: number])[],
  ) => string;
  gradient: (make: (id: string) => string) => string;
  blur: (pixels: number) => string;
  definitions: () => string;
}

export function inkOf(theme: Theme, lamps: readonly Lamp[], haze: Haze): Ink {
  const palette = palettes[theme];
  const made: string[] = [];
  const known = new Map<string, string>();
  const define = (make: (id: string) => string): string => {
    const key = make('');
    const id = known.get(key) ?? `d${made.length}`;
    if (!known.has(key)) {
      known.set(key, id);
      made.push(make(id));
    }
    return `url(#${id})`;
  };
  return {
    theme,
    palette,
    lamps: lamps.map((lamp) => ({ ...lamp, from: unit(lamp.from) })),
    hazed: ([light, warmth], depth) => {
      const share = 1 - Math.exp(-Math.max(0, depth - haze.from) / haze.far);
      return palette.tone([lerp(light, haze.tone[0], share), lerp(warmth, haze.tone[1], share)]);
    },
    radial: ([x, y], radius, accent, strength, turn = '') => {
      const colour = typeof accent === 'string' ? palette.accents[accent] : palette.tone(accent);
      const stop = (share: number, of: number) =>
        `<stop offset="${share}" stop-color="${colour}" stop-opacity="${numeral(strength * of, 3)}"/>`;
      return define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${numeral(x, 1)}" cy="${numeral(y, 1)}" r="${numeral(radius, 1)}"${turn}>${stop(0, 1)}${stop(0.35, 0.5)}${stop(0.7, 0.13)}${stop(1, 0)}</radialGradient>`,
      );
    },
    linear: ([x1 = 0, y1 = 0], [x2 = 0, y2 = 0], stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${numeral(x1, 1)}" y1="${numeral(y1, 1)}" x2="${numeral(x2, 1)}" y2="${numeral(y2, 1)}">${stops.map(([share, colour, opacity]) => `<stop offset="${share}" stop-color="${colour}" stop-opacity="${numeral(opacity, 3)}"/>`).join('')}</linearGradient>`,
      ),
    gradient: define,
    blur: (pixels) =>
      pixels < 0.8
        ? ''
        : ` filter="${define((id) => `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${numeral(Math.round(pixels * 2) / 2, 1)}"/></filter>`)}"`,
    definitions: () => (made.length === 0 ? '' : `<defs>${made.join('')}</defs>`),
  };
}
