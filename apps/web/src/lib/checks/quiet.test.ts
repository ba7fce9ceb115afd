import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrySpan } from './carry-span.ts';
import { isMidWord } from './is-mid-word.ts';

describe('[CHECK-4] nothing is said of a word that is being written', () => {
  it.each([
    ['a master', 'a masterp', true],
    ['a masterpiec', 'a masterpiece', true],
    ['a mastepiece', 'a masterpiece', true],
    ['a masterpiece', 'a masterpiec', true],
    ['a masterpiece', 'a masterpiece ', false],
    ['a masterpiece', 'a masterpiece,', false],
    ['', 'a whole template', false],
    ['fog', 'fog over the quay', false],
    ['fog over the quay', 'fog', false],
    ['fog', '', false],
    ['fog', 'fog', false],
    ['', 'é', true],
  ])('from %j to %j: %s', (before, after, expected) => {
    expect(isMidWord(before, after)).toBe(expected);
  });
});

describe('[CHECK-4] an underline stays with its words while others are written', () => {
  const span = { start: 2, end: 5 };
  it.each([
    ['a fox runs', 'a fox runs fast', span],
    ['a fox runs', 'now a fox runs', { start: 6, end: 9 }],
    ['a fox runs', 'a foxy runs', undefined],
    ['a fox runs', 'a fx runs', undefined],
    ['a fox', 'a fox ', span],
  ])('from %j to %j', (before, after, expected) => {
    expect(carrySpan(span, before, after)).toEqual(expected);
  });

  it('or goes: never on other words', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(20), fc.nat(20), (before, after, from, length) => {
        const start = Math.min(from, before.length);
        const end = Math.min(start + length, before.length);
        const carried = carrySpan({ start, end }, before, after);
        if (carried) expect(after.slice(carried.start, carried.end)).toBe(before.slice(start, end));
      }),
    );
  });
});
