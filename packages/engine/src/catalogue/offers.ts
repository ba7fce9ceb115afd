import type { Ratio } from '../shot/shot.ts';
import type { Model, Seconds } from './model.ts';

/** Width over height. */
function proportion(ratio: Ratio): number {
  const [width, height] = ratio.split(':').map(Number);
  return (width ?? Number.NaN) / (height ?? Number.NaN);
}

/** Whether a picture of this shape can be asked for. Where nothing is documented about shapes, it cannot be said, so it passes. */
export function offersRatio(model: Model, ratio: Ratio): boolean {
  const shape = model.shape?.value;
  if (!shape) return true;
  if (shape.by === 'image') return shape.only !== undefined;
  if (shape.between) {
    const [narrow, wide] = shape.between.map(proportion);
    const asked = proportion(ratio);
    return asked >= (narrow ?? 0) && asked <= (wide ?? Number.POSITIVE_INFINITY);
  }
  const offered = shape.ratios ?? (shape.sizes && Object.keys(shape.sizes));
  return offered?.includes(ratio) ?? true;
}

/** Whether a clip of this length can be asked for; it passes where no length is documented. */
export function offersDuration(model: Model, seconds: number): boolean {
  const duration = model.duration?.value;
  if (!duration) return true;
  return [duration, ...(duration.also ?? [])].some((offered) => isOffered(offered.seconds, seconds));
}

function isOffered(offered: Seconds, seconds: number): boolean {
  if (!('max' in offered)) return offered.includes(seconds);
  const { min = 0, max, step } = offered;
  if (seconds < min || seconds > max) return false;
  return step === undefined || Number.isInteger((seconds - min) / step);
}

/** The shape that comes nearest among those that can be asked for. */
export function nearestRatio(model: Model, ratio: Ratio): Ratio | undefined {
  const shape = model.shape?.value;
  if (!shape || shape.by === 'image') return undefined;
  const offered = shape.between ?? shape.ratios ?? (Object.keys(shape.sizes ?? {}) as Ratio[]);
  const off = (one: Ratio) => Math.abs(Math.log(proportion(one) / proportion(ratio)));
  return offered.toSorted((one, other) => off(one) - off(other)).find((one) => Number.isFinite(off(one)));
}

/** The length that comes nearest; of two the longer, which leaves room for all that happens. */
export function nearestDuration(model: Model, seconds: number): number | undefined {
  const offered = model.duration?.value.seconds;
  if (!offered || !Number.isFinite(seconds)) return undefined;
  const all = 'max' in offered ? stepsAround(offered, seconds) : offered;
  const off = (one: number) => Math.abs(one - seconds);
  return all.toSorted((one, other) => off(one) - off(other) || other - one)[0];
}

function stepsAround(
  { min = 0, max, step }: { min?: number; max: number; step?: number },
  seconds: number,
): number[] {
  const within = Math.min(max, Math.max(min, seconds));
  if (step === undefined) return [within];
  const below = min + Math.floor((within - min) / step) * step;
  return [below, below + step].filter((one) => one <= max);
}
