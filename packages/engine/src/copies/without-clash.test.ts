import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashesOf } from '../language/clashes/clashes.ts';
import { read } from '../language/read.ts';
import { wordsOf } from '../language/span.ts';
import { withoutClash } from './without-clash.ts';

/** The text as each of the two choices leaves it. */
function outcomes(text: string) {
  const reading = read(text, { isClip: true });
  return clashesOf(reading).map(({ one, other }) => [
    withoutClash(reading, other, one),
    withoutClash(reading, one, other),
  ]);
}

describe('[READS-3] of two things that conflict one goes, and whole phrases stay', () => {
  it.each([
    ['a moonlit meadow at noon', 'a moonlit meadow', 'a meadow at noon'],
    ['A moonlit umbrella at noon, 85mm', 'A moonlit umbrella, 85mm', 'An umbrella at noon, 85mm'],
    ['a close-up of a baker, wide shot', 'a baker, wide shot', 'a close-up of a baker'],
    [
      '9:16, 8 seconds: a tram. Make it 16:9.',
      '9:16, 8 seconds: a tram.',
      '8 seconds: a tram. Make it 16:9.',
    ],
    ['time-lapse of clouds in real time', 'clouds in real time', 'time-lapse of clouds'],
    ['an empty street full of workers', 'an empty street', 'a street full of workers'],
    [
      'A red umbrella on a pier, black and white, 35mm film',
      'An umbrella on a pier, black and white, 35mm film',
      'A red umbrella on a pier, 35mm film',
    ],
    [
      'a street with no people, pedestrians wait at the crossing',
      'a street with no people',
      'a street, pedestrians wait at the crossing',
    ],
    [
      'A silent clip of two divers. MARTA: "Again."',
      'A silent clip of two divers.',
      'Two divers. MARTA: "Again."',
    ],
  ])('%s', (text, ...expected) => {
    expect([...new Set(outcomes(text).flat())].toSorted()).toEqual(expected.toSorted());
  });

  it('and where what is left would not stand, nothing is taken out', () => {
    expect(outcomes('No people. A crowd cheers in the stadium.')).toEqual([
      [undefined, 'A crowd cheers in the stadium.'],
    ]);
    expect(outcomes('photorealistic watercolour of a heron')[0]).toContain(undefined);
  });

  it('and what was chosen is there letter for letter', () => {
    const words = fc.constantFrom(
      'moonlit',
      'noon',
      'red',
      'black-and-white',
      'photo',
      'watercolour',
      'a',
      'of',
      'at',
      'in',
      'heron',
      ',',
      '.',
      'macro',
      'wide shot',
      '9:16',
      '16:9',
      'no people',
      'crowd',
      'empty',
      'full of',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (list) => {
        const reading = read(list.join(' '), { isClip: false });
        for (const { one, other } of clashesOf(reading)) {
          const left = withoutClash(reading, other, one);
          if (left !== undefined)
            expect(left.toLowerCase()).toContain(wordsOf(reading.text, one).toLowerCase());
        }
      }),
    );
  });
});
