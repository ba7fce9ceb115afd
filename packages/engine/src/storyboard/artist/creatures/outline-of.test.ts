import { describe, expect, it } from 'vitest';
import { type Creature, creatureWords } from '../seeing/creature-words.ts';
import { faceOf } from './face-of.ts';
import { outlineOf } from './outline-of.ts';

const kinds = Object.keys(creatureWords) as Creature[];

describe('[S2.2] animals', () => {
  it('are each drawn in an outline of their own, and none in a neighbour’s', () => {
    const drawn = kinds.map((kind) => JSON.stringify(outlineOf(kind, [])));
    expect(new Set(drawn).size).toBe(kinds.length);
  });

  it('are called by one kind only', () => {
    const words = Object.values(creatureWords).flatMap((list) => list.split(' '));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it.each(['beast', 'crawler'] as const)(
    'that have none keep their general shape and no more: %s',
    (kind) => {
      const { parts, strokes, eyes } = outlineOf(kind, []);
      expect([parts.length, strokes.length, eyes]).toEqual([1, 0, '']);
    },
  );

  it.each([
    ['cat', 'sleeping'],
    ['cat', 'sits'],
    ['dog', 'asleep'],
    ['bird', 'flies'],
    ['eagle', 'soaring'],
    ['dog', 'running'],
    ['wolf', 'walks'],
    ['fox', 'runs'],
    ['horse', 'galloping'],
  ] as const)('do what is said: a %s that is %s', (kind, does) => {
    expect(outlineOf(kind, [kind, does])).not.toBe(outlineOf(kind, [kind]));
  });

  it('show two eyes to whoever comes close, and none while they sleep', () => {
    expect(faceOf('cat', ['cat'])?.eyes.split(' ')).toHaveLength(4);
    expect(faceOf('cat', ['sleeping', 'cat'])?.eyes).toBe('');
    expect(faceOf('beast', ['goat'])).toBeUndefined();
  });
});
