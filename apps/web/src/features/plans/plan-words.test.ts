import type { Subscription } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { money, planName, standingOf } from './plan-words.ts';

const plan: Subscription = {
  plan: 'monthly',
  state: 'active',
  until: '2026-12-22T12:00:00.000Z',
  renews: true,
  next_plan: null,
  is_demo: false,
  till: 'stripe',
};

describe('[UPGRADE-2] a plan in a line', () => {
  it.each([
    [{}, /^Renews on .*2026/],
    [{ renews: false }, /^Cancelled\. Pro stays until/],
    [{ next_plan: 'yearly' as const }, /^Yearly Pro begins on/],
    [{ state: 'past-due' as const }, /^The last payment failed/],
    [{ state: 'suspended' as const }, /^Suspended/],
    [{ plan: 'lifetime' as const, until: null, renews: false }, /^Yours for good/],
    [{ is_demo: true }, /takes no second payment/],
  ])('%o', (given, words) => {
    expect(standingOf({ ...plan, ...given })).toMatch(words);
  });

  it('[PAY-13] names plans and prices', () => {
    expect([
      planName('free'),
      planName('yearly'),
      money(400, 'USD'),
      money(999, 'USD'),
      money(2700, 'EUR'),
    ]).toEqual(['Free', 'Yearly Pro', '$4', '$9.99', '€27']);
  });
});
