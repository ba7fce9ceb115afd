import type { Model } from '../catalogue/model.ts';
import { nearestRatio, offersRatio } from '../catalogue/offers.ts';
import type { Ratio } from '../shot/shot.ts';

/** A size in pixels as a generator takes it: as it is, or the shape that comes nearest. */
export interface PixelsTaken {
  readonly settings: Readonly<Record<string, string | number>>;
  /** What shape they have, and the one that is set for it. */
  readonly shape: Ratio;
  readonly ratio?: Ratio;
  readonly isExact: boolean;
}

const SIZE = /^(\d{3,5})x(\d{3,5})$/;
const COMMON: readonly Ratio[] = [
  '1:1',
  '16:9',
  '9:16',
  '3:2',
  '2:3',
  '4:3',
  '3:4',
  '4:5',
  '5:4',
  '21:9',
  '9:21',
  '2:1',
  '1:2',
];
/** Sides are whole steps of 8 or 64, so that a size is seldom its shape to the pixel. */
const NEAR = 0.03;

export function pixelsFor(value: string, model: Model): PixelsTaken | undefined {
  const sides = SIZE.exec(value);
  if (!sides) return undefined;
  const [width, height] = [Number(sides[1]), Number(sides[2])];
  const { shape, parameters } = model;
  const own = shapeOf(width, height);
  const named = Object.entries(shape?.value.sizes ?? {}).find(
    ([, size]) => size?.replace(':', 'x') === value,
  )?.[0] as Ratio | undefined;
  if (named) return { settings: {}, shape: own, ratio: named, isExact: true };
  const by = (name: string) => parameters.find((one) => one.value.name === name)?.value;
  const [across, down] = [by('width'), by('height')];
  const step = shape?.value.multipleOf ?? 1;
  const isOffered =
    across &&
    down &&
    [width, height].every(
      (side) => side % step === 0 && side >= (across.min ?? 0) && side <= (across.max ?? side),
    );
  if (isOffered) return { settings: { width, height }, shape: own, isExact: true };
  if (!shape || shape.value.by === 'image') return { settings: {}, shape: own, isExact: false };
  const nearest = offersRatio(model, own) ? own : nearestRatio(model, own);
  return { settings: {}, shape: own, isExact: false, ...(nearest && { ratio: nearest }) };
}

/** By the name that people have for it, where it has one. */
function shapeOf(width: number, height: number): Ratio {
  const off = (one: Ratio) => {
    const [wide = 1, high = 1] = one.split(':').map(Number);
    return Math.abs(Math.log(wide / high / (width / height)));
  };
  const [nearest = '1:1'] = [...COMMON].sort((one, other) => off(one) - off(other));
  if (off(nearest) < NEAR) return nearest;
  const shared = sharedBy(width, height);
  return `${width / shared}:${height / shared}`;
}

function sharedBy(one: number, other: number): number {
  return other === 0 ? one : sharedBy(other, one % other);
}
