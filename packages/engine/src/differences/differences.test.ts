import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { runs } from '../../testing/soak.ts';
import { differencesBetween, isDifference, withoutRefused } from './index.ts';

const before = 'A woman mends a net at dusk, no other people.';
const after = 'A woman in oilskin mends a net at first light, an empty quay.';

describe('[H1] what differs between two texts', () => {
  it('[H1.1] whole words, and what stands in one place as one difference', () => {
    expect(differencesBetween(before, after).filter(isDifference)).toEqual([
      { gone: '', added: 'in oilskin ' },
      { gone: 'dusk', added: 'first light' },
      { gone: 'no other people', added: 'an empty quay' },
    ]);
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
        const all = new Set(stretches.keys());
        expect(withoutRefused(stretches, all)).toBe(one);
        expect(withoutRefused(stretches, new Set())).toBe(other);
      }),
      runs(300, 20_000),
    );
  });
});
