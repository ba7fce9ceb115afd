import type { Queryable } from '../../database/tables.ts';
import type { PaymentFact, Provider } from '../../services/checkout/payment-fact.ts';
import { type Entitlement, entitlementOf } from './entitlement.ts';
import { checkoutOf, type PaymentParts } from './parts.ts';
import {
  adoptEvents,
  findOwner,
  insertEvent,
  isPerson,
  listEvents,
  lockPayment,
  setPremium,
} from './repository.ts';

/** The one door for what happened to money. What is known already changes nothing. */
export async function recordFacts(
  parts: PaymentParts,
  provider: Provider,
  facts: readonly PaymentFact[],
): Promise<void> {
  const owners = new Set<string>();
  for (const fact of facts) {
    const owner = await parts.db.transaction().execute((trx) => recordFact(trx, parts, provider, fact));
    if (owner) owners.add(owner);
  }
  for (const owner of owners) await stopWhatIsOver(parts, owner);
}

/** Gives whose it is, when that is known. */
export async function recordFact(
  trx: Queryable,
  parts: Pick<PaymentParts, 'clock' | 'newId' | 'lockPerson'>,
  provider: Provider,
  fact: PaymentFact,
): Promise<string | undefined> {
  const paymentKey = 'paymentKey' in fact ? fact.paymentKey : undefined;
  const subscriptionKey = 'subscriptionKey' in fact ? fact.subscriptionKey : undefined;
  for (const key of [paymentKey, subscriptionKey]) if (key) await lockPayment(trx, key);
  const owner =
    fact.userId && (await isPerson(trx, fact.userId))
      ? fact.userId
      : await findOwner(trx, { paymentKey, subscriptionKey });
  if (owner) await parts.lockPerson(trx, owner);
  const row = {
    id: parts.newId(),
    event_key: fact.key,
    user_id: owner ?? null,
    provider,
    kind: fact.kind,
    at: fact.at,
    subscription_key: subscriptionKey ?? null,
    payment_key: paymentKey ?? null,
    plan: 'plan' in fact ? fact.plan : null,
    period_end: 'periodEnd' in fact ? fact.periodEnd : null,
    cents: 'cents' in fact ? fact.cents : null,
    currency: 'currency' in fact ? fact.currency : null,
    received_at: parts.clock(),
  };
  const isNew = await insertEvent(trx, row);
  if (owner && isNew) {
    await adoptEvents(trx, owner, row);
    await setPremium(trx, owner, await readEntitlement(trx, owner));
  }
  return owner;
}

export async function readEntitlement(db: Queryable, userId: string): Promise<Entitlement> {
  return entitlementOf(await listEvents(db, userId));
}

/** Nobody is asked for money again whose money went back, or who has Pro for good. Done anew until it succeeds. */
async function stopWhatIsOver(parts: PaymentParts, userId: string): Promise<void> {
  const { holdings } = await readEntitlement(parts.db, userId);
  const hasLifetime = holdings.some(({ until }) => until === Number.POSITIVE_INFINITY);
  for (const { key, provider, mustEnd, renews } of holdings) {
    const isUseless = hasLifetime && renews;
    if (!mustEnd && !isUseless) continue;
    const kind = mustEnd ? 'ended' : 'cancel-asked';
    const checkout = checkoutOf(parts, provider);
    if (!checkout) continue;
    await (kind === 'ended' ? checkout.end(key) : checkout.cancelAtPeriodEnd(key));
    const fact: PaymentFact = {
      kind,
      key: `${kind}:${key}`,
      at: parts.clock(),
      userId,
      subscriptionKey: key,
    };
    await parts.db.transaction().execute((trx) => recordFact(trx, parts, provider, fact));
  }
}
