import type { RawPicture } from '@cuewright/engine/picture';
import { around, type Cutout } from '@cuewright/engine/sight';
import { runModel } from './graph-model.ts';
import { interleaved, resample } from './resample.ts';

/** MediaPipe's selfie segmentation, of Google: people against what is behind them. */
const SIDE = 256;

export async function cutPeople(raw: RawPicture): Promise<Cutout | undefined> {
  const small = resample(raw, SIDE, SIDE);
  const [output] = await runModel(
    'selfie',
    [1, SIDE, SIDE, 3],
    interleaved(small, (value) => value / 255),
  );
  const mask = output?.values ?? new Float32Array(SIDE * SIDE);
  const inside: { x: number; y: number }[] = [];
  let doubt = 0;
  for (const [at, value] of mask.entries()) {
    doubt += Math.min(value, 1 - value);
    if (value > 0.5) inside.push({ x: (at % SIDE) / SIDE, y: Math.floor(at / SIDE) / SIDE });
  }
  if (inside.length < 64) return undefined;
  const share = inside.length / mask.length;
  // Half of what is in doubt against all that is cut out.
  const clarity = Math.max(0, 1 - doubt / Math.min(inside.length, mask.length - inside.length + 1));
  return { share, box: bounds(inside), clarity, light: lightBy(mask, small) };
}

/** Without the stray pixels at its ends. */
function bounds(points: { x: number; y: number }[]) {
  const between = (values: number[]) => {
    values.sort((one, other) => one - other);
    return [values[Math.floor(values.length * 0.01)] ?? 0, values[Math.floor(values.length * 0.99)] ?? 0];
  };
  const [left = 0, right = 0] = between(points.map(({ x }) => x));
  const [top = 0, bottom = 0] = between(points.map(({ y }) => y));
  return around([
    { x: left, y: top },
    { x: right, y: bottom },
  ]);
}

/** How many pixels the outline is wide. */
const EDGE = 4;

function lightBy(mask: Float32Array, { pixels }: RawPicture): Cutout['light'] {
  const sums = { inside: 0, outside: 0, edge: 0 };
  const counts = { inside: 0, outside: 0, edge: 0 };
  // Where the frame cuts somebody off there is no outline.
  const isIn = (x: number, y: number) => x < 0 || y < 0 || x >= SIDE || (mask[y * SIDE + x] ?? 0) > 0.5;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const all = [isIn(x - EDGE, y), isIn(x + EDGE, y), isIn(x, y - EDGE)];
      const where = !isIn(x, y) ? 'outside' : all.every(Boolean) ? 'inside' : 'edge';
      const at = 3 * (y * SIDE + x);
      sums[where] +=
        0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
      counts[where] += 1;
    }
  }
  const mean = (where: keyof typeof sums) => (100 * sums[where]) / (255 * Math.max(1, counts[where]));
  return { inside: mean('inside'), outside: mean('outside'), edge: mean('edge') };
}
