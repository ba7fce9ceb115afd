import type { PaymentState, PlanId } from '@cuewright/contract';
import type { PaymentFact, Provider } from './payment-fact.ts';

export interface Purchase {
  sessionId: string;
  userId: string;
  email: string;
  plan: PlanId;
  /** Where the browser comes back to, paid or declined. */
  doneUrl: string;
  /** Where it comes back to without a word. */
  leftUrl: string;
}

export interface BegunPurchase {
  /** Where the purchase goes on. */
  url: string;
  /** The provider's name for it. */
  providerSession: string | null;
}

export interface FoundPurchase {
  state: PaymentState;
  /** What came of it. */
  facts: readonly PaymentFact[];
}

/** Whoever takes the money. Each call may be made again: what is done stays done. Throws a `CheckoutError` when nobody answers. */
export interface Checkout {
  readonly provider: Provider;
  begin: (purchase: Purchase) => Promise<BegunPurchase>;
  /** How a purchase stands; nothing is known of one that only the demo's page ends. */
  find: (providerSession: string) => Promise<FoundPurchase>;
  /** Nobody can pay for it any more. */
  withdraw: (providerSession: string) => Promise<void>;
  cancelAtPeriodEnd: (subscriptionKey: string) => Promise<void>;
  resume: (subscriptionKey: string) => Promise<void>;
  switchAtPeriodEnd: (subscriptionKey: string, plan: PlanId) => Promise<void>;
  /** At once; nothing is asked for again. */
  end: (subscriptionKey: string) => Promise<void>;
  refund: (paymentKey: string) => Promise<void>;
  /** What a signed message tells. Throws an `EventRefusedError` unless it is the provider's, fresh, and whole. */
  readEvent: (body: Uint8Array, signature: string, now: Date) => Promise<readonly PaymentFact[]>;
}

/** The provider did not answer, or not as one. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
}

export class EventRefusedError extends Error {
  override readonly name = 'EventRefusedError';
}
