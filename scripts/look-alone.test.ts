import { expect, it } from 'vitest';
import { lookAlone } from './look-alone.ts';

const complaint = { test: 'wavers', message: 'too late', isUneven: false };
const failed = { passed: 90, failed: 2, complaints: [complaint] };

it('lets a run pass when what failed passes by itself, and still names it', async () => {
  const alone = { passed: 12, failed: 0, passedBefore: 10 };
  expect(await lookAlone(failed, async () => alone)).toEqual({
    passed: 92,
    failed: 0,
    complaints: [{ ...complaint, isUneven: true }],
  });
});

it('refuses what fails by itself as well', async () => {
  expect(await lookAlone(failed, async () => ({ passed: 11, failed: 1, passedBefore: 10 }))).toBe(failed);
});

it('looks again neither at a good run nor at one in which much is broken', async () => {
  const never = () => Promise.reject(new Error('run again'));
  for (const counts of [
    { passed: 90, failed: 0 },
    { passed: 90, failed: 6 },
  ]) {
    expect(await lookAlone(counts, never)).toBe(counts);
  }
});
