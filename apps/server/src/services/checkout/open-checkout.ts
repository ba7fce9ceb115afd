import { isLoopbackName } from '../../loopback.ts';
import type { Checkout } from './checkout.ts';
import { demoCheckout } from './demo/demo-checkout.ts';
import type { StripeSettings } from './stripe/stripe-checkout.ts';

export interface CheckoutSettings {
  publicUrl: URL;
  stripe: StripeSettings | undefined;
  /** Whether the demo is open to others than this machine. */
  hasDemoCheckout: boolean;
}

/** Who takes payments: Stripe, the demo for oneself, or nobody. Stripe's library is loaded only when it is used. */
export async function openCheckout({
  publicUrl,
  stripe,
  hasDemoCheckout,
}: CheckoutSettings): Promise<Checkout | undefined> {
  if (stripe) return (await import('./stripe/stripe-checkout.ts')).openStripe(stripe);
  return hasDemoCheckout || isLoopbackName(publicUrl.hostname) ? demoCheckout : undefined;
}
