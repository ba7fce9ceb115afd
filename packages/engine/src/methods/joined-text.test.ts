import { describe, expect, it } from 'vitest';
import { boxText } from './joined-text.ts';

describe('a box that is answered with nothing is empty', () => {
  it.each(['none', 'None.', 'n/a', 'N/A', '-', '–', 'no', 'nothing special', 'not applicable'])(
    '%s',
    (box) => {
      expect(boxText(box)).toBe('');
    },
  );

  it.each([
    ['none; dotwork shading, black ink only', 'dotwork shading, black ink only'],
    ['n/a, soft light from the left', 'soft light from the left'],
    ['nothing, just fog', 'nothing, just fog'],
    ['no shadows', 'no shadows'],
    ['none of the lamps is lit', 'none of the lamps is lit'],
    ['nothing moves', 'nothing moves'],
  ])('and what is said behind it stays: %s', (box, text) => {
    expect(boxText(box)).toBe(text);
  });
});
