import { byteOf, linearOf } from '../src/picture/colour/light-values.ts';
import type { RawPicture } from '../src/picture/raw-picture.ts';
import { seeded } from './seeded.ts';

/** Light of each colour, 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];
type Random = () => number;

/** Pictures of which it is known what a measurement has to find. */
export function paint(
  width: number,
  height: number,
  lightAt: (x: number, y: number) => Light,
  noise: { random: Random; spread: number } = { random: () => 0.5, spread: 0 },
): RawPicture {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const [channel, light] of lightAt(x, y).entries()) {
        const grain = (noise.random() + noise.random() - 1) * noise.spread;
        pixels[3 * (y * width + x) + channel] = Math.min(255, Math.max(0, byteOf(light) + grain));
      }
  return { width, height, pixels };
}

export function lightOfHex(hex: string): Light {
  const of = (at: number) => linearOf[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0;
  return [of(1), of(3), of(5)];
}

/**
 * What a glowing body of a temperature looks like on a display: Planck's law through the colour-matching functions of the
 * eye, as Wyman and others fit them. It shares nothing with the table that temperatures are measured by.
 */
export function glow(kelvin: number): Light {
  let [x, y, z] = [0, 0, 0];
  for (let nm = 380; nm <= 780; nm += 5) {
    const radiance = nm ** -5 / (Math.exp(14_387_768.8 / (nm * kelvin)) - 1);
    x +=
      radiance *
      (lobe(nm, 1.056, 599.8, 37.9, 31) +
        lobe(nm, 0.362, 442, 16, 26.7) -
        lobe(nm, 0.065, 501.1, 20.4, 26.2));
    y += radiance * (lobe(nm, 0.821, 568.8, 46.9, 40.5) + lobe(nm, 0.286, 530.9, 16.3, 31.1));
    z += radiance * (lobe(nm, 1.217, 437, 11.8, 36) + lobe(nm, 0.681, 459, 26, 13.8));
  }
  const light = [
    3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * y + 0.041556 * z,
    0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
  ] as const;
  const most = Math.max(...light);
  return [Math.max(0, light[0] / most), Math.max(0, light[1] / most), Math.max(0, light[2] / most)];
}

function lobe(nm: number, height: number, middle: number, before: number, after: number): number {
  const off = (nm - middle) / (nm < middle ? before : after);
  return height * Math.exp(-(off * off) / 2);
}

/** Patches of cloth and card under one light: two of five are grey. */
export function patchesUnder(kelvin: number, seed: number): RawPicture {
  const random = seeded(seed);
  const light = glow(kelvin);
  const across = 12;
  const patches = Array.from({ length: across * 8 }, (): Light => {
    const value = 0.08 + random() * 0.72;
    if (random() < 0.4) return [value, value, value];
    return [0.05 + random() * 0.8, 0.05 + random() * 0.8, 0.05 + random() * 0.8];
  });
  return paint(
    240,
    160,
    (x, y) => {
      const patch = patches[Math.floor(y / 20) * across + Math.floor(x / 20)] ?? [0.5, 0.5, 0.5];
      return [patch[0] * light[0], patch[1] * light[1], patch[2] * light[2]];
    },
    { random, spread: 3 },
  );
}

/** Balls on a patterned ground, all lit from one side, and the room brighter on that side. */
export function litFrom(side: 'left' | 'right', seed: number): RawPicture {
  const random = seeded(seed);
  const [width, height] = [288, 192];
  const towards = side === 'left' ? -1 : 1;
  const [toCamera, down] = [0.35 + random() * 0.5, -0.2 - random() * 0.4];
  const length = Math.hypot(1, toCamera, down);
  const balls = Array.from({ length: 2 + Math.floor(random() * 4) }, () => ({
    x: width * (0.15 + random() * 0.7),
    y: height * (0.2 + random() * 0.6),
    radius: height * (0.12 + random() * 0.18),
    colour: [0.3 + random() * 0.6, 0.3 + random() * 0.6, 0.3 + random() * 0.6] as const,
  }));
  const tiles = Array.from({ length: 6 * 4 }, () => 0.08 + random() * 0.4);
  const falloff = 0.25 + random() * 0.5;
  return paint(
    width,
    height,
    (x, y) => {
      const ball = balls.find((one) => Math.hypot(x - one.x, y - one.y) < one.radius);
      if (!ball) {
        const tile = tiles[Math.floor((y / height) * 4) * 6 + Math.floor((x / width) * 6)] ?? 0.2;
        const near = towards < 0 ? 1 - x / width : x / width;
        const lit = tile * (1 - falloff + falloff * near);
        return [lit, lit, lit];
      }
      const [nx, ny] = [(x - ball.x) / ball.radius, (y - ball.y) / ball.radius];
      const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
      const lit = 0.06 + 0.9 * Math.max(0, (nx * towards + ny * down + nz * toCamera) / length);
      return [ball.colour[0] * lit, ball.colour[1] * lit, ball.colour[2] * lit];
    },
    { random, spread: 4 },
  );
}

/** Fine and coarse drawing all over, sharp around one point and blurred away from it. */
export function sharpAround(at: { x: number; y: number }, seed: number): RawPicture {
  const random = seeded(seed);
  const [width, height] = [384, 256];
  const value = Float32Array.from({ length: width * height }, () => 0);
  for (let stroke = 0; stroke < 1_500; stroke++) {
    const [left, top] = [Math.floor(random() * width), Math.floor(random() * height)];
    const [wide, high] = [2 + Math.floor(random() * 18), 2 + Math.floor(random() * 12)];
    const shade = 0.02 + random() * 0.8;
    for (let y = top; y < Math.min(height, top + high); y++)
      value.fill(shade, y * width + left, y * width + Math.min(width, left + wide));
  }
  const sums = summed(value, width, height);
  return paint(
    width,
    height,
    (x, y) => {
      const away = Math.hypot(x / width - at.x, (y - at.y * height) / width);
      const radius = Math.round(Math.max(0, away - 0.13) * 44);
      const light = meanIn(sums, width, height, x, y, radius);
      return [light, light, light];
    },
    { random, spread: 2 },
  );
}

function summed(value: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * (width + 1) + x + 1] =
        (value[y * width + x] ?? 0) +
        (sums[y * (width + 1) + x + 1] ?? 0) +
        (sums[(y + 1) * (width + 1) + x] ?? 0) -
        (sums[y * (width + 1) + x] ?? 0);
  return sums;
}

function meanIn(
  sums: Float64Array,
  width: number,
  height: number,
  x: number,
  y: number,
  radius: number,
): number {
  const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
  const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
  const at = (column: number, row: number) => sums[row * (width + 1) + column] ?? 0;
  const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  return sum / ((right - left) * (bottom - top));
}

/** Blocks of colours, each with its share of the frame, scattered. */
export function blocksOf(colours: readonly { hex: string; share: number }[], seed: number): RawPicture {
  const random = seeded(seed);
  const [across, down] = [20, 15];
  const cells = colours.flatMap(({ hex, share }) =>
    Array.from({ length: Math.round(share * across * down) }, () => lightOfHex(hex)),
  );
  for (let at = cells.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [cells[at], cells[other]];
    if (one && two) [cells[at], cells[other]] = [two, one];
  }
  const fallback = cells[0] ?? [0, 0, 0];
  return paint(
    across * 12,
    down * 12,
    (x, y) => cells[Math.floor(y / 12) * across + Math.floor(x / 12)] ?? fallback,
    { random, spread: 5 },
  );
}
