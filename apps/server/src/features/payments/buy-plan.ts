import type { Actor, PlanId } from '@cuewright/contract';
import { isLoopbackName } from '../../loopback.ts';
import { fail, ok, type Result } from '../../result.ts';
import { demoPayment } from '../../services/checkout/demo/demo-payment.ts';
import type { PaymentFact } from '../../services/checkout/payment-fact.ts';
import { currentHolding, type Holding } from './entitlement.ts';
import { findOwn, withdrawOpen } from './follow-purchase.ts';
import { checkoutOf, type PaymentParts } from './parts.ts';
import { readEntitlement, recordFact, recordFacts } from './record-facts.ts';
import { endSession, findEmail, insertSession } from './repository.ts';
import type { PaymentSession } from './tables.ts';

interface Wish {
  planId: PlanId;
  userId: string;
  returnUrl: string;
}

/** Begins a purchase, or switches at the end of what is paid, which needs no payment now. */
export async function beginPurchase(
  parts: PaymentParts,
  actor: Actor,
  wish: Wish,
): Promise<
  Result<
    { sessionId: string; url: string },
    'invalid-request' | 'payment-for-another' | 'plan-held' | 'payments-not-configured'
  >
> {
  const { planId, userId, returnUrl } = wish;
  if (userId !== actor.id) return fail('payment-for-another');
  const origin = ourOrigin(parts.publicUrl, returnUrl);
  if (!origin) return fail('invalid-request', { errors: [foreignReturn(parts.publicUrl)] });
  const { checkout, clock, db } = parts;
  if (!checkout) return fail('payments-not-configured');

  const held = await readHeld(parts, actor.id);
  if (held && isHeld(held, planId)) return fail('plan-held');
  const sessionId = parts.newId();
  const session: PaymentSession = {
    id: sessionId,
    user_id: actor.id,
    provider: checkout.provider,
    provider_session: null,
    plan: planId,
    state: 'open',
    return_url: origin,
    starts_at: clock(),
    created_at: clock(),
  };
  if (held && planId !== 'lifetime') {
    await switchPlan(parts, actor.id, held, planId);
    await insertSession(db, { ...session, state: 'paid', starts_at: new Date(held.until) });
    return ok({ sessionId, url: doneUrl(session) });
  }
  // Paid in another tab a moment ago: what they hold is no longer what it was.
  if (await withdrawOpen(parts, actor.id)) return await beginPurchase(parts, actor, wish);
  const begun = await checkout.begin({
    sessionId,
    userId: actor.id,
    email: await findEmail(db, actor.id),
    plan: planId,
    doneUrl: doneUrl(session),
    leftUrl: leftUrl(session),
  });
  await insertSession(db, { ...session, provider_session: begun.providerSession });
  return ok({ sessionId, url: begun.url });
}

/** Ends a purchase of the demo; what follows is what follows a payment at a provider. */
export async function endDemoPurchase(
  parts: PaymentParts,
  actor: Actor,
  id: string,
  outcome: 'paid' | 'declined' | 'cancelled',
): Promise<
  Result<{ url: string }, 'payment-not-found' | 'payment-over' | 'plan-held' | 'payments-not-configured'>
> {
  if (parts.checkout?.provider !== 'demo') return fail('payments-not-configured');
  const found = await findOwn(parts, actor, id);
  if (!found.ok) return found;
  const session = found.value;
  const url = outcome === 'cancelled' ? leftUrl(session) : doneUrl(session);
  if (session.state !== 'open') return session.state === outcome ? ok({ url }) : fail('payment-over');
  const now = parts.clock();
  const ended = await parts.db.transaction().execute(async (trx) => {
    await parts.lockPerson(trx, actor.id);
    const held = outcome === 'paid' ? await readHeld({ ...parts, db: trx }, actor.id) : undefined;
    if (held && (isHeld(held, session.plan) || session.plan !== 'lifetime')) return fail('plan-held');
    if (!(await endSession(trx, id, outcome))) return fail('payment-over');
    if (outcome !== 'paid') return ok(undefined);
    const payment = demoPayment({
      sessionId: id,
      userId: actor.id,
      plan: session.plan,
      currency: parts.currency,
      now,
    });
    await recordFact(trx, parts, 'demo', payment);
    return ok(payment);
  });
  if (!ended.ok) return ended;
  if (ended.value) await recordFacts(parts, 'demo', [ended.value]);
  return ok({ url });
}

/** The plan that runs at whoever takes payments now: a demo plan keeps nobody from buying. */
async function readHeld(parts: PaymentParts, userId: string): Promise<Holding | undefined> {
  const entitlement = await readEntitlement(parts.db, userId);
  const holdings = entitlement.holdings.filter(({ provider }) => provider === parts.checkout?.provider);
  const held = currentHolding({ ...entitlement, holdings }, parts.clock());
  return held?.state === 'suspended' ? undefined : held;
}

function isHeld({ plan, renews, nextPlan }: Holding, wanted: PlanId): boolean {
  if (plan === 'lifetime') return true;
  return (renews && nextPlan !== null ? nextPlan : plan) === wanted;
}

async function switchPlan(
  parts: PaymentParts,
  userId: string,
  { key, provider, renews }: Holding,
  plan: PlanId,
): Promise<void> {
  const checkout = checkoutOf(parts, provider);
  if (!renews) await checkout?.resume(key);
  await checkout?.switchAtPeriodEnd(key, plan);
  const at = parts.clock();
  const facts: PaymentFact[] = [
    { kind: 'plan-changed', key: `plan-changed:${parts.newId()}`, at, userId, subscriptionKey: key, plan },
  ];
  if (!renews) {
    const taken = `cancel-taken-back:${parts.newId()}`;
    facts.push({ kind: 'cancel-taken-back', key: taken, at, userId, subscriptionKey: key });
  }
  await recordFacts(parts, provider, facts);
}

/** Where a page of ours stands, by the address it gives; nothing for anybody else's. */
function ourOrigin(publicUrl: URL, returnUrl: string): string | undefined {
  const url = URL.parse(returnUrl, publicUrl.href);
  if (!url) return undefined;
  const isSameMachine =
    isLoopbackName(publicUrl.hostname) &&
    isLoopbackName(url.hostname) &&
    url.port === publicUrl.port &&
    url.protocol === publicUrl.protocol;
  return url.origin === publicUrl.origin || isSameMachine ? url.origin : undefined;
}

function foreignReturn({ origin }: URL) {
  return { field: 'body.returnUrl', message: `The return address has to begin with ${origin}.` };
}

function doneUrl({ id, return_url }: Pick<PaymentSession, 'id' | 'return_url'>): string {
  return new URL(`/?step=payment&session=${id}`, return_url).href;
}

function leftUrl({ return_url }: Pick<PaymentSession, 'return_url'>): string {
  return new URL('/?step=payment', return_url).href;
}
