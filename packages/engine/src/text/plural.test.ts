import { expect, it } from 'vitest';
import { counted, plural } from './plural.ts';

it('[WORDS-1] a noun agrees with its figure', () => {
  expect([0, 1, 1.5, 2].map((count) => `${count} ${plural(count, 'word')}`)).toEqual([
    '0 words',
    '1 word',
    '1.5 words',
    '2 words',
  ]);
  expect(plural(1n, 'entry', 'entries')).toBe('entry');
  expect(plural(2n, 'entry', 'entries')).toBe('entries');
  expect(counted(2_000, 'character')).toBe('2,000 characters');
  expect(counted(1, 'person', 'people')).toBe('1 person');
});
