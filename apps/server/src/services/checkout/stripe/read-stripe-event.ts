import type Stripe from 'stripe';
import type { PaymentFact } from '../payment-fact.ts';
import { failedInvoiceFacts, fromSeconds, invoiceFacts } from './invoice-facts.ts';
import { planOfMetadata } from './plan-of-metadata.ts';
import { purchaseFacts } from './purchase-facts.ts';

/** What a message only names is asked for. */
export interface Asked {
  invoice: (id: string) => Promise<Stripe.Invoice>;
}

/** A message of Stripe's in our words. What is not about us, or not about money, says nothing. */
export async function readStripeEvent(event: Stripe.Event, asked: Asked): Promise<PaymentFact[]> {
  const at = fromSeconds(event.created);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return purchaseFacts(event.data.object);
    case 'invoice.paid':
      return invoiceFacts(await asked.invoice(event.data.object.id ?? ''));
    case 'invoice.payment_failed':
      return failedInvoiceFacts(event.data.object, event.id, at);
    case 'customer.subscription.updated':
      return renewalFacts(event.data.object, event);
    case 'customer.subscription.deleted': {
      const { id, metadata, ended_at } = event.data.object;
      if (!planOfMetadata(metadata)) return [];
      const endedAt = ended_at ? fromSeconds(ended_at) : at;
      return [{ kind: 'ended', key: `ended:${id}`, at: endedAt, subscriptionKey: id }];
    }
    case 'charge.refunded': {
      const paymentKey = idOf(event.data.object.payment_intent);
      if (!paymentKey || !event.data.object.refunded) return [];
      return [{ kind: 'refunded', key: `refunded:${paymentKey}`, at, paymentKey }];
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id, status, payment_intent } = event.data.object;
      const paymentKey = idOf(payment_intent);
      if (!paymentKey) return [];
      const kind = event.type === 'charge.dispute.created' ? 'disputed' : endOfDispute(status);
      return [{ kind, key: `${event.type}:${id}`, at, paymentKey }];
    }
    default:
      return [];
  }
}

/** Only a change of the wish to go on is told; other changes come as payments. */
function renewalFacts(
  { id, metadata, cancel_at_period_end }: Stripe.Subscription,
  { id: eventId, created, data: { previous_attributes } }: Stripe.CustomerSubscriptionUpdatedEvent,
): PaymentFact[] {
  if (!planOfMetadata(metadata) || previous_attributes?.cancel_at_period_end === undefined) return [];
  const kind = cancel_at_period_end ? 'cancel-asked' : 'cancel-taken-back';
  return [{ kind, key: `renewal:${eventId}`, at: fromSeconds(created), subscriptionKey: id }];
}

/** A warning that was closed took no money. */
function endOfDispute(status: Stripe.Dispute.Status): 'dispute-lost' | 'dispute-won' {
  return status === 'lost' ? 'dispute-lost' : 'dispute-won';
}

function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
