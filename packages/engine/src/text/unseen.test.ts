import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { closeDirections, isBlankText, isolateText } from './index.ts';

describe('[INVIS-1] text that nobody sees', () => {
  it.each([
    '',
    ' \n\t',
    '\u200B',
    '\u200D\u200C\uFEFF',
    '\u2060\u180E',
    '\u3164\u115F',
    '\u2800',
    '\u202E\u2069',
    '\uFE0F',
    '\u00AD',
  ])('is empty: %j', (text) => expect(isBlankText(text)).toBe(true));

  it.each(['a', '\u200Ba', '👩\u200D🚀', '❤\uFE0F', 'می\u200Cخواهم', '0', '.', '¬', '\u{1FAE8}'])(
    'is not: %j',
    (text) => expect(isBlankText(text)).toBe(false),
  );
});

describe('[INVIS-2] words among other words', () => {
  it('are as they are when nothing in them turns', () => {
    for (const text of ['A net mender', 'Größe – 3×4', '雨の夜', '👩\u200D🚀'])
      expect(isolateText(text)).toBe(text);
  });

  it('are isolated when they turn, letters of a language included', () => {
    expect(isolateText('Kite \u202Egnp')).toBe('\u2068Kite \u202Egnp\u202C\u2069');
    expect(isolateText('שלום')).toBe('\u2068שלום\u2069');
  });

  it('end all that they open, and nothing of ours', () => {
    expect(closeDirections('a\u2069b\u202Cc')).toBe('abc');
    expect(closeDirections('a\u2067b\u202Ec\u2069d')).toBe('a\u2067b\u202Ec\u2069d');
    const marks = fc.constantFrom(...'ab \u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069');
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 30 }), (given) => {
        const closed = closeDirections(given.join(''));
        expect(closeDirections(closed)).toBe(closed);
      }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(closeDirections(text).replace(/[\u202A-\u202E\u2066-\u2069]/g, '')).toBe(
          text.replace(/[\u202A-\u202E\u2066-\u2069]/g, ''),
        );
      }),
    );
  });
});
