import { type Model, offersDuration, offersRatio } from '@cuewright/engine/catalogue';
import type { Ratio } from '@cuewright/engine/shot';

const USUAL: readonly Ratio[] = ['16:9', '9:16', '1:1', '4:5', '3:2', '2:3', '4:3', '3:4', '21:9'];

/** The shapes a generator can be asked for; none where a picture decides, or nothing is documented. */
export function offeredRatios(model: Model): readonly Ratio[] {
  const shape = model.shape?.value;
  if (!shape || shape.by === 'image') return [];
  const named = shape.ratios ?? (shape.sizes && (Object.keys(shape.sizes) as Ratio[]));
  return named ?? USUAL.filter((ratio) => offersRatio(model, ratio));
}

/** The lengths, in seconds. */
export function offeredDurations(model: Model): readonly number[] {
  const duration = model.duration?.value;
  if (!duration) return [];
  const all = [duration.seconds, ...(duration.also ?? []).map(({ seconds }) => seconds)].flatMap(
    (seconds) => {
      if (!('max' in seconds)) return [...seconds];
      const { min = 1, max, step = 1 } = seconds;
      return Array.from(
        { length: Math.min(60, Math.floor((max - min) / step) + 1) },
        (_, n) => min + n * step,
      );
    },
  );
  return [...new Set(all)].toSorted((one, other) => one - other);
}

/** Where a shot is longer or shorter than the generator can: the length that is nearest. */
export function nearestDuration(model: Model, asked: number | undefined): number | undefined {
  if (asked === undefined || offersDuration(model, asked)) return undefined;
  return offeredDurations(model).toSorted((one, other) => Math.abs(one - asked) - Math.abs(other - asked))[0];
}
