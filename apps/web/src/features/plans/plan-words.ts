import type { PlanId, Subscription } from '@cuewright/contract';
import { plans } from '@cuewright/engine/content/plans';
import { moneyFormat } from '../../lib/currency.ts';

export function planName(plan: PlanId | 'free'): string {
  return plans.find(({ id }) => id === plan)?.name ?? 'Free';
}

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

export function dayOf(iso: string): string {
  return day.format(new Date(iso));
}

export function money(cents: number, currency: string): string {
  return moneyFormat(currency).format(cents / 100);
}

/** How a plan goes on, in a line. */
export function standingOf({ state, until, renews, next_plan, is_demo }: Subscription): string {
  if (state === 'suspended') return 'Suspended while a payment is disputed.';
  if (!until) return 'Yours for good. Nothing renews.';
  const on = dayOf(until);
  if (state === 'past-due') return `The last payment failed. Pro stays until ${on} while it is tried again.`;
  if (!renews) return `Cancelled. Pro stays until ${on}.`;
  const then = next_plan ? `${planName(next_plan)} begins on ${on}.` : `Renews on ${on}.`;
  return is_demo ? `Ends on ${on}: a demo plan takes no second payment.` : then;
}
