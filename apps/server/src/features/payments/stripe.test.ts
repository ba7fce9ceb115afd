import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { allowConsole } from '../../../testing/guards/allow.ts';
import type { Person } from '../../../testing/people.ts';
import { startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { openStripe } from '../../services/checkout/stripe/stripe-checkout.ts';
import { openSession } from '../accounts/sessions/commands.ts';

const DAY_MS = 86_400_000;
const start = new Date('2026-11-22T12:00:00.000Z');
let now = start;
const stripe = await startStripeStandIn();
const { app, person } = await buildTestApp({
  clock: () => now,
  config: { hasRateLimits: false },
  checkout: openStripe(stripe.settings),
});
afterAll(stripe.close);
beforeEach(() => {
  now = start;
  stripe.fail(false);
});
const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};

const ask = (
  { headers }: Pick<Person, 'headers'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) => app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
const begin = (buyer: Person, planId: string) =>
  ask(buyer, 'POST', '/payments/create-session', { planId, userId: buyer.id, returnUrl: '/' });
const planOf = async (buyer: Person) => (await ask(buyer, 'GET', '/users/subscription')).json();
const isPremium = async (buyer: Person) => (await ask(buyer, 'GET', '/usage')).json().is_premium;
const deliver = ({ payload, signature }: { payload: string; signature: string }) =>
  app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  });
const told = async (...given: Parameters<typeof stripe.sign>) => {
  const answer = await deliver(stripe.sign(...given));
  expect(answer.statusCode, answer.body).toBe(200);
};

/** What Stripe calls the checkout that was begun last. */
const checkoutAt = (url: string) => url.split('/').at(-1) ?? '';

/** Begins and pays; Stripe has told nothing yet. */
async function pay(buyer: Person, planId: string) {
  const { session_id, url } = (await begin(buyer, planId)).json();
  const paid = stripe.pay(checkoutAt(url), now);
  const session = stripe.things.get(checkoutAt(url));
  const subscription = stripe.things.get(String(session?.['subscription']));
  const payments = paid['payments'] as { data: { payment: { payment_intent: string } }[] } | undefined;
  const intent = payments?.data[0]?.payment.payment_intent ?? String(paid['payment_intent']);
  return { session_id, paid, subscription, intent };
}

