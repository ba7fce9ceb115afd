import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

/** Every character is as wide as any other. */
const measure = (text: string) => [...text].length;

it('keeps to its width and its lines, and loses nothing but what an ellipsis stands for', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '🎬', ' ', '\n'), maxLength: 80 });
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 9 }),
      (said, width, most) => {
        const lines = breakLines(said, { measure, width, lines: most });
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(measure(line.trimEnd())).toBeLessThanOrEqual(width);
        const letters = (words: string) => words.replaceAll(/\s/g, '');
        const shown = letters(lines.join(''));
        const isCut = shown.endsWith('…');
        expect(letters(said).startsWith(isCut ? shown.slice(0, -1) : shown)).toBe(true);
        if (!isCut && most > 0) expect(shown).toBe(letters(said));
      },
    ),
  );
});

it('breaks between words, and within a word that is longer than a line', () => {
  expect(breakLines('one two three', { measure, width: 7, lines: 9 })).toEqual(['one two', 'three']);
  expect(breakLines('abcdefgh ij', { measure, width: 3, lines: 9 })).toEqual(['abc', 'def', 'gh', 'ij']);
  expect(breakLines('one two three', { measure, width: 7, lines: 1 })).toEqual(['one tw…']);
});

it('measures each character once a line, however many without a width stand before it', () => {
  let measured = 0;
  const joiners = '\u200d'.repeat(5_000);
  const lines = breakLines(`${joiners}abcdef ${joiners}`, {
    measure: (text) => {
      measured += text.length;
      return text.replaceAll('\u200d', '').length;
    },
    width: 3,
    lines: 2,
  });
  expect(lines).toEqual([`${joiners}abc`, 'de…']);
  expect(measured).toBeLessThan(100_000);
});
