import Stripe from 'stripe';
import { afterAll, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { tellFigure } from '../../../testing/load/figures.ts';
import { holding } from '../../../testing/load/leaks.ts';
import type { Person } from '../../../testing/people.ts';
import { startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { troubles } from '../../../testing/trouble.ts';
import { openStripe } from './stripe/stripe-checkout.ts';

const FAULTS = process.env['SOAK'] ? 1_000 : 4 * troubles.length;
const AT_ONCE = 20;
const MORE_MEGABYTES = 24;
const LONGEST_BYTES = 16 * 1_048_576;

// Stripe's library waits half a second before its second try.
const pause = vi.spyOn(
  Stripe.prototype as unknown as { getInitialNetworkRetryDelay: () => number },
  'getInitialNetworkRetryDelay',
);
pause.mockReturnValue(0.01);
const stripe = await startStripeStandIn();
const checkout = openStripe({ ...stripe.settings, answerWithinMs: 200 });
const { app, db, person } = await buildTestApp({ checkout, config: { hasRateLimits: false } });
afterAll(async () => {
  pause.mockRestore();
  await stripe.close();
});

const ask = ({ id, headers }: Person, method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api${path}`,
    headers,
    ...(payload && { payload: { ...payload, userId: id } }),
  });
const begin = (buyer: Person) =>
  ask(buyer, 'POST', '/payments/create-session', { planId: 'monthly', returnUrl: '/' });

it(`[FAULT-6] a payment provider in trouble is told as one, given up in time, grants nothing and leaves nothing behind after ${FAULTS} faults`, async (test) => {
  const buyer = await person();
  const begun = await begin(buyer);
  const { session_id, url } = begun.json();
  const paid = await person();
  const theirs = (await begin(paid)).json();
  const invoice = stripe.pay(theirs.url.split('/').at(-1), new Date());
  const event = stripe.sign('invoice.paid', invoice, new Date());
  const calls = [
    () => begin(buyer),
    () => ask(buyer, 'GET', `/payments/${session_id}`),
    () => ask(buyer, 'POST', '/users/subscription', { planType: 'monthly', status: 'active' }),
    () =>
      app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
        payload: event.payload,
      }),
  ];
  const suffer = async (count: number) => {
    for (let n = 0; n < count; n += AT_ONCE) {
      stripe.trouble.now = troubles[(n / AT_ONCE) % troubles.length];
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) => (calls[at % calls.length] ?? calls[0])?.()),
      );
      for (const answer of answers)
        expect([answer?.statusCode, answer?.json().code, stripe.trouble.now]).toEqual([
          503,
          'payments-unavailable',
          stripe.trouble.now,
        ]);
    }
    stripe.trouble.now = undefined;
  };
  expect(url).toContain('/pay/');
  await suffer(troubles.length * AT_ONCE);
  const before = holding();
  const began = performance.now();
  await suffer(FAULTS);
  const seconds = (performance.now() - began) / 1000;

  const usage = async ({ headers }: Person) =>
    (await app.inject({ url: '/api/usage', headers })).json().is_premium;
  expect([await usage(buyer), await usage(paid)]).toEqual([false, false]);
  expect(await db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
  await expect.poll(() => holding().sockets).toBeLessThanOrEqual(before.sockets + AT_ONCE);
  await expect.poll(() => holding().timers).toBeLessThanOrEqual(before.timers + 2);
  const after = holding();
  expect(after.megabytes - before.megabytes).toBeLessThan(MORE_MEGABYTES);
  expect(stripe.trouble.longest).toBeLessThan(LONGEST_BYTES);
  // Once it is well, what was paid meanwhile is found.
  expect((await ask(paid, 'GET', `/payments/${theirs.session_id}`)).json()).toMatchObject({ state: 'paid' });
  expect([await usage(buyer), await usage(paid)]).toEqual([false, true]);
  tellFigure(
    test,
    `payment provider: ${FAULTS} faults in ${seconds.toFixed(0)} s; memory ${(after.megabytes - before.megabytes).toFixed(1)} MB more, sockets ${before.sockets} and ${after.sockets}, longest answer read ${(stripe.trouble.longest / 1024).toFixed(0)} KB`,
  );
}, 600_000);
