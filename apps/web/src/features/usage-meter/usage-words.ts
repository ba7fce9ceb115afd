import { usageLimits } from '@cuewright/contract';
import { plural } from '@cuewright/engine/plural';
import type { UsageState } from './usage-state.ts';

/** Where and how the person reads the time; their own unless a test says otherwise. */
export interface Zone {
  locale?: string;
  timeZone?: string;
}

/** When the day's count begins again, on the person's own clock: "02:00". */
export function resetTime(resetsAt: Date, { locale, timeZone }: Zone = {}): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(resetsAt);
}

/** "1 of 4 left today, resets at 02:00". */
export function leftToday({ limit, left, resetsAt }: UsageState, zone?: Zone): string {
  if (limit === undefined) return 'No limit today';
  const count = `${left} of ${limit} left today`;
  return resetsAt ? `${count}, resets at ${resetTime(resetsAt, zone)}` : count;
}

/** What the day's count is made of. */
export const sumOfAllowance = `${usageLimits.daily} daily + ${usageLimits.signInBonus} for signing in`;

/** "12 credits left". */
export function creditsLeft(credits: number): string {
  return `${credits} ${plural(credits, 'credit')} left`;
}

/** What "5 daily + 1 for signing in" comes to. */
export function sumOfDay({ credits, resetsAt }: UsageState, zone?: Zone): string {
  const parts = [`That makes ${usageLimits.allowance} prompts a day.`];
  if (resetsAt) parts.push(`The count begins again at ${resetTime(resetsAt, zone)}.`);
  if (credits > 0) {
    parts.push(`After them your ${credits === 1 ? 'credit is' : `${credits} credits are`} spent.`);
  }
  return parts.join(' ');
}
