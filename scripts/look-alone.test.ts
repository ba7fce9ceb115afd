import { expect, it } from 'vitest';
import { lookAlone } from './look-alone.ts';

const complaint = { test: 'wavers', message: 'too late', isUneven: false };
const failed = { passed: 90, failed: 2, complaints: [complaint] };

it('lets a run pass when all that failed passes by itself, and still names it', async () => {
  expect(await lookAlone(failed, async () => ({ passed: 2, failed: 0 }))).toEqual({
    passed: 92,
    failed: 0,
    complaints: [{ ...complaint, isUneven: true }],
  });
});

it.each([
  ['fails by itself as well', { passed: 1, failed: 1 }],
  ['was not run the second time', { passed: 1, failed: 0 }],
])('refuses what %s', async (_, alone) => {
  expect(await lookAlone(failed, async () => alone)).toBe(failed);
});

it.each([0, 6])('looks at nothing again when %d failed', async (count) => {
  const counts = { passed: 90, failed: count };
  expect(await lookAlone(counts, () => Promise.reject(new Error('run again')))).toBe(counts);
});
