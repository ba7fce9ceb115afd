import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { ideas } from '../../testing/ideas.ts';
import { runs } from '../../testing/soak.ts';
import { genres } from '../content/genres.ts';
import { enhanceText } from '../methods/enhance/index.ts';
import { optimize } from '../methods/optimizer/index.ts';
import type { Mode } from '../shot/shot.ts';
import { countDifferences, differencesBetween, isDifference, type Stretch, withoutRefused } from './index.ts';

const before = 'A woman mends a net at dusk, no other people.';
const after = 'A woman in oilskin mends a net at first light, an empty quay.';

/** "A [dusk|first light] quay": what is gone and what is new in its place, "→" behind what moved from, "←" to. */
function marked(stretches: readonly Stretch[]): string {
  return stretches
    .map((stretch) => {
      if (!isDifference(stretch)) return stretch.same;
      const sign = stretch.moved ? { from: '→', to: '←' }[stretch.moved] : '';
      return `[${stretch.gone}|${stretch.added}]${sign}`;
    })
    .join('');
}

describe('[H1] what differs between two texts', () => {
  it('[H1.1] whole words, and what stands in one place as one difference', () => {
    expect(marked(differencesBetween(before, after))).toBe(
      'A woman[| in oilskin] mends a net at [dusk|first light], [no other people|an empty quay].',
    );
    // What hardly parts two changes goes with both.
    expect(marked(differencesBetween('A fox under a red moon.', 'A hare in the last snow.'))).toBe(
      'A [fox under a red moon|hare in the last snow].',
    );
  });

  it('[H1.2] each is taken or refused by itself', () => {
    const stretches = differencesBetween(before, after);
    expect(withoutRefused(stretches, new Set([0, 2]))).toBe(
      'A woman mends a net at first light, no other people.',
    );
  });

  it('[H1.3] all refused is the first text, none the second', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const stretches = differencesBetween(one, other);
        expect(withoutRefused(stretches, allOf(stretches))).toBe(one);
        expect(withoutRefused(stretches, new Set())).toBe(other);
      }),
      runs(300, 20_000),
    );
  });

  it.each([
    [
      'sentences behind the text',
      'A lock keeper opens the gate',
      'A lock keeper opens the gate, before dawn, cold. Slight bloom. Sound: a chair leg, pipes.',
      'A lock keeper opens the gate[|, before dawn][|, cold][|. Slight bloom][|. Sound: a chair leg, pipes.]',
    ],
    [
      'sentences between two that stay',
      'A chef plates a dish. Deep focus.',
      'A chef plates a dish. On a 90mm, wide open. Trowel marks. Deep focus.',
      'A chef plates a dish[|. On a 90mm, wide open][|. Trowel marks]. Deep focus.',
    ],
    [
      'sentences ahead of it',
      'A tram turns into a square.',
      'Low angle. Rain. A tram turns into a square.',
      '[|Low angle. ][|Rain. ]A tram turns into a square.',
    ],
    [
      'tags that are gone',
      'red boat, old quay, fog, soft light, 35mm',
      'red boat, soft light',
      'red boat[, old quay|][, fog|], soft light[, 35mm|]',
    ],
  ])('[H1.4] several clauses are a choice each: %s', (_, one, other, marks) => {
    expect(marked(differencesBetween(one, other))).toBe(marks);
  });

  it('[H1.5] what only moved is one difference in two places', () => {
    const stretches = differencesBetween(
      'A tram turns into a square. Rain. Handheld, 35mm, f/2.',
      'Handheld, 35mm, f/2. A tram turns slowly into a square. Rain.',
    );
    expect(marked(stretches)).toBe(
      '[|Handheld, 35mm, f/2. ]←A tram turns[| slowly] into a square. Rain[. Handheld, 35mm, f/2|]→.',
    );
    expect(countDifferences(stretches)).toBe(2);
    expect(withoutRefused(stretches, new Set([0]))).toBe(
      'A tram turns slowly into a square. Rain. Handheld, 35mm, f/2.',
    );
  });

  it('[H1.6] quotation marks and brackets are taken or left in pairs', () => {
    for (const [one, other] of [
      ['A sign that reads OPEN LATE over the door.', 'A sign that reads "OPEN LATE" over the door.'],
      ['A man says: "Go home. It is late." Wind.', 'A man says: "Go home." Rain on glass.'],
      ['quay, (rim light:1.2), gulls', 'quay at dawn, rim light, gulls'],
    ] as const)
      for (const text of everyWay(differencesBetween(one, other)))
        expect([text, count(text, '"') % 2, count(text, '(') - count(text, ')')]).toEqual([text, 0, 0]);
  });

  it('[H1.7] whatever is taken, it is spaced and pointed as the two texts are', () => {
    fc.assert(
      fc.property(soundPair, fc.infiniteStream(fc.boolean()), ([one, other], coin) => {
        const stretches = differencesBetween(one, other);
        const refused = new Set([...allOf(stretches)].filter(() => coin.next().value));
        const text = withoutRefused(stretches, refused);
        expect([text, unsound(text)]).toEqual([text, []]);
      }),
      runs(600, 30_000),
    );
  });
});

/** What is wrong with the spaces and marks of a text. */
function unsound(text: string): string[] {
  return [
    /\s{2}/,
    /^\s|\s$/,
    /\s[,.;:!?]/,
    /[,;:.!?][,;:]/,
    /[,;:][.!?]/,
    /[.!?]{2}/,
    /^[,.;:!?]/,
    /[,;]\p{L}/u,
    /\p{Ll}[.!?]\p{L}/u,
    /[,;:]$/,
    /\p{Ll}\p{Lu}/u,
  ]
    .filter((fault) => fault.test(text))
    .map(String);
}

function allOf(stretches: readonly Stretch[]): Set<number> {
  return new Set(stretches.filter(isDifference).map(({ number }) => number));
}

function everyWay(stretches: readonly Stretch[]): string[] {
  const all = [...allOf(stretches)];
  return Array.from({ length: 2 ** all.length }, (_, way) =>
    withoutRefused(stretches, new Set(all.filter((_number, at) => (way >> at) % 2 === 1))),
  );
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

const clause = fc.constantFrom(
  'a woman mends a net',
  'at dusk',
  'an empty quay',
  'gulls overhead',
  'shot on a 50mm lens at f/2.8',
  '35mm',
  'soft grey light from the left',
  'no people',
  'the camera pushes in slowly',
  'rain on glass',
  'red boat',
  'a red boat at the old quay',
);
const sentence = fc
  .array(clause, { minLength: 1, maxLength: 4 })
  .map((clauses) => clauses.join(', '))
  .map((text) => text.charAt(0).toUpperCase() + text.slice(1));
const sound = fc
  .tuple(fc.array(sentence, { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([sentences, isEnded]) => `${sentences.join('. ')}${isEnded ? '.' : ''}`);
type Pair = [string, string];
/** What a text was made of by the optimizer and by the enhancer, and any two texts of the trade. */
const soundPair: fc.Arbitrary<Pair> = fc
  .oneof(
    fc.tuple(sound, sound),
    fc
      .tuple(fc.constantFrom(...ideas), fc.constantFrom(...genres), fc.constantFrom<Mode>('photo', 'video'))
      .map(
        ([{ text }, { id }, mode]): Pair => [text, optimize({ idea: text, genre: id, mode })?.text ?? text],
      ),
    fc.constantFrom(...ideas).map(({ text }): Pair => [text, enhanceText(text, 'photo')?.text ?? text]),
  )
  .filter((pair) => pair.every((text) => unsound(text).length === 0));
