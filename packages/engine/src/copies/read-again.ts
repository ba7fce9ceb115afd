import { type ReadOptions, read } from '../language/read.ts';
import type { Reading } from '../language/reading.ts';

/** What was read of words that were left of others. Most generators leave the same ones, so each is read once. */
const again = new WeakMap<Reading, Map<string, Reading>>();

export function readAgain(first: Reading, text: string, options: Omit<ReadOptions, 'marks'>): Reading {
  const known = again.get(first) ?? new Map<string, Reading>();
  if (known.size === 0) again.set(first, known);
  const key = `${options.isClip} ${options.asks ?? ''} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const reading = read(text, options);
  known.set(key, reading);
  return reading;
}
