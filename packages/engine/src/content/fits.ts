import type { Hour, PlaceClass, Weather } from '../shot/words.ts';

/** Where a piece of writing is at home. What it does not list, it leaves open. */
export interface Fits {
  classes?: readonly PlaceClass[];
  hours?: readonly Hour[];
  weathers?: readonly Weather[];
}

/** Where both are at home, or nothing when they contradict each other. */
export function narrow(one: Fits, other: Fits): Fits | undefined {
  const classes = common(one.classes, other.classes);
  const hours = common(one.hours, other.hours);
  const weathers = common(one.weathers, other.weathers);
  if (classes?.length === 0 || hours?.length === 0 || weathers?.length === 0) return undefined;
  return { ...(classes && { classes }), ...(hours && { hours }), ...(weathers && { weathers }) };
}

function common<T>(one: readonly T[] | undefined, other: readonly T[] | undefined): readonly T[] | undefined {
  if (!one) return other;
  return other ? one.filter((value) => other.includes(value)) : one;
}
