import { type Actor, canTouchPayment, type Invoice, paymentLimits } from '@cuewright/contract';
import type { CursorPlace } from '../../database/cursor-page.ts';
import { fail, ok, type Result } from '../../result.ts';
import { CheckoutError } from '../../services/checkout/checkout.ts';
import { type PaymentStanding, paymentStates } from './entitlement.ts';
import { checkoutOf, type PaymentParts } from './parts.ts';
import { recordFacts } from './record-facts.ts';
import { findPaid, listEvents } from './repository.ts';
import type { PaymentEvent } from './tables.ts';

const DAY_MS = 86_400_000;

/** Everything somebody paid, newest first. */
export async function listInvoices(
  { db, clock }: Pick<PaymentParts, 'db' | 'clock'>,
  { id }: Actor,
  { limit, cursor }: CursorPlace,
): Promise<{ invoices: Invoice[]; total: number; nextCursor: string | null }> {
  const events = await listEvents(db, id);
  const states = paymentStates(events);
  const paid = events.filter(({ kind }) => kind === 'paid').sort((a, b) => (a.id < b.id ? 1 : -1));
  const rest = cursor ? paid.filter((event) => event.id < cursor) : paid;
  const page = rest.slice(0, limit);
  return {
    invoices: page.map((event) => presentInvoice(event, states, clock())),
    total: paid.length,
    nextCursor: rest.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Gives a payment back. The plan it paid for ends at once. */
export async function refundInvoice(
  parts: PaymentParts,
  actor: Actor,
  id: string,
): Promise<Result<Invoice, 'payment-not-found' | 'refund-closed' | 'payments-not-configured'>> {
  const paid = await findPaid(parts.db, id);
  if (!paid?.payment_key || !canTouchPayment(actor, paid)) return fail('payment-not-found');
  const states = paymentStates(await listEvents(parts.db, actor.id));
  if (!presentInvoice(paid, states, parts.clock()).refundable_until) return fail('refund-closed');
  const checkout = checkoutOf(parts, paid.provider);
  if (!checkout) return fail('payments-not-configured');

  await checkout.refund(paid.payment_key);
  try {
    const said = { userId: actor.id, paymentKey: paid.payment_key, at: parts.clock() };
    await recordFacts(parts, paid.provider, [
      { kind: 'refunded', key: `refunded:${paid.payment_key}`, ...said },
    ]);
  } catch (error) {
    // The money is back. The provider's event for it ends what is left to end.
    if (!(error instanceof CheckoutError)) throw error;
    parts.log.warn({ err: error }, 'a refunded subscription could not be ended yet');
  }
  return ok(presentInvoice(paid, paymentStates(await listEvents(parts.db, actor.id)), parts.clock()));
}

function presentInvoice(
  event: PaymentEvent,
  states: ReadonlyMap<string, PaymentStanding>,
  now: Date,
): Invoice {
  const state = states.get(event.payment_key ?? '')?.state ?? 'paid';
  const closes = new Date(event.at.getTime() + paymentLimits.refundDays * DAY_MS);
  return {
    id: event.id,
    plan: event.plan ?? 'monthly',
    cents: event.cents ?? 0,
    currency: event.currency ?? 'USD',
    paid_at: event.at.toISOString(),
    period_end: event.period_end?.toISOString() ?? null,
    state,
    refundable_until: state === 'paid' && closes > now ? closes.toISOString() : null,
    is_demo: event.provider === 'demo',
  };
}
