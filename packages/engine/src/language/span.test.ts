import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlaps, overlapWith } from './span.ts';

const stretch = fc.tuple(fc.nat(40), fc.nat(6)).map(([from, length]) => ({ from, to: from + length }));

it('finds an overlap wherever looking at each stretch finds one, in any order, and where some are empty', () => {
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 12 }), stretch, (stretches, one) => {
      expect(overlapWith(stretches)(one)).toBe(stretches.some((other) => overlaps(other, one)));
    }),
  );
});
