import type { PaymentState, PlanId } from '@cuewright/contract';
import type { Selectable } from 'kysely';
import type { PaymentFact, Provider } from '../../services/checkout/payment-fact.ts';

/** A purchase that was begun. */
export interface PaymentSessionsTable {
  id: string;
  user_id: string;
  provider: Provider;
  /** What the provider calls it. */
  provider_session: string | null;
  plan: PlanId;
  state: PaymentState;
  return_url: string;
  /** When the plan begins. */
  starts_at: Date;
  created_at: Date;
}

export type PaymentSession = Selectable<PaymentSessionsTable>;

/** Only ever added to. An account that goes leaves its payments behind, nobody's. */
export interface PaymentEventsTable {
  id: string;
  /** The same for the same happening. */
  event_key: string;
  user_id: string | null;
  provider: Provider;
  kind: PaymentFact['kind'];
  at: Date;
  subscription_key: string | null;
  payment_key: string | null;
  plan: PlanId | null;
  period_end: Date | null;
  cents: number | null;
  /** By its code of ISO 4217; a payment from before it was kept was in dollars. */
  currency: string | null;
  received_at: Date;
}

export type PaymentEvent = Selectable<PaymentEventsTable>;
