import type { PlanId } from '@cuewright/contract';
import type Stripe from 'stripe';
import type { PaymentFact } from '../payment-fact.ts';
import { buyerOfMetadata } from './buyer-of-metadata.ts';
import { planOfMetadata } from './plan-of-metadata.ts';

/** What an invoice of a subscription of ours tells once it is paid. */
export function invoiceFacts(invoice: Stripe.Invoice): PaymentFact[] {
  const owner = subscriptionOf(invoice);
  const paymentKey = paymentOf(invoice);
  const line = invoice.lines.data.toSorted((a, b) => a.period.end - b.period.end).at(-1);
  if (!owner || !paymentKey || !line || invoice.status !== 'paid') return [];
  return [
    {
      kind: 'paid',
      key: `paid:${invoice.id}`,
      at: fromSeconds(invoice.status_transitions.paid_at ?? invoice.created),
      ...owner.about,
      paymentKey,
      plan: planOfPeriod(line.period) ?? owner.plan,
      periodEnd: fromSeconds(line.period.end),
      cents: invoice.amount_paid,
      currency: invoice.currency.toUpperCase(),
    },
  ];
}

/** What a failed attempt to collect an invoice tells. Every attempt is one of its own. */
export function failedInvoiceFacts(invoice: Stripe.Invoice, eventId: string, at: Date): PaymentFact[] {
  const owner = subscriptionOf(invoice);
  return owner ? [{ kind: 'payment-failed', key: `payment-failed:${eventId}`, at, ...owner.about }] : [];
}

function subscriptionOf({ parent }: Stripe.Invoice) {
  const details = parent?.subscription_details;
  const plan = planOfMetadata(details?.metadata);
  const userId = buyerOfMetadata(details?.metadata);
  if (!details || !plan || !userId) return undefined;
  const { subscription } = details;
  const subscriptionKey = typeof subscription === 'string' ? subscription : subscription.id;
  return { plan, about: { userId, subscriptionKey } };
}

function paymentOf({ payments }: Stripe.Invoice): string | undefined {
  const paid = payments?.data.find(({ status }) => status === 'paid') ?? payments?.data[0];
  const intent = paid?.payment.payment_intent;
  return typeof intent === 'string' ? intent : intent?.id;
}

const SECONDS_OF_TWO_MONTHS = 62 * 86_400;

/** A subscription keeps the plan it began with in its metadata; what it was switched to shows in the time that is paid for. */
function planOfPeriod({ start, end }: { start: number; end: number }): PlanId | undefined {
  if (end <= start) return undefined;
  return end - start > SECONDS_OF_TWO_MONTHS ? 'yearly' : 'monthly';
}

export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
