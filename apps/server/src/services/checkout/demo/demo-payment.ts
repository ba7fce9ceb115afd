import { type PlanId, planLimits } from '@cuewright/contract';
import type { Paid } from '../payment-fact.ts';

/** What a provider would tell of a purchase that was paid. */
export function demoPayment(purchase: {
  sessionId: string;
  userId: string;
  plan: PlanId;
  currency: string;
  now: Date;
}): Paid {
  const { sessionId, userId, plan, currency, now } = purchase;
  return {
    kind: 'paid',
    key: `paid:demo_${sessionId}`,
    at: now,
    userId,
    subscriptionKey: `demo_sub_${sessionId}`,
    paymentKey: `demo_pay_${sessionId}`,
    plan,
    periodEnd: periodEnd(plan, now),
    cents: planLimits[plan].price * 100,
    currency,
  };
}

const monthsOf = { monthly: 1, yearly: 12 } as const;

/** The same day of a later month, or that month's last. */
function periodEnd(plan: PlanId, from: Date): Date | null {
  if (plan === 'lifetime') return null;
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + monthsOf[plan], 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return end;
}
