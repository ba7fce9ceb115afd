import type { Subscription } from '@cuewright/contract';
import { currentHolding, type Entitlement } from './entitlement.ts';
import type { PaymentParts } from './parts.ts';
import { readEntitlement } from './record-facts.ts';

export async function readSubscription(
  parts: Pick<PaymentParts, 'db' | 'clock' | 'checkout'>,
  userId: string,
): Promise<Subscription> {
  return presentSubscription(parts, await readEntitlement(parts.db, userId), parts.clock());
}

function presentSubscription(
  { checkout }: Pick<PaymentParts, 'checkout'>,
  entitlement: Entitlement,
  now: Date,
): Subscription {
  const till = checkout?.provider ?? 'closed';
  const holding = currentHolding(entitlement, now);
  if (!holding) {
    const nothing = { until: null, renews: false, next_plan: null, is_demo: false } as const;
    return { plan: 'free', state: 'none', ...nothing, till };
  }
  const { plan, state, until, paidUntil, renews, nextPlan, provider } = holding;
  const end = state === 'past-due' ? until : paidUntil;
  return {
    plan,
    state,
    until: Number.isFinite(end) ? new Date(end).toISOString() : null,
    renews,
    next_plan: renews ? nextPlan : null,
    is_demo: provider === 'demo',
    till,
  };
}
