import { expect, it } from 'vitest';
import { msToNextAsk } from './ms-to-next-ask.ts';

it.each([
  ['2026-11-21T22:00:00.000Z', 2 * 60 * 60 * 1000],
  ['2026-11-21T23:59:59.000Z', 60_000],
  ['2026-11-29T00:00:00.000Z', 60_000],
  ['2020-01-01T00:00:00.000Z', 24 * 60 * 60 * 1000],
])('at %s by the browser’s clock asks again in %i ms', (now, ms) => {
  expect(msToNextAsk('2026-11-22T00:00:00.000Z', Date.parse(now))).toBe(ms);
});
