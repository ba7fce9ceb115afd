import { describe, expect, it } from 'vitest';
import { withChoice } from './with-choice.ts';

describe('making a choice of what is marked', () => {
  it('puts the marked words between braces and the caret behind the bar', () => {
    expect(withChoice('A red car, at dusk.', 2, 6)).toEqual({ text: 'A {red|} car, at dusk.', caret: 7 });
  });

  it('takes the word the caret is in where nothing is marked, and an empty choice between words', () => {
    expect(withChoice('A red car', 4, 4).text).toBe('A {red|} car');
    expect(withChoice('A  car', 2, 2)).toEqual({ text: 'A {|} car', caret: 3 });
  });
});
