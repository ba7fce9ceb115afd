import { describe, expect, it } from 'vitest';
import { isIndoors, placeCalled } from './place-words.ts';

describe('[S2] what is seen', () => {
  it.each([
    ['bakery', 'kitchen', true],
    ['theatre', 'stage', true],
    ['souk', 'alley', false],
    ['quay', 'harbour', false],
    ['meadow', 'field', false],
    ['bazaar', 'market', false],
    ['bottle', undefined, false],
  ])('[S2.1] “%s” names a place of the kind %s', (word, kind, isInside) => {
    const found = placeCalled(word);
    expect(found).toBe(kind);
    expect(found !== undefined && isIndoors(found)).toBe(isInside);
  });
});
