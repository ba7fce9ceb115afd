import { byteOf, linearOf } from './light-values.ts';

/** A colour in OKLab: lightness 0 to 1, green to red, blue to yellow. */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

/** From amounts of light, 0 to 1. */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

export function oklabOfHex(hex: string): Oklab {
  const light = (at: number) => linearOf[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0;
  return oklabOf(light(1), light(3), light(5));
}

export function hexOf({ l, a, b }: Oklab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const bytes = [
    byteOf(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    byteOf(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    byteOf(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** ΔE in OKLab: 0.02 is just seen, 1 is black to white. */
export function distance(one: Oklab, other: Oklab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}
