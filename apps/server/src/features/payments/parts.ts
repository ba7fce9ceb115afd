import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import type { Checkout } from '../../services/checkout/checkout.ts';
import { demoCheckout } from '../../services/checkout/demo/demo-checkout.ts';
import type { Provider } from '../../services/checkout/payment-fact.ts';

export interface PaymentParts extends Pick<Deps, 'db' | 'clock' | 'newId'> {
  publicUrl: URL;
  /** What prices are in, by its code of ISO 4217. */
  currency: string;
  /** Who takes payments; nobody without. */
  checkout: Checkout | undefined;
  /** What is given to one person is given one after the other. */
  lockPerson: (trx: Queryable, userId: string) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Whoever took a payment answers for it, also when another takes new ones. */
export function checkoutOf({ checkout }: PaymentParts, provider: Provider): Checkout | undefined {
  if (provider === 'demo') return demoCheckout;
  return checkout?.provider === provider ? checkout : undefined;
}
