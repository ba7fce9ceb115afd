import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Word } from '../part/segment-words.ts';
import { scopeScale } from './scope-scale.ts';
import { traceWords } from './trace.ts';

const wordsOf = (count: number, part?: Word['part']): Word[] =>
  Array.from({ length: count }, () => ({ text: 'lantern', part }));

describe('scopeScale', () => {
  it('holds the words, the best range and a limit that is near', () => {
    expect(scopeScale({ words: 26, limit: 120, best: [30, 90] })).toEqual({
      end: 120,
      ticks: [0, 40, 80, 120],
    });
  });

  it('leaves out a limit so far away that the words would be pressed into a corner', () => {
    expect(scopeScale({ words: 60, limit: 10_000, best: [40, 90] }).end).toBe(100);
  });

  it('grows with a text that runs over', () => {
    expect(scopeScale({ words: 3300, limit: 160 }).end).toBe(4000);
  });

  it('is round, and has no more ticks than can be read', () => {
    const count = fc.nat(20_000);
    fc.assert(
      fc.property(count, count, count, (words, limit, to) => {
        const { end, ticks } = scopeScale({ words, limit, best: [0, to] });
        expect(end).toBeGreaterThanOrEqual(Math.max(words, to));
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.length).toBeGreaterThan(2);
        expect(ticks.at(-1)).toBe(end);
        expect(end).toBeLessThanOrEqual(1.5 * Math.max(words, to, limit, 40));
        expect(new Set(ticks.slice(1).map((tick, n) => tick - (ticks[n] ?? 0))).size).toBe(1);
      }),
    );
  });
});

describe('traceWords', () => {
  it('stands one upright per word, each on its own place, the longer the taller', () => {
    const uprights = traceWords(
      [
        { text: 'a', part: 'camera' },
        { text: 'medium', part: 'camera' },
        { text: 'incandescent', part: 'light' },
      ],
      40,
    );
    expect(uprights.map(({ part }) => part)).toEqual(['camera', 'camera', 'light']);
    const heights = uprights.map(({ height }) => height);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(heights[2]).toBe(1);
  });

  it('tells which words the generator no longer reads', () => {
    expect(traceWords(wordsOf(12), 40, 10).map(({ isCut }) => isCut)).toEqual([
      ...Array<boolean>(10).fill(false),
      true,
      true,
    ]);
  });

  it('stays within the scale, in the order of the words, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (count) => {
        const uprights = traceWords(wordsOf(count), scopeScale({ words: count }).end);
        expect(uprights.length).toBeLessThanOrEqual(400);
        uprights.forEach(({ x, height }, n) => {
          expect(x).toBeGreaterThan(uprights[n - 1]?.x ?? 0);
          expect(x).toBeLessThan(1);
          expect(height).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
