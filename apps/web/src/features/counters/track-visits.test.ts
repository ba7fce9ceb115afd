import type { Call } from '@cuewright/contract';
import { expect, it } from 'vitest';
import { trackVisits } from './track-visits.ts';

it('[COUNT-8] tells of a visitor on load, and every 120 s while the page is visible; a failure is only logged', async () => {
  const ticks: [number, () => void][] = [];
  const logged: unknown[][] = [];
  let isVisible = true;
  let told = 0;
  trackVisits({
    call: (async () => {
      told++;
      if (told === 2) throw new Error('no line');
    }) as unknown as Call,
    every: (ms, work) => {
      ticks.push([ms, work]);
      return () => undefined;
    },
    isVisible: () => isVisible,
    logError: (...what) => logged.push(what),
  });
  expect(told).toBe(1);
  const [[ms, tick] = []] = ticks;
  expect(ms).toBe(120_000);
  tick?.();
  await Promise.resolve();
  await Promise.resolve();
  expect([told, logged]).toEqual([2, [['Failed to track visitor:', new Error('no line')]]]);
  isVisible = false;
  tick?.();
  expect(told).toBe(2);
});
