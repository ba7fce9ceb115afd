import {
  type Actor,
  canTouchPayment,
  type PaymentState,
  type PlanId,
  type Subscription,
} from '@cuewright/contract';
import { fail, ok, type Result } from '../../result.ts';
import type { Checkout } from '../../services/checkout/checkout.ts';
import { checkoutOf, type PaymentParts } from './parts.ts';
import { recordFacts } from './record-facts.ts';
import { endSession, findSession, listOpenSessions } from './repository.ts';
import { readSubscription } from './subscription.ts';
import type { PaymentSession } from './tables.ts';

/** A payment of somebody else is as good as none. */
export async function findOwn(
  { db }: PaymentParts,
  actor: Actor,
  id: string,
): Promise<Result<PaymentSession, 'payment-not-found'>> {
  const session = await findSession(db, id);
  return session && canTouchPayment(actor, session) ? ok(session) : fail('payment-not-found');
}

/** How a purchase stands. While it is open, whoever takes the money is asked, so nobody waits for an event to arrive. */
export async function readPurchase(
  parts: PaymentParts,
  actor: Actor,
  id: string,
): Promise<Result<PaymentSession, 'payment-not-found' | 'payments-not-configured'>> {
  const found = await findOwn(parts, actor, id);
  if (!found.ok || found.value.state !== 'open' || found.value.provider_session === null) return found;
  const { provider, provider_session } = found.value;
  const checkout = checkoutOf(parts, provider);
  if (!checkout) return fail('payments-not-configured');
  return ok({ ...found.value, state: await follow(parts, checkout, id, provider_session) });
}

/** Asks whoever takes the money how a purchase stands, and records what came of it. */
async function follow(
  parts: PaymentParts,
  checkout: Checkout,
  id: string,
  providerSession: string,
): Promise<PaymentState> {
  const { state, facts } = await checkout.find(providerSession);
  await recordFacts(parts, checkout.provider, facts);
  if (state !== 'open') await endSession(parts.db, id, state);
  return state;
}

/** The plan that was paid for, by the word of whoever took the money. What the page says grants nothing. */
export async function confirmPlan(
  parts: PaymentParts,
  actor: Actor,
  plan: PlanId,
): Promise<Result<Subscription, 'payment-not-confirmed'>> {
  const held = await readSubscription(parts, actor.id);
  if (isConfirmed(held, plan)) return ok(held);
  const open = (await listOpenSessions(parts.db, actor.id)).find((session) => session.plan === plan);
  if (open) await readPurchase(parts, actor, open.id);
  const subscription = await readSubscription(parts, actor.id);
  return isConfirmed(subscription, plan) ? ok(subscription) : fail('payment-not-confirmed');
}

function isConfirmed({ plan, next_plan, state }: Subscription, wanted: PlanId): boolean {
  return (plan === wanted || next_plan === wanted) && state !== 'suspended';
}

/** Whoever begins anew does not pay for what they left open. Says whether something of it has been paid already. */
export async function withdrawOpen(parts: PaymentParts, userId: string): Promise<boolean> {
  let isPaid = false;
  for (const { id, provider, provider_session } of await listOpenSessions(parts.db, userId)) {
    const checkout = checkoutOf(parts, provider);
    if (provider_session === null) await endSession(parts.db, id, 'cancelled');
    else if (checkout) {
      await checkout.withdraw(provider_session);
      if ((await follow(parts, checkout, id, provider_session)) === 'paid') isPaid = true;
    }
  }
  return isPaid;
}
