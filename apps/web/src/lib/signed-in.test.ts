import { expect, it } from 'vitest';
import { sessionSign } from './signed-in.ts';

const here = { protocol: 'http:', port: '3000' };
const secure = { protocol: 'https:', port: '' };

it('[WHO-2] tells one person from another and from nobody, by the cookies of this very address', () => {
  expect(sessionSign('signed_in=1; signed_in_as-3000=ana', here)).toBe('ana');
  expect(sessionSign('signed_in_as-3000=bo; a=b; signed_in=1', here)).toBe('bo');
  expect(sessionSign('signed_in=1; signed_in_as=ana', secure)).toBe('ana');
  expect(sessionSign('signed_in=1; signed_in_as-4000=another-app', here)).toBe('somebody');
  expect(sessionSign('signed_in_as-3000=ana', here)).toBe('');
  expect(sessionSign('', here)).toBe('');
});
