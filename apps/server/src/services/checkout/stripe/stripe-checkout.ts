import { type PlanId, planLimits } from '@cuewright/contract';
import { plans } from '@cuewright/engine/content/plans';
import Stripe from 'stripe';
import { type Checkout, CheckoutError, EventRefusedError, type FoundPurchase } from '../checkout.ts';
import { hasEventShape } from './event-shape.ts';
import { fetchOfStripe } from './fetch-of-stripe.ts';
import { invoiceFacts } from './invoice-facts.ts';
import { purchaseFacts } from './purchase-facts.ts';
import { type Asked, readStripeEvent } from './read-stripe-event.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** What prices are in, by its code of ISO 4217. */
  currency: string;
  /** Elsewhere than at Stripe's own. */
  api?: URL;
  answerWithinMs?: number;
}

const ANSWER_WITHIN_MS = 15_000;
/** How old a signature may be. */
const FRESH_SECONDS = 300;
const intervals = { monthly: 'month', yearly: 'year' } as const;

/** Stripe takes the money. It names no payment methods here, so those of the account's settings are offered. */
export function openStripe({
  secretKey,
  webhookSecret,
  currency,
  api,
  answerWithinMs = ANSWER_WITHIN_MS,
}: StripeSettings): Checkout {
  const priceCurrency = currency.toLowerCase();
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: answerWithinMs,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchOfStripe),
    ...(api && { host: api.hostname, port: api.port, protocol: 'http' as const }),
  });

  /** The price of a plan by a key that holds the amount: another amount is another price. */
  async function priceOf(plan: PlanId): Promise<string> {
    const cents = planLimits[plan].price * 100;
    const lookupKey = `cuewright-${plan}-${cents}-${priceCurrency}`;
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
    if (data[0]) return data[0].id;
    const made = await stripe.prices.create(
      {
        lookup_key: lookupKey,
        currency: priceCurrency,
        unit_amount: cents,
        metadata: { plan },
        product_data: { name: plans.find(({ id }) => id === plan)?.name ?? plan },
        ...(plan !== 'lifetime' && { recurring: { interval: intervals[plan] } }),
      },
      { idempotencyKey: lookupKey },
    );
    return made.id;
  }

  /** A subscription with a switch ahead answers to its schedule, so that goes first. */
  async function releaseSchedule(subscriptionKey: string): Promise<Stripe.Subscription> {
    const subscription = await stripe.subscriptions.retrieve(subscriptionKey);
    if (!subscription.schedule) return subscription;
    await stripe.subscriptionSchedules.release(idOf(subscription.schedule));
    return subscription;
  }

  const setEnding = async (subscriptionKey: string, isEnding: boolean) => {
    await releaseSchedule(subscriptionKey);
    await stripe.subscriptions.update(subscriptionKey, { cancel_at_period_end: isEnding });
  };

  const asked: Asked = {
    invoice: (id) => stripe.invoices.retrieve(id, { expand: ['payments'] }),
  };

  return {
    provider: 'stripe',
    begin: ({ sessionId, userId, email, plan, doneUrl, leftUrl }) =>
      answered(async () => {
        const metadata = { user_id: userId, plan };
        const session = await stripe.checkout.sessions.create(
          {
            mode: plan === 'lifetime' ? 'payment' : 'subscription',
            line_items: [{ price: await priceOf(plan), quantity: 1 }],
            client_reference_id: sessionId,
            ...(email && { customer_email: email }),
            metadata,
            ...(plan === 'lifetime'
              ? { payment_intent_data: { metadata } }
              : { subscription_data: { metadata } }),
            success_url: doneUrl,
            cancel_url: leftUrl,
          },
          { idempotencyKey: `session:${sessionId}` },
        );
        if (!session.url) throw new CheckoutError('Stripe gave no address for the checkout.');
        return { url: session.url, providerSession: session.id };
      }),
    find: (providerSession) =>
      answered(async (): Promise<FoundPurchase> => {
        const session = await stripe.checkout.sessions.retrieve(providerSession);
        if (session.status === 'expired') return { state: 'cancelled', facts: [] };
        if (session.status !== 'complete' || session.payment_status === 'unpaid') {
          return { state: 'open', facts: [] };
        }
        const facts = session.invoice
          ? invoiceFacts(await asked.invoice(idOf(session.invoice)))
          : purchaseFacts(session);
        return { state: facts.length > 0 ? 'paid' : 'open', facts };
      }),
    withdraw: (providerSession) =>
      answered(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(providerSession);
        if (status === 'open') await stripe.checkout.sessions.expire(providerSession);
      }),
    cancelAtPeriodEnd: (key) => answered(() => setEnding(key, true)),
    resume: (key) => answered(() => setEnding(key, false)),
    switchAtPeriodEnd: (key, plan) =>
      answered(async () => {
        const subscription = await releaseSchedule(key);
        const [item] = subscription.items.data;
        if (!item) throw new CheckoutError('The subscription has nothing in it.');
        const price = await priceOf(plan);
        if (item.price.id === price) return;
        const schedule = await stripe.subscriptionSchedules.create({ from_subscription: key });
        const [current] = schedule.phases;
        await stripe.subscriptionSchedules.update(schedule.id, {
          end_behavior: 'release',
          proration_behavior: 'none',
          phases: [
            {
              items: [{ price: item.price.id, quantity: 1 }],
              start_date: current?.start_date ?? item.current_period_start,
              end_date: item.current_period_end,
            },
            { items: [{ price, quantity: 1 }] },
          ],
        });
      }),
    end: (key) =>
      answered(async () => {
        const { status } = await stripe.subscriptions.retrieve(key);
        if (status !== 'canceled') await stripe.subscriptions.cancel(key);
      }),
    refund: (paymentKey) =>
      answered(async () => {
        try {
          await stripe.refunds.create(
            { payment_intent: paymentKey, reason: 'requested_by_customer' },
            { idempotencyKey: `refund:${paymentKey}` },
          );
        } catch (error) {
          if ((error as { code?: string }).code !== 'charge_already_refunded') throw error;
        }
      }),
    readEvent: async (body, signature, now) => {
      const event = await verified(() =>
        stripe.webhooks.constructEventAsync(
          Buffer.from(body),
          signature,
          webhookSecret,
          FRESH_SECONDS,
          undefined,
          now.getTime(),
        ),
      );
      if (!hasEventShape(event)) throw new EventRefusedError('Signed, and not of the shape of its type.');
      return await answered(() => readStripeEvent(event, asked));
    },
  };
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

async function verified(read: () => Promise<Stripe.Event>): Promise<Stripe.Event> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new EventRefusedError('Not signed by Stripe, or too old.', { cause: error });
    }
    throw error;
  }
}

/** Stripe's messages may quote what a person typed, so only its kind of failure is told. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) {
      throw new CheckoutError(`Stripe answered ${error.type} (${error.statusCode ?? 'no status'}).`);
    }
    throw error;
  }
}
