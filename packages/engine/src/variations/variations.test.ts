import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/soak.ts';
import { variationsOf, varyPart } from './index.ts';

function texts(text: string, wishes = {}): readonly string[] {
  const made = variationsOf(text, wishes);
  if ('fault' in made) throw new Error(made.fault);
  return made.texts;
}

describe('[V1] one prompt, several ways', () => {
  it('[V1.1] one of several, in the order they stand, the last place turning fastest', () => {
    expect(texts('a {red|blue} car at {dawn|dusk}')).toEqual([
      'a red car at dawn',
      'a red car at dusk',
      'a blue car at dawn',
      'a blue car at dusk',
    ]);
  });

  it('[V1.2] several at once, and what joins them', () => {
    expect(texts('{2$$fog|rain|neon}')).toEqual(['fog, rain', 'fog, neon', 'rain, neon']);
    expect(texts('{2$$ and $$fog|rain|neon}')[0]).toBe('fog and rain');
    expect(texts('{1-2$$fog|rain}')).toEqual(['fog', 'rain', 'fog, rain']);
  });

  it('[V1.3] one within another', () => {
    expect(texts('{a {red|blue} car|a dog}')).toEqual(['a red car', 'a blue car', 'a dog']);
    expect(texts('{2$${a|b}|c|d}')).toEqual(['a, c', 'a, d', 'b, c', 'b, d', 'c, d']);
  });

  it('[V1.4] an empty way leaves no gap', () => {
    expect(texts('a {wet |}street{, fog|}.')).toEqual([
      'a wet street, fog.',
      'a wet street.',
      'a street, fog.',
      'a street.',
    ]);
  });

  it('[V1.5] braces that hold no choice are text, and a backslash makes any of them so', () => {
    const json = '{"prompt": "a {red|blue} car", "seed": {"fixed": 1}}';
    expect(texts(json)).toEqual([json.replace('{red|blue}', 'red'), json.replace('{red|blue}', 'blue')]);
    expect(texts('a | b } c { d')).toEqual(['a | b } c { d']);
    expect(texts(String.raw`\{red\|blue\}`)).toEqual(['{red|blue}']);
  });

  it('[V1.6] some of very many: as many as asked for, each once, the same for the same seed', () => {
    const text = 'x{a|b|c|d|e|f|g|h}'.repeat(30);
    const twenty = texts(text, { count: 20, seed: 7 });
    expect(new Set(twenty).size).toBe(20);
    expect(texts(text, { count: 20, seed: 7 })).toEqual(twenty);
    expect(texts(text, { count: 20, seed: 8 })).not.toEqual(twenty);
  });

  it('[V1.7] says what is wrong, and where', () => {
    expect(variationsOf('a {red|blue car')).toEqual({ fault: 'unclosed', at: 2 });
    expect(variationsOf('{3$$a|b}')).toEqual({ fault: 'too-few', at: 0, wanted: 3, there: 2 });
    expect(variationsOf('{a|b}'.repeat(10))).toEqual({ fault: 'too-many', ways: 1024n, most: 1000 });
    expect(variationsOf(`{${'a|'.repeat(300)}}`)).toMatchObject({ fault: 'too-many-options' });
    expect(variationsOf(`${'{a|'.repeat(40)}b${'}'.repeat(40)}`)).toMatchObject({ fault: 'too-deep' });
  });

  it('[V1.8] a stretch of a prompt is varied where it stands', () => {
    const text = 'A red car, at dusk.';
    expect(varyPart(text, { start: 2, end: 6 }, ['blue', ' green '])).toBe(
      'A {red|blue|green} car, at dusk.',
    );
    expect(varyPart(text, { start: 1, end: 2 }, ['x'])).toBe(text);
  });

  it('[V1.9] any braces at all: an answer, never more than a thousand, and what holds no choice comes back as it was', () => {
    const braces = fc
      .array(fc.constantFrom('{', '}', '|', '2$$', '1-2$$', '\\', 'red', ' ', '$$'), { maxLength: 80 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(braces, fc.integer(), (text, seed) => {
        const made = variationsOf(text, { count: 50, seed });
        if ('fault' in made) return;
        expect(made.texts.length).toBeGreaterThan(0);
        expect(made.texts.length).toBeLessThanOrEqual(50);
      }),
      runs(500, 50_000),
    );
    const plain = fc.string().filter((text) => !/[{}|\\]|\s{2}|\s[,.;:!?]/.test(text));
    fc.assert(
      fc.property(plain, (text) => {
        expect(texts(text)).toEqual([text.trim()]);
      }),
      runs(100, 10_000),
    );
  });
});