describe('[PAY-9] Stripe Checkout', () => {
  it('makes a price once, by its key, and leads to Stripe', async () => {
    const made = () => stripe.requests.filter((request) => request === 'POST /v1/prices').length;
    const before = made();
    for (let n = 0; n < 2; n++) expect((await begin(await person(), 'yearly')).statusCode).toBe(201);
    expect(made() - before).toBe(1);
    expect(stripe.sent('/v1/prices')).toMatchObject({
      lookup_key: 'cuewright-yearly-2700-eur',
      unit_amount: '2700',
      'recurring[interval]': 'year',
    });
    const buyer = await person();
    const { session_id } = (await begin(buyer, 'lifetime')).json();
    expect(stripe.sent('/v1/checkout/sessions')).toMatchObject({
      mode: 'payment',
      client_reference_id: session_id,
      'metadata[user_id]': buyer.id,
      success_url: `http://localhost:3000/?step=payment&session=${session_id}`,
    });
  });

  it('confirms by asking Stripe, before any event has come, and the event adds nothing', async () => {
    const buyer = await person();
    const { session_id, paid } = await pay(buyer, 'monthly');
    expect((await ask(buyer, 'GET', `/payments/${session_id}`)).json()).toMatchObject({ state: 'paid' });
    const confirmed = await ask(buyer, 'POST', '/users/subscription', {
      planType: 'monthly',
      status: 'active',
    });
    expect(confirmed.json()).toMatchObject({
      plan: 'monthly',
      until: '2026-12-22T12:00:00.000Z',
      till: 'stripe',
    });
    await told('invoice.paid', paid, now);
    expect((await ask(buyer, 'GET', '/payments/invoices')).json().total).toBe(1);
  });

  it('grants nothing for a checkout that is open or has run out', async () => {
    const buyer = await person();
    const { session_id, url } = (await begin(buyer, 'monthly')).json();
    const plan = { planType: 'monthly', status: 'active' };
    expect((await ask(buyer, 'POST', '/users/subscription', plan)).statusCode).toBe(402);
    await begin(buyer, 'yearly');
    expect(stripe.things.get(checkoutAt(url))?.['status']).toBe('expired');
    expect((await ask(buyer, 'GET', `/payments/${session_id}`)).json()).toMatchObject({ state: 'cancelled' });
    expect(await isPremium(buyer)).toBe(false);
  });

  it('sells nothing twice that was paid a moment ago, and asks about what is over no more', async () => {
    const buyer = await person();
    await pay(buyer, 'monthly');
    expect((await begin(buyer, 'monthly')).json()).toMatchObject({ status: 409, code: 'plan-held' });
    expect(await planOf(buyer)).toMatchObject({ plan: 'monthly', state: 'active' });

    const other = await person();
    for (let n = 0; n < 3; n++) await begin(other, 'yearly');
    const before = stripe.requests.length;
    await begin(other, 'yearly');
    const about = stripe.requests.slice(before).filter((request) => request.includes('/checkout/sessions/'));
    expect(new Set(about.map((request) => request.split('/')[4])).size).toBe(1);
  });

  it('ends with the account what was paid a moment ago', async () => {
    const buyer = await person();
    const { subscription } = await pay(buyer, 'monthly');
    const { email } = (await ask(buyer, 'GET', '/users/me')).json();
    expect((await ask(buyer, 'DELETE', '/users/me', { email })).statusCode).toBe(204);
    expect(stripe.things.get(subscription?.id ?? '')).toMatchObject({ status: 'canceled' });
  });

  it('answers 503 while Stripe is away, and nothing is half granted', async () => {
    const buyer = await person();
    const { session_id, subscription, paid } = await pay(buyer, 'monthly');
    stripe.fail(true);
    allowConsole(/./);
    expect((await begin(buyer, 'yearly')).json()).toMatchObject({
      status: 503,
      code: 'payments-unavailable',
    });
    expect((await ask(buyer, 'GET', `/payments/${session_id}`)).statusCode).toBe(503);
    expect((await deliver(stripe.sign('invoice.paid', paid, now))).statusCode).toBe(503);
    expect(await isPremium(buyer)).toBe(false);
    stripe.fail(false);
    await told('invoice.paid', paid, now);
    stripe.fail(true);
    expect((await ask(buyer, 'POST', '/payments/cancel')).statusCode).toBe(503);
    expect(await planOf(buyer)).toMatchObject({ renews: true });
    stripe.fail(false);
    expect(subscription).toMatchObject({ status: 'active' });
  });
});

