import type Stripe from 'stripe';
import type { PaymentFact } from '../payment-fact.ts';
import { buyerOfMetadata } from './buyer-of-metadata.ts';
import { fromSeconds } from './invoice-facts.ts';
import { planOfMetadata } from './plan-of-metadata.ts';

/** What a checkout tells that was paid once: a lifetime. A subscription's payments are told by its invoices. */
export function purchaseFacts(session: Stripe.Checkout.Session): PaymentFact[] {
  const { mode, payment_status, payment_intent, metadata, created, amount_total, currency } = session;
  const plan = planOfMetadata(metadata);
  const userId = buyerOfMetadata(metadata);
  const paymentKey = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (mode !== 'payment' || payment_status !== 'paid' || plan !== 'lifetime') return [];
  if (!userId || !paymentKey) return [];
  return [
    {
      kind: 'paid',
      key: `paid:${session.id}`,
      at: fromSeconds(created),
      userId,
      subscriptionKey: paymentKey,
      paymentKey,
      plan,
      periodEnd: null,
      cents: amount_total ?? 0,
      currency: (currency ?? 'usd').toUpperCase(),
    },
  ];
}
