import { describe, expect, it } from 'vitest';
import { meterTone } from './meter-tone.ts';

describe('meterTone', () => {
  it.each([
    [0, 6, 'calm'],
    [4, 6, 'calm'],
    [5, 6, 'low'],
    [6, 6, 'full'],
    [7, 6, 'full'],
    [79, 100, 'calm'],
    [80, 100, 'low'],
    [0, 0, 'full'],
    [4000, undefined, 'calm'],
  ] as const)('%d of %s is %s', (used, limit, tone) => {
    expect(meterTone(used, limit)).toBe(tone);
  });
});
