import type { Actor, Subscription } from '@cuewright/contract';
import { fail, ok, type Result } from '../../result.ts';
import { CheckoutError } from '../../services/checkout/checkout.ts';
import type { PaymentFact } from '../../services/checkout/payment-fact.ts';
import { currentHolding } from './entitlement.ts';
import { withdrawOpen } from './follow-purchase.ts';
import { checkoutOf, type PaymentParts } from './parts.ts';
import { readEntitlement, recordFacts } from './record-facts.ts';
import { readSubscription } from './subscription.ts';

/** Stops or goes on with the plan at the end of what is paid. What is so already stays so. */
export async function setRenewal(
  parts: PaymentParts,
  actor: Actor,
  renews: boolean,
): Promise<Result<Subscription, 'no-subscription' | 'payments-not-configured'>> {
  const held = currentHolding(await readEntitlement(parts.db, actor.id), parts.clock());
  if (!held || held.plan === 'lifetime' || held.state === 'suspended') return fail('no-subscription');
  const { key, provider, plan, nextPlan } = held;
  if (held.renews !== renews) {
    const checkout = checkoutOf(parts, provider);
    if (!checkout) return fail('payments-not-configured');
    await (renews ? checkout.resume(key) : checkout.cancelAtPeriodEnd(key));
    const said = { at: parts.clock(), userId: actor.id, subscriptionKey: key };
    const kind = renews ? 'cancel-taken-back' : 'cancel-asked';
    const facts: PaymentFact[] = [{ kind, key: `${kind}:${parts.newId()}`, ...said }];
    // A cancellation undoes a switch that was to come.
    if (nextPlan) facts.push({ kind: 'plan-changed', key: `plan-changed:${parts.newId()}`, plan, ...said });
    await recordFacts(parts, provider, facts);
  }
  return ok(await readSubscription(parts, actor.id));
}

/** Ends at the provider whatever somebody pays for, before their account goes. */
export async function endForLeaving(
  parts: PaymentParts,
  userId: string,
): Promise<Result<void, 'subscription-not-cancelled'>> {
  try {
    // First, because what was paid a moment ago is known only then.
    await withdrawOpen(parts, userId);
    const { holdings } = await readEntitlement(parts.db, userId);
    for (const { key, provider, plan, renews, paidUntil } of holdings) {
      const isRunning = renews || paidUntil > parts.clock().getTime();
      if (plan === 'lifetime' || !isRunning) continue;
      const checkout = checkoutOf(parts, provider);
      if (!checkout) return fail('subscription-not-cancelled');
      await checkout.end(key);
    }
  } catch (error) {
    if (!(error instanceof CheckoutError)) throw error;
    parts.log.warn({ err: error }, 'a subscription could not be ended');
    return fail('subscription-not-cancelled');
  }
  return ok(undefined);
}
