import type { PlanId } from '@cuewright/contract';

export type Provider = 'stripe' | 'demo';

interface AnyFact {
  /** The same for the same happening, whichever way it comes to us and however often. */
  key: string;
  at: Date;
  /** Whose it is, where the provider says so. */
  userId?: string | undefined;
}

/** Of a subscription: what is paid for may be renewed. A lifetime is one that never is. */
interface OfSubscription extends AnyFact {
  subscriptionKey: string;
}

/** Of a single payment. */
interface OfPayment extends AnyFact {
  paymentKey: string;
}

export interface Paid extends OfSubscription, OfPayment {
  kind: 'paid';
  plan: PlanId;
  /** Nothing for a lifetime. */
  periodEnd: Date | null;
  cents: number;
  /** By its code of ISO 4217. */
  currency: string;
}

/** Something that happened to somebody's money, in our words. */
export type PaymentFact =
  | Paid
  | (OfSubscription & { kind: 'payment-failed' | 'cancel-asked' | 'cancel-taken-back' | 'ended' })
  | (OfSubscription & { kind: 'plan-changed'; plan: PlanId })
  | (OfPayment & { kind: 'refunded' | 'disputed' | 'dispute-won' | 'dispute-lost' });
