import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revisionOf } from './revision.ts';

describe('revisionOf', () => {
  it.each([
    [1, 'White'],
    [2, 'Blue'],
    [3, 'Pink'],
    [4, 'Yellow'],
    [5, 'Green'],
    [6, 'Goldenrod'],
    [7, 'Buff'],
    [8, 'Salmon'],
    [9, 'Cherry'],
    [10, 'Double white'],
    [20, 'Triple blue'],
    [46, '6 × white'],
  ])('calls version %i %s', (version, name) => {
    expect(revisionOf(version).name).toBe(name);
  });

  it('never gives two versions one name', () => {
    const version = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(version, version, (a, b) => (revisionOf(a).name === revisionOf(b).name) === (a === b)),
    );
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses %d, which is no version', (version) => {
    expect(() => revisionOf(version)).toThrow(RangeError);
  });
});
