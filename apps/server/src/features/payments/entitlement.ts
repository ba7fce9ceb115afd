import { type InvoiceState, type PlanId, paymentLimits, type SubscriptionState } from '@cuewright/contract';
import type { Provider } from '../../services/checkout/payment-fact.ts';
import type { PaymentEvent } from './tables.ts';

const DAY_MS = 86_400_000;

/** What one subscription gives. Times are milliseconds; a lifetime's end is `Infinity`. */
export interface Holding {
  key: string;
  provider: Provider;
  plan: PlanId;
  /** Until when it gives Pro, grace included. */
  until: number;
  /** When what is paid ends. */
  paidUntil: number;
  state: Exclude<SubscriptionState, 'none'>;
  renews: boolean;
  nextPlan: PlanId | null;
  /** Money that was given back must not be asked for again. */
  mustEnd: boolean;
}

export interface Entitlement {
  /** Until when the person has Pro; `-Infinity` for never. */
  premiumUntil: number;
  /** Which plan lasts until then. */
  plan: PlanId | null;
  holdings: readonly Holding[];
}

/**
 * What all the events of a person together come to. They are put in the order of their times first, so the order in which
 * they arrived cannot matter.
 */
export function entitlementOf(events: readonly PaymentEvent[]): Entitlement {
  const sorted = inOrder(events);
  const keys = new Set(sorted.flatMap(({ subscription_key }) => subscription_key ?? []));
  const payments = paymentStates(sorted);
  const holdings = [...keys]
    .map((key) =>
      holdingOf(
        key,
        sorted.filter((event) => event.subscription_key === key),
        payments,
      ),
    )
    .filter((holding) => holding !== undefined);
  const hasLifetime = holdings.some(({ until }) => until === Number.POSITIVE_INFINITY);
  const longest = holdings.toSorted((a, b) => b.until - a.until)[0];
  const premiumUntil = longest?.until ?? Number.NEGATIVE_INFINITY;
  return {
    premiumUntil,
    plan: premiumUntil === Number.NEGATIVE_INFINITY ? null : (longest?.plan ?? null),
    // Whoever has Pro for good is not asked for money again.
    holdings: hasLifetime ? holdings.map((holding) => ({ ...holding, nextPlan: null })) : holdings,
  };
}

/** How a payment stands that arrived. */
export interface PaymentStanding {
  state: InvoiceState;
  /** When it was given back or taken away. */
  at: number;
}

/** Payments that are no longer as they arrived, by their key. */
export function paymentStates(events: readonly PaymentEvent[]): ReadonlyMap<string, PaymentStanding> {
  const states = new Map<string, PaymentStanding>();
  for (const { kind, payment_key: key, at } of inOrder(events)) {
    if (!key || states.get(key)?.state === 'refunded') continue;
    if (kind === 'refunded') states.set(key, { state: 'refunded', at: at.getTime() });
    else if (kind === 'disputed' || kind === 'dispute-lost')
      states.set(key, { state: 'disputed', at: at.getTime() });
    else if (kind === 'dispute-won') states.delete(key);
  }
  return states;
}

function holdingOf(
  key: string,
  events: readonly PaymentEvent[],
  payments: ReadonlyMap<string, PaymentStanding>,
): Holding | undefined {
  const paid = events.filter(({ kind }) => kind === 'paid');
  const latest = paid.at(-1);
  if (!latest) return undefined;
  const standings = paid.flatMap(({ payment_key }) => payments.get(payment_key ?? '') ?? []);
  const isDisputed = standings.some(({ state }) => state === 'disputed');
  const refunds = standings.filter(({ state }) => state === 'refunded').map(({ at }) => at);
  const ends = [...refunds, ...events.filter(({ kind }) => kind === 'ended').map(({ at }) => at.getTime())];
  const end = Math.min(Number.POSITIVE_INFINITY, ...ends);

  const paidUntil = Math.max(
    ...paid.map(({ period_end }) => period_end?.getTime() ?? Number.POSITIVE_INFINITY),
  );
  const failedAt = events.find(
    ({ kind, at }) => kind === 'payment-failed' && at.getTime() > latest.at.getTime(),
  )?.at;
  const grace = failedAt ? failedAt.getTime() + paymentLimits.graceDays * DAY_MS : Number.NEGATIVE_INFINITY;
  const isPastDue = grace > paidUntil;

  const wish = events.findLast(({ kind }) => kind === 'cancel-asked' || kind === 'cancel-taken-back');
  const isOver = ends.length > 0;
  const isForGood = paidUntil === Number.POSITIVE_INFINITY;
  const changed = events.findLast(({ kind }) => kind === 'plan-changed');
  const nextPlan = changed && changed.at > latest.at ? changed.plan : null;
  return {
    key,
    provider: latest.provider,
    plan: latest.plan ?? 'monthly',
    until: isDisputed ? Number.NEGATIVE_INFINITY : Math.min(end, Math.max(paidUntil, grace)),
    paidUntil: Math.min(end, paidUntil),
    state: isDisputed ? 'suspended' : isPastDue ? 'past-due' : 'active',
    renews: !isOver && !isForGood && wish?.kind !== 'cancel-asked',
    nextPlan: nextPlan === latest.plan ? null : nextPlan,
    mustEnd: refunds.length > 0 && !isForGood && !events.some(({ kind }) => kind === 'ended'),
  };
}

function inOrder(events: readonly PaymentEvent[]): PaymentEvent[] {
  return [...events].sort(
    (a, b) =>
      a.at.getTime() - b.at.getTime() || (a.event_key < b.event_key ? -1 : Number(a.event_key > b.event_key)),
  );
}

/** The one that counts at a moment: what lasts longest, what is suspended when nothing else runs. */
export function currentHolding({ holdings }: Entitlement, now: Date): Holding | undefined {
  const running = holdings.filter(({ until }) => until > now.getTime()).sort((a, b) => b.until - a.until);
  return (
    running[0] ??
    holdings.findLast(({ state, paidUntil }) => state === 'suspended' && paidUntil > now.getTime())
  );
}