describe('[PAY-10] POST /api/payments/webhook', () => {
  it('refuses what Stripe did not sign, and what is old', async () => {
    const buyer = await person();
    const { paid } = await pay(buyer, 'yearly');
    const { payload, signature } = stripe.sign('invoice.paid', paid, now);
    const old = stripe.sign('invoice.paid', paid, new Date(now.getTime() - 301_000));
    for (const message of [
      { payload, signature: '' },
      { payload, signature: signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      { payload: payload.replace('invoice.paid', 'invoice.void'), signature },
      old,
    ]) {
      expect((await deliver(message)).json()).toMatchObject({ status: 400, code: 'event-refused' });
    }
    expect(await isPremium(buyer)).toBe(false);
    expect((await deliver({ payload, signature })).json()).toEqual({ received: true });
    expect(await isPremium(buyer)).toBe(true);
  });

  it('[PAY-14] refuses what is signed and malformed, whatever is wrong with it', async () => {
    const signed = (payload: string) => deliver(stripe.signText(payload, now));
    for (const payload of ['', '{', 'null', '7', '"x"', '[]', '{}', '{"object":"event"}']) {
      expect([payload, (await signed(payload)).json().code]).toEqual([payload, 'event-refused']);
    }
    const metadata = { plan: 'lifetime', user_id: (await person()).id };
    const paid = { id: 'cs_1', mode: 'payment', payment_status: 'paid', created: 1, metadata };
    for (const [type, object] of [
      ['invoice.paid', null],
      ['invoice.paid', {}],
      ['invoice.payment_failed', { parent: { subscription_details: {} } }],
      ['checkout.session.completed', { ...paid, created: 1e300, payment_intent: 'pi_1' }],
      ['checkout.session.completed', { ...paid, payment_intent: 'pi_\0' }],
      ['checkout.session.completed', { ...paid, payment_intent: 'pi_1', amount_total: 0.5 }],
      ['checkout.session.completed', { ...paid, payment_intent: 'pi_1', amount_total: 1e12 }],
      ['customer.subscription.updated', { metadata: 7 }],
      ['customer.subscription.deleted', { id: 'sub_1', metadata, ended_at: 'soon' }],
      ['charge.refunded', { payment_intent: 7, refunded: true }],
      ['charge.dispute.created', { payment_intent: 'pi_1' }],
    ] as const) {
      const answer = await deliver(stripe.sign(type, object as never, now));
      expect([type, answer.statusCode, answer.json().code]).toEqual([type, 400, 'event-refused']);
    }
  });

  it('[PAY-14] takes a payment for whoever is nobody here as another product’s', async () => {
    const metadata = { plan: 'lifetime', user_id: 'of-another-product' };
    const bought = { id: 'cs_else', mode: 'payment', payment_status: 'paid', payment_intent: 'pi_else' };
    await told('checkout.session.completed', { ...bought, created: 1, metadata }, now);
  });

  it('counts a message once, at the same time or later', async () => {
    const buyer = await person();
    const { paid } = await pay(buyer, 'yearly');
    const message = stripe.sign('invoice.paid', paid, now);
    await Promise.all(Array.from({ length: 10 }, () => deliver(message)));
    await told('invoice.paid', paid, now, { id: 'evt_of_another_name' });
    expect((await ask(buyer, 'GET', '/payments/invoices')).json().total).toBe(1);
  });

  it('takes what it does not know, and what is not ours, without a word', async () => {
    await told('customer.created', { id: 'cus_1' }, now);
    await told('customer.subscription.updated', { id: 'sub_else', metadata: {} }, now);
    await told('charge.refunded', { id: 'ch_1', payment_intent: null, refunded: true }, now);
  });
});

describe('[PAY-11] what Stripe tells', () => {
  it('renews, and gives three days when a payment fails', async () => {
    const payer = await person();
    const { paid, subscription } = await pay(payer, 'monthly');
    await told('invoice.paid', paid, now);
    later(29);
    const session = await openSession(app.deps, payer.id);
    const buyer = { ...payer, headers: { cookie: `${payer.cookie.name}=${session}` } };
    later(1);
    const failed = { ...paid, id: 'in_failed', status: 'open' };
    await told('invoice.payment_failed', failed, now);
    later(2);
    await told('invoice.payment_failed', failed, now);
    expect(await planOf(buyer)).toMatchObject({ state: 'past-due', until: '2026-12-25T12:00:00.000Z' });
    expect(await isPremium(buyer)).toBe(true);
    later(1);
    expect(await isPremium(buyer)).toBe(false);
    await told('invoice.paid', stripe.renew(subscription?.id ?? '', now, 30 * 86_400), now);
    expect(await planOf(buyer)).toMatchObject({ state: 'active', until: '2027-01-24T12:00:00.000Z' });
    expect((await ask(buyer, 'GET', '/payments/invoices')).json().total).toBe(2);
  });

  it('ends what was refunded, at once and at Stripe too', async () => {
    const buyer = await person();
    const { paid, intent, subscription } = await pay(buyer, 'yearly');
    await told('invoice.paid', paid, now);
    later(3);
    const [invoice] = (await ask(buyer, 'GET', '/payments/invoices')).json().invoices;
    const refunded = await ask(buyer, 'POST', `/payments/invoices/${invoice.id}/refund`);
    expect(refunded.json()).toMatchObject({ state: 'refunded' });
    expect(stripe.sent('/v1/refunds')).toMatchObject({ payment_intent: intent });
    expect(stripe.things.get(subscription?.id ?? '')).toMatchObject({ status: 'canceled' });
    await told('charge.refunded', { id: 'ch_2', payment_intent: intent, refunded: true }, now);
    expect(await isPremium(buyer)).toBe(false);
  });

  it('suspends what is disputed, even when the dispute is told of first', async () => {
    const buyer = await person();
    const { paid, intent } = await pay(buyer, 'lifetime');
    const dispute = { id: 'dp_1', status: 'needs_response', payment_intent: intent };
    await told('charge.dispute.created', dispute, new Date(now.getTime() + 1000));
    await told('checkout.session.completed', paid, now);
    expect(await planOf(buyer)).toMatchObject({ plan: 'lifetime', state: 'suspended' });
    expect(await isPremium(buyer)).toBe(false);
    await told('charge.dispute.closed', { ...dispute, status: 'won' }, new Date(now.getTime() + 2000));
    expect(await planOf(buyer)).toMatchObject({ plan: 'lifetime', state: 'active' });
    expect(await isPremium(buyer)).toBe(true);
  });

  it('stops at the end of the period, wherever that was asked', async () => {
    const buyer = await person();
    const { paid, subscription } = await pay(buyer, 'monthly');
    await told('invoice.paid', paid, now);
    later(1);
    expect((await ask(buyer, 'POST', '/payments/cancel')).json()).toMatchObject({ renews: false });
    expect(stripe.things.get(subscription?.id ?? '')).toMatchObject({ cancel_at_period_end: true });
    later(1);
    const resumed = { ...subscription, cancel_at_period_end: false };
    await told('customer.subscription.updated', resumed, now, { previous: { cancel_at_period_end: true } });
    expect(await planOf(buyer)).toMatchObject({ renews: true });
    await told('customer.subscription.deleted', { ...subscription, ended_at: now.getTime() / 1000 }, now);
    expect(await isPremium(buyer)).toBe(false);
  });

  it('switches at the end of the period by a schedule, which a cancellation takes back', async () => {
    const buyer = await person();
    const { paid, subscription } = await pay(buyer, 'monthly');
    await told('invoice.paid', paid, now);
    later(1);
    expect((await begin(buyer, 'yearly')).statusCode).toBe(201);
    expect(await planOf(buyer)).toMatchObject({ plan: 'monthly', next_plan: 'yearly' });
    expect(stripe.things.get(subscription?.id ?? '')?.['schedule']).toMatch(/^sub_sched/);
    later(1);
    await ask(buyer, 'POST', '/payments/cancel');
    expect(subscription).toMatchObject({ schedule: null, cancel_at_period_end: true });
    expect(await planOf(buyer)).toMatchObject({ plan: 'monthly', next_plan: null, renews: false });
  });
});

describe('[PAY-12] an account that goes', () => {
  it('is asked for no more money, and its payments stay as nobody’s', async () => {
    const buyer = await person();
    const { paid, subscription } = await pay(buyer, 'monthly');
    await told('invoice.paid', paid, now);
    const user = await app.deps.db
      .updateTable('users')
      .set({ email: 'leaver@example.org' })
      .where('id', '=', buyer.id)
      .returning('email')
      .executeTakeFirstOrThrow();
    stripe.fail(true);
    expect((await ask(buyer, 'DELETE', '/users/me', user)).json()).toMatchObject({
      code: 'subscription-not-cancelled',
    });
    stripe.fail(false);
    expect((await ask(buyer, 'DELETE', '/users/me', user)).statusCode).toBe(204);
    expect(subscription).toMatchObject({ status: 'canceled' });
    const kept = await app.deps.db
      .selectFrom('payment_events')
      .select(['user_id', 'cents', 'currency'])
      .where('event_key', '=', `paid:${paid.id}`)
      .execute();
    expect(kept).toEqual([{ user_id: null, cents: 400, currency: 'EUR' }]);
    await told('customer.subscription.deleted', { ...subscription, ended_at: null }, now);
  });
});
