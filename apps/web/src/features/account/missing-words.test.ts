import { expect, it } from 'vitest';
import { missingWords } from './missing-words.ts';

const full = { full_name: 'Ana', phone: '1', email: 'a@b.c', job: 'DP', intro: 'x' };

it.each([
  [{ phone: ' ' }, 'A phone number is still missing.'],
  [{ phone: '', intro: '' }, 'A phone number and a short introduction are still missing.'],
  [
    { full_name: '', job: '', intro: '' },
    'Your name, your profession and a short introduction are still missing.',
  ],
  [{}, ''],
])('says what a profile lacks: %o', (lacks, words) => {
  expect(missingWords({ ...full, ...lacks })).toBe(words);
});
