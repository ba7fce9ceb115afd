import { answersOthers } from '../../answers-others.ts';
import type { Config } from '../../config.ts';
import type { Checkout } from './checkout.ts';
import { demoCheckout } from './demo/demo-checkout.ts';
import type { StripeSettings } from './stripe/stripe-checkout.ts';

export interface CheckoutSettings extends Pick<Config, 'publicUrl' | 'hasIdentityProvider'> {
  stripe: Omit<StripeSettings, 'currency'> | undefined;
  /** What prices are in, by its code of ISO 4217. */
  currency: string;
  /** Whether the demo is open to others than this machine. */
  hasDemoCheckout: boolean;
}

/** Who takes payments: Stripe, the demo for oneself, or nobody. Stripe's library is loaded only when it is used. */
export async function openCheckout({
  stripe,
  currency,
  hasDemoCheckout,
  ...reach
}: CheckoutSettings): Promise<Checkout | undefined> {
  if (stripe) return (await import('./stripe/stripe-checkout.ts')).openStripe({ ...stripe, currency });
  return hasDemoCheckout || !answersOthers(reach) ? demoCheckout : undefined;
}
