import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOnline, onlineTone } from './next-online.ts';

const LATER = 3;
const least = () => 0;
const most = () => 1 - Number.EPSILON;
/** Gives these one after the other. */
const drawn = (...values: number[]) => {
  return () => values.shift() ?? expect.fail('More was drawn than expected.');
};

describe('[COUNT-1] Online', () => {
  it('goes to 9, then 7, then 30 to 39', () => {
    expect([nextOnline(6, 0, drawn()), nextOnline(9, 1, drawn())]).toEqual([9, 7]);
    expect([nextOnline(7, 2, least), nextOnline(7, 2, most)]).toEqual([30, 39]);
  });

  it('below 10 becomes 12 to 19', () => {
    for (const shown of [3, 9]) {
      expect([nextOnline(shown, LATER, least), nextOnline(shown, LATER, most)]).toEqual([12, 19]);
    }
  });

  it('from 10 to 20 varies by -8 to +11', () => {
    expect([nextOnline(15, LATER, least), nextOnline(15, LATER, most)]).toEqual([7, 26]);
    expect([nextOnline(11, LATER, least), nextOnline(20, LATER, most)]).toEqual([3, 31]);
  });

  it('from 10 to 20 is reset to 6-12 when it falls under 3', () => {
    expect([nextOnline(10, LATER, drawn(0, 0)), nextOnline(10, LATER, drawn(0, most()))]).toEqual([6, 12]);
  });

  it('above 20 varies by -10 to +5', () => {
    expect([nextOnline(21, LATER, least), nextOnline(21, LATER, most)]).toEqual([11, 26]);
    expect(nextOnline(45, LATER, most)).toBe(50);
  });

  it('above 20 is reset to 25-39 when it comes over 50', () => {
    expect([nextOnline(46, LATER, drawn(most(), 0)), nextOnline(50, LATER, drawn(most(), most()))]).toEqual([
      25, 39,
    ]);
  });

  it('stays between 3 and 50, whatever is drawn', () => {
    const draws = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
    fc.assert(
      fc.property(draws, (stream) => {
        const random = () => stream.next().value as number;
        let shown = 6;
        for (let change = 0; change < 60; change++) {
          shown = nextOnline(shown, change, random);
          expect(shown).toBeGreaterThanOrEqual(3);
          expect(shown).toBeLessThanOrEqual(50);
        }
      }),
    );
  });
});

it('[COUNT-2] is red under 10, green from 10 to 20, blue over 20', () => {
  expect([9, 10, 20, 21].map(onlineTone)).toEqual(['red', 'green', 'green', 'blue']);
});
