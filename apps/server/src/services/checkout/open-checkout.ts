import { isLoopbackName } from '../../loopback.ts';
import type { Checkout } from './checkout.ts';
import { demoCheckout } from './demo/demo-checkout.ts';
import type { StripeSettings } from './stripe/stripe-checkout.ts';

export interface CheckoutSettings {
  publicUrl: URL;
  stripe: Omit<StripeSettings, 'currency'> | undefined;
  /** What prices are in, by its code of ISO 4217. */
  currency: string;
  /** Whether the demo is open to others than this machine. */
  hasDemoCheckout: boolean;
}

/** Who takes payments: Stripe, the demo for oneself, or nobody. Stripe's library is loaded only when it is used. */
export async function openCheckout({
  publicUrl,
  stripe,
  currency,
  hasDemoCheckout,
}: CheckoutSettings): Promise<Checkout | undefined> {
  if (stripe) return (await import('./stripe/stripe-checkout.ts')).openStripe({ ...stripe, currency });
  return hasDemoCheckout || isLoopbackName(publicUrl.hostname) ? demoCheckout : undefined;
}
