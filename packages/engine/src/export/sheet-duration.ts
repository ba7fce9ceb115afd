import type { Seconds } from '../catalogue/model.ts';
import { findModel } from '../catalogue/models.ts';

/** Document 2, §9: a clip of the file runs 5 to 10 seconds. */
const LEAST = 5;
const MOST = 10;

/** What was asked for as far as the file can say it, else what the model makes of 5 to 10 seconds, else all of it. */
export function sheetDuration(asked: readonly [number, number] | undefined, model: string): string {
  const made = findModel(model)?.duration?.value;
  const offered = made && [made, ...(made.also ?? [])].map(({ seconds }) => spanOf(seconds));
  const [least, most] = nearest(asked) ?? within(join(offered)) ?? [LEAST, MOST];
  return least === most ? `${least} seconds` : `${least}-${most} seconds`;
}

/** Five seconds for less, ten for more. */
function nearest(span: readonly [number, number] | undefined): readonly [number, number] | undefined {
  const clamped = (seconds: number) => Math.min(MOST, Math.max(LEAST, seconds));
  return span && [clamped(span[0]), clamped(span[1])];
}

function within(span: readonly [number, number] | undefined): readonly [number, number] | undefined {
  if (!span) return undefined;
  const least = Math.max(LEAST, span[0]);
  const most = Math.min(MOST, span[1]);
  return least <= most ? [least, most] : undefined;
}

/** The shortest and the longest of what is offered between 5 and 10. */
function spanOf(seconds: Seconds): readonly [number, number] | undefined {
  const lengths = 'max' in seconds ? lengthsOf(seconds) : seconds;
  const fitting = lengths.filter((length) => length >= LEAST && length <= MOST);
  return fitting.length > 0 ? [Math.min(...fitting), Math.max(...fitting)] : undefined;
}

function lengthsOf({ min = 0, max, step }: { min?: number; max: number; step?: number }): number[] {
  if (step === undefined)
    return [Math.max(min, LEAST), Math.min(max, MOST)].filter((one) => one >= min && one <= max);
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
}

function join(spans: readonly (readonly [number, number] | undefined)[] = []) {
  const known = spans.filter((span) => span !== undefined);
  if (known.length === 0) return undefined;
  return [Math.min(...known.map(([least]) => least)), Math.max(...known.map(([, most]) => most))] as const;
}
