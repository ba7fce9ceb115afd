import type { Model, Shape } from '../catalogue/index.ts';
import type { Ratio } from '../shot/shot.ts';

/** About as many pixels as these generators were trained on. */
const PIXELS = 1024 * 1024;

/** The ratio as the generator takes it: by name, as its pixels, or as a width and a height. */
export function shapeSetting(model: Model, shape: Shape, ratio: Ratio): Record<string, string | number> {
  const named = shape.sizes?.[ratio];
  const width = model.parameters.find(({ value }) => value.name === 'width')?.value;
  const isCounted = width !== undefined || shape.multipleOf !== undefined;
  if (shape.by === 'flag') return { [shape.name ?? 'aspect_ratio']: inWholes(ratio) };
  if (shape.by !== 'pixels' || named !== undefined || !isCounted)
    return { [shape.name ?? (named === undefined ? 'aspect_ratio' : 'size')]: named ?? ratio };
  const [across, down] = pixelsOf(ratio, shape.multipleOf ?? 8, width?.max);
  return shape.name ? { [shape.name]: `${across}x${down}` } : { width: across, height: down };
}

/** A flag takes whole numbers: 239:100, and not 2.39:1. */
function inWholes(ratio: Ratio): Ratio {
  const sides = ratio.split(':').map(Number);
  const scale = sides.every(Number.isInteger) ? 1 : 100;
  const [wide = 1, high = 1] = sides.map((side) => Math.round(side * scale));
  const shared = sharedBy(wide, high);
  return scale === 1 ? ratio : `${wide / shared}:${high / shared}`;
}

function sharedBy(one: number, other: number): number {
  return other === 0 ? one : sharedBy(other, one % other);
}

function pixelsOf(ratio: Ratio, step: number, most = Number.POSITIVE_INFINITY): readonly [number, number] {
  const [wide = 1, high = 1] = ratio.split(':').map(Number);
  const scale = Math.min(Math.sqrt(PIXELS / (wide * high)), most / Math.max(wide, high));
  const inSteps = (side: number) => Math.max(step, Math.floor((side * scale) / step + 1e-6) * step);
  const exact = Math.floor(scale / step);
  return exact >= 1 && Number.isInteger(wide) && Number.isInteger(high)
    ? [wide * exact * step, high * exact * step]
    : [inSteps(wide), inSteps(high)];
}
