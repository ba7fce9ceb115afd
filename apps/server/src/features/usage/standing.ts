import { type PaidBy, type Usage, usageLimits } from '@cuewright/contract';
import { nextUtcMidnight } from '../../utc-day.ts';

/** Where somebody stands at a moment. What is reserved counts as used until it is given back. */
export interface Standing {
  isPremium: boolean;
  /** Today's, with what an earlier account of theirs had used today. */
  fromAllowance: number;
  /** Today's. */
  fromCredits: number;
  credits: number;
}

/** What the next generation is taken from; nothing at the cap. */
export function nextPaidBy({ isPremium, fromAllowance, credits }: Standing): PaidBy | undefined {
  if (isPremium) return 'premium';
  if (fromAllowance < usageLimits.allowance) return 'allowance';
  return credits > 0 ? 'credits' : undefined;
}

export function presentUsage({ isPremium, fromAllowance, fromCredits, credits }: Standing, now: Date): Usage {
  return {
    prompts_used: fromAllowance + fromCredits,
    is_premium: isPremium,
    allowance: isPremium ? usageLimits.unlimited : usageLimits.allowance,
    credits,
    remaining: isPremium
      ? usageLimits.unlimited
      : Math.max(0, usageLimits.allowance - fromAllowance) + credits,
    resets_at: nextUtcMidnight(now).toISOString(),
  };
}
