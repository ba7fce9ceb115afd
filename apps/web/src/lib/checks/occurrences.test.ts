import { describe, expect, it } from 'vitest';
import { occurrences } from './occurrences.ts';

describe('[CHECK-3] the words of a check are found in the box that holds them', () => {
  it.each(['low-key', 'f/2.8', '(1.2)', 'a [b] {c} | d', '^up$', 'what? *', 'back\\slash', 'a.b+c'])(
    '%s, whatever signs are in them',
    (words) => {
      const text = `A pool, ${words} and more`;
      expect(occurrences(text, words)).toEqual([{ start: 8, end: 8 + words.length }]);
    },
  );
});
