import { describe, expect, it } from 'vitest';
import { matterOf } from './matter.ts';
import { senseOf } from './senses.ts';

describe('[WORDS-2] a noun in the plural is the thing it names', () => {
  it.each([
    ['oranges', 'food'],
    ['glasses', 'glass'],
    ['foxes', 'furred'],
  ])('%s', (word, matter) => {
    expect(matterOf(word)).toBe(matter);
  });

  it('as it is one thing', () => {
    expect(senseOf('horses')).toBe(senseOf('horse'));
    expect(senseOf('churches')).toBe(senseOf('church'));
  });
});
