import type { Part } from '../part/part.ts';
import type { Word } from '../part/segment-words.ts';

/** A word that stands upright on the scale: where and how tall, both from 0 to 1. */
export interface Upright {
  part: Part | undefined;
  x: number;
  height: number;
  /** Behind the limit: the generator does not read it. */
  isCut: boolean;
}

/** More than this cannot be told apart on any screen: then one upright stands for several words. */
const MOST_UPRIGHTS = 400;

/** A word of this many letters is as tall as the scope. */
const TALLEST = 11;
const SHORTEST = 0.2;

export function traceWords(words: readonly Word[], end: number, limit = Number.POSITIVE_INFINITY): Upright[] {
  const each = Math.ceil(end / MOST_UPRIGHTS);
  const uprights: Upright[] = [];
  for (let first = 0; first < words.length; first += each) {
    const group = words.slice(first, first + each);
    uprights.push({
      part: group[0]?.part,
      x: (first + group.length / 2) / end,
      height: Math.max(...group.map(({ text }) => wordHeight(text))),
      isCut: first >= limit,
    });
  }
  return uprights;
}

/** From 0 to 1 by the word's length. */
export function wordHeight(text: string): number {
  return SHORTEST + (1 - SHORTEST) * Math.min(1, (text.length - 1) / (TALLEST - 1));
}
