import { emptyPlane, type Plane, type RawPicture } from '../raw-picture.ts';
import { lightness, linearOf, luminance } from './light-values.ts';
import { oklabOf } from './oklab.ts';

/** What all measurements are taken from, worked out once. */
export interface Pixels {
  width: number;
  height: number;
  count: number;
  /** CIE lightness, 0 to 100. */
  lightness: Plane;
  /** Light of each colour, 0 to 1. */
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  /** OKLab. */
  okL: Float32Array;
  okA: Float32Array;
  okB: Float32Array;
  raw: RawPicture;
}

export function readPixels(raw: RawPicture): Pixels {
  const { width, height, pixels } = raw;
  const count = width * height;
  const [red, green, blue, okL, okA, okB] = Array.from({ length: 6 }, () => new Float32Array(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const plane = emptyPlane(width, height);
  for (let at = 0; at < count; at++) {
    const r = linearOf[pixels[3 * at] ?? 0] ?? 0;
    const g = linearOf[pixels[3 * at + 1] ?? 0] ?? 0;
    const b = linearOf[pixels[3 * at + 2] ?? 0] ?? 0;
    red[at] = r;
    green[at] = g;
    blue[at] = b;
    plane.values[at] = lightness(luminance(r, g, b));
    const colour = oklabOf(r, g, b);
    okL[at] = colour.l;
    okA[at] = colour.a;
    okB[at] = colour.b;
  }
  return { width, height, count, lightness: plane, red, green, blue, okL, okA, okB, raw };
}
