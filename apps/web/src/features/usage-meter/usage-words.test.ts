import { expect, it } from 'vitest';
import { guestUsageState, usageState } from './usage-state.ts';
import { leftToday, sumOfAllowance, sumOfDay } from './usage-words.ts';

const johannesburg = { locale: 'en-GB', timeZone: 'Africa/Johannesburg' };
const state = (remaining: number, credits = 0, is_premium = false) =>
  usageState({
    prompts_used: 3,
    is_premium,
    allowance: 6,
    credits,
    remaining,
    resets_at: '2026-11-22T00:00:00.000Z',
  });

it('[METER-5] says what is left and when it resets, in the person’s own zone', () => {
  expect(leftToday(state(1), johannesburg)).toBe('1 of 4 left today, resets at 02:00');
  expect(leftToday(state(1), { locale: 'en-US', timeZone: 'America/New_York' })).toBe(
    '1 of 4 left today, resets at 07:00 PM',
  );
  expect(leftToday(state(0, 0, true), johannesburg)).toBe('No limit today');
  expect(leftToday(guestUsageState(1), johannesburg)).toBe('2 of 3 left today');
});

it('[METER-6] explains the five and the one, and what credits are for', () => {
  expect(sumOfAllowance).toBe('5 daily + 1 for signing in');
  expect(sumOfDay(state(3), johannesburg)).toBe(
    'That makes 6 prompts a day. The count begins again at 02:00.',
  );
  expect(sumOfDay(state(4, 1), johannesburg)).toMatch(/After them your credit is spent\.$/);
  expect(sumOfDay(state(5, 2), johannesburg)).toMatch(/After them your 2 credits are spent\.$/);
});
