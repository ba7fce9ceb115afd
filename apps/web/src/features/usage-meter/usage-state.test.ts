import type { Usage } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { meterTone } from '../../ui/meter/meter-tone.ts';
import { guestUsageState, unknownUsage, usageState } from './usage-state.ts';

const usage = (given: Partial<Usage>): Usage => ({
  prompts_used: 0,
  is_premium: false,
  allowance: 6,
  credits: 0,
  remaining: 6,
  resets_at: '2026-11-22T00:00:00.000Z',
  ...given,
});

describe('[METER-1] the meter', () => {
  it.each([
    [0, 'calm', undefined],
    [3, 'calm', undefined],
    [4, 'calm', 'running-low'],
    [5, 'low', 'running-low'],
    [6, 'full', 'share'],
  ])('with %i of 6 used is %s and shows the panel %s', (used, tone, panel) => {
    const state = usageState(usage({ prompts_used: used, remaining: 6 - used }));
    expect(state).toMatchObject({ used, limit: 6, left: 6 - used, panel });
    expect(meterTone(state.used, state.limit)).toBe(tone);
  });

  it('[METER-2] adds to the allowance the credits spent today and those that are left', () => {
    const state = usageState(usage({ prompts_used: 8, credits: 3, remaining: 3 }));
    expect(state).toMatchObject({ used: 8, limit: 11, left: 3, credits: 3, panel: undefined });
  });

  it('[METER-3] has no end and no panel for premium', () => {
    const state = usageState(usage({ is_premium: true, allowance: 999_999, remaining: 999_999 }));
    expect(state).toMatchObject({ limit: undefined, panel: undefined });
    expect(meterTone(state.used, state.limit)).toBe('calm');
  });

  it('[METER-4] counts to 3 for guests, and falls back to 0 of 6 or 0 of 3', () => {
    expect(guestUsageState(2)).toMatchObject({ used: 2, limit: 3, left: 1, panel: undefined });
    expect(guestUsageState(5)).toMatchObject({ used: 5, limit: 3, left: 0 });
    expect(guestUsageState(0)).toMatchObject({ used: 0, limit: 3 });
    expect(unknownUsage).toMatchObject({ used: 0, limit: 6, panel: undefined });
  });
});
