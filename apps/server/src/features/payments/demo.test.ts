import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { openSession } from '../accounts/sessions/commands.ts';

const start = new Date('2026-11-22T12:00:00.000Z');
let now = start;
const { app, db, person } = await buildTestApp({
  clock: () => now,
  config: { hasRateLimits: false, currency: 'EUR' },
});
const closed = await buildTestApp({ config: { publicUrl: new URL('https://cuewright.example') } });
const reached = await buildTestApp({ config: { hasIdentityProvider: true } });
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};
/** A session ends after thirty days without use. */
const backAgain = async (buyer: Person): Promise<Person> => ({
  ...buyer,
  headers: { cookie: `${buyer.cookie.name}=${await openSession(app.deps, buyer.id)}` },
});
beforeEach(() => {
  now = start;
});

const ask = ({ headers }: Pick<Person, 'headers'>, method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
const begin = (buyer: Person, planId: string, given: object = {}) =>
  ask(buyer, 'POST', '/payments/create-session', {
    planId,
    userId: buyer.id,
    returnUrl: 'http://localhost:3000/?step=payment',
    ...given,
  });
const end = (buyer: Person, session: string, outcome: string) =>
  ask(buyer, 'POST', `/payments/${session}/demo`, { outcome });
const planOf = async (buyer: Person) => (await ask(buyer, 'GET', '/users/subscription')).json();
const isPremium = async (buyer: Person) => (await ask(buyer, 'GET', '/usage')).json().is_premium;
const confirm = (buyer: Person, planType: string) =>
  ask(buyer, 'POST', '/users/subscription', { planType, status: 'active' });
const invoicesOf = async (buyer: Person) => (await ask(buyer, 'GET', '/payments/invoices')).json().invoices;

async function buy(buyer: Person, planId: string): Promise<string> {
  const { session_id } = (await begin(buyer, planId)).json();
  expect((await end(buyer, session_id, 'paid')).statusCode).toBe(200);
  return session_id;
}

describe('[PAY-1] POST /api/payments/create-session', () => {
  it('leads to the checkout, and grants nothing', async () => {
    const buyer = await person();
    const answer = await begin(buyer, 'yearly');
    expect(answer.statusCode).toBe(201);
    const { session_id, url } = answer.json();
    expect(url).toBe(`http://localhost:3000/checkout/${session_id}`);
    expect((await ask(buyer, 'GET', `/payments/${session_id}`)).json()).toEqual({
      session_id,
      plan: 'yearly',
      state: 'open',
      is_demo: true,
      starts_at: start.toISOString(),
    });
    expect(await isPremium(buyer)).toBe(false);
  });

  it('refuses a purchase for somebody else, an unknown plan and a foreign way back', async () => {
    const [buyer, other] = [await person(), await person()];
    expect((await begin(buyer, 'yearly', { userId: other.id })).json()).toMatchObject({
      status: 403,
      code: 'payment-for-another',
    });
    expect((await begin(buyer, 'weekly')).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'body.planId' }],
    });
    for (const returnUrl of [
      'https://evil.example/',
      '//evil.example',
      'http://localhost:3000@evil.example/',
      'javascript:1',
    ]) {
      expect((await begin(buyer, 'yearly', { returnUrl })).json()).toMatchObject({
        status: 400,
        errors: [{ field: 'body.returnUrl' }],
      });
    }
  });

  it('says that purchases are not open where nobody takes payments', async () => {
    const buyer = await closed.person();
    const answer = await closed.app.inject({
      method: 'POST',
      url: '/api/payments/create-session',
      headers: buyer.headers,
      payload: { planId: 'yearly', userId: buyer.id, returnUrl: 'https://cuewright.example/' },
    });
    expect(answer.json()).toMatchObject({ status: 503, code: 'payments-not-configured' });
    const plan = await closed.app.inject({ url: '/api/users/subscription', headers: buyer.headers });
    expect(plan.json()).toMatchObject({ plan: 'free', till: 'closed' });
    const hook = { method: 'POST', url: '/api/payments/webhook', payload: {} } as const;
    expect((await closed.app.inject(hook)).json()).toMatchObject({ code: 'payments-not-configured' });
  });

  it('[PAY-15] gives no plan away where a provider has the server answer others, whatever people type', async () => {
    const buyer = await reached.person();
    const ask = (url: string, payload: object) =>
      reached.app.inject({ method: 'POST', url, headers: buyer.headers, payload });
    const plan = { planId: 'lifetime', userId: buyer.id, returnUrl: 'http://localhost:3000/' };
    expect((await ask('/api/payments/create-session', plan)).json().code).toBe('payments-not-configured');
  });

  it('refuses a plan that one has, and anything beside a lifetime', async () => {
    const buyer = await person();
    await buy(buyer, 'monthly');
    expect((await begin(buyer, 'monthly')).json()).toMatchObject({ status: 409, code: 'plan-held' });
    await buy(buyer, 'lifetime');
    for (const plan of ['monthly', 'yearly', 'lifetime']) {
      expect((await begin(buyer, plan)).json()).toMatchObject({ code: 'plan-held' });
    }
  });
});

describe('[PAY-2] POST /api/users/subscription', () => {
  it('refuses what is not paid, whatever the page says', async () => {
    const buyer = await person();
    expect((await confirm(buyer, 'lifetime')).json()).toMatchObject({
      status: 402,
      code: 'payment-not-confirmed',
    });
    await begin(buyer, 'monthly');
    expect((await confirm(buyer, 'monthly')).statusCode).toBe(402);
    expect(await isPremium(buyer)).toBe(false);
  });

  it('answers the plan once it is paid, as often as it is asked', async () => {
    const buyer = await person();
    await buy(buyer, 'monthly');
    for (let n = 0; n < 2; n++) {
      expect((await confirm(buyer, 'monthly')).json()).toEqual({
        plan: 'monthly',
        state: 'active',
        until: '2026-12-22T12:00:00.000Z',
        renews: true,
        next_plan: null,
        is_demo: true,
        till: 'demo',
      });
    }
    expect((await confirm(buyer, 'yearly')).statusCode).toBe(402);
    expect(await isPremium(buyer)).toBe(true);
  });
});

describe('[PAY-3] the demo checkout', () => {
  it('ends once: declined and cancelled grant nothing', async () => {
    const buyer = await person();
    for (const [outcome, url] of [
      ['declined', /session=/],
      ['cancelled', /step=payment$/],
    ] as const) {
      const { session_id } = (await begin(buyer, 'yearly')).json();
      expect((await end(buyer, session_id, outcome)).json().url).toMatch(url);
      expect((await ask(buyer, 'GET', `/payments/${session_id}`)).json().state).toBe(outcome);
      expect((await end(buyer, session_id, 'paid')).json()).toMatchObject({
        status: 409,
        code: 'payment-over',
      });
    }
    expect((await confirm(buyer, 'yearly')).statusCode).toBe(402);
    expect(await isPremium(buyer)).toBe(false);
  });

  it('pays once, however many ask at the same time', async () => {
    const buyer = await person();
    const { session_id } = (await begin(buyer, 'lifetime')).json();
    await Promise.all(Array.from({ length: 20 }, () => end(buyer, session_id, 'paid')));
    expect(await invoicesOf(buyer)).toHaveLength(1);
    expect(await planOf(buyer)).toMatchObject({ plan: 'lifetime', until: null, renews: false });
    expect(await isPremium(buyer)).toBe(true);
  });

  it('knows nothing of other people’s purchases', async () => {
    const [buyer, other] = [await person(), await person()];
    const { session_id } = (await begin(buyer, 'yearly')).json();
    expect((await end(other, session_id, 'paid')).json()).toMatchObject({
      status: 404,
      code: 'payment-not-found',
    });
    expect((await ask(other, 'GET', `/payments/${session_id}`)).statusCode).toBe(404);
  });

  it('keeps one from paying for what was left open', async () => {
    const buyer = await person();
    const { session_id: first } = (await begin(buyer, 'monthly')).json();
    await buy(buyer, 'yearly');
    expect((await end(buyer, first, 'paid')).json()).toMatchObject({ code: 'payment-over' });
    expect(await planOf(buyer)).toMatchObject({ plan: 'yearly' });
  });
});

describe('[PAY-4] premium', () => {
  it('ends by the clock', async () => {
    const buyer = await person();
    await buy(buyer, 'monthly');
    later(29.9);
    expect(await isPremium(buyer)).toBe(true);
    later(0.2);
    expect(await isPremium(buyer)).toBe(false);
    expect(await planOf(buyer)).toMatchObject({ plan: 'free', state: 'none' });
    await buy(buyer, 'monthly');
    expect(await isPremium(buyer)).toBe(true);
  });
});

describe('[PAY-5] cancelling and resuming', () => {
  it('keeps the plan to the end of what is paid', async () => {
    const buyer = await person();
    await buy(buyer, 'yearly');
    for (const [path, renews] of [
      ['cancel', false],
      ['cancel', false],
      ['resume', true],
      ['cancel', false],
    ] as const) {
      later(0.01);
      const answer = await ask(buyer, 'POST', `/payments/${path}`);
      expect(answer.json()).toMatchObject({ plan: 'yearly', renews, until: '2027-11-22T12:00:00.000Z' });
    }
    expect(await isPremium(buyer)).toBe(true);
  });

  it('needs a plan that renews', async () => {
    const [nobody, buyer] = [await person(), await person()];
    await buy(buyer, 'lifetime');
    for (const one of [nobody, buyer]) {
      expect((await ask(one, 'POST', '/payments/cancel')).json()).toMatchObject({
        status: 409,
        code: 'no-subscription',
      });
    }
  });
});

describe('[PAY-5] how often one may turn back and forth', () => {
  it('is limited, because each turn asks whoever takes the money', async () => {
    const { headers } = await closed.person();
    const cancel = () => closed.app.inject({ method: 'POST', url: '/api/payments/cancel', headers });
    for (let n = 0; n < 20; n++) expect((await cancel()).statusCode).toBe(409);
    expect((await cancel()).json().code).toBe('too-many-requests');
  });
});

describe('[PAY-6] switching', () => {
  it('from monthly to yearly waits for the end of the month, and can be taken back', async () => {
    const buyer = await person();
    await buy(buyer, 'monthly');
    later(1);
    const switched = (await begin(buyer, 'yearly')).json();
    expect(switched.url).toBe(`http://localhost:3000/?step=payment&session=${switched.session_id}`);
    expect((await ask(buyer, 'GET', `/payments/${switched.session_id}`)).json()).toMatchObject({
      state: 'paid',
      starts_at: '2026-12-22T12:00:00.000Z',
    });
    expect((await confirm(buyer, 'yearly')).json()).toMatchObject({ plan: 'monthly', next_plan: 'yearly' });
    expect((await begin(buyer, 'yearly')).json()).toMatchObject({ code: 'plan-held' });
    expect(await invoicesOf(buyer)).toHaveLength(1);

    later(1);
    expect((await begin(buyer, 'monthly')).statusCode).toBe(201);
    expect(await planOf(buyer)).toMatchObject({ plan: 'monthly', next_plan: null, renews: true });
  });

  it('to a lifetime is at once, and the old plan is not renewed', async () => {
    const buyer = await person();
    await buy(buyer, 'monthly');
    later(1);
    await buy(buyer, 'lifetime');
    expect(await planOf(buyer)).toMatchObject({ plan: 'lifetime', until: null });
    later(4000);
    expect(await isPremium(await backAgain(buyer))).toBe(true);
    const asked = await db
      .selectFrom('payment_events')
      .selectAll()
      .where('user_id', '=', buyer.id)
      .where('kind', '=', 'cancel-asked')
      .execute();
    expect(asked).toHaveLength(1);
  });
});

describe('[PAY-7] invoices', () => {
  it('[PAY-13] gives a payment back within thirty days, once, and ends the plan at once', async () => {
    const buyer = await person();
    await buy(buyer, 'yearly');
    later(29);
    const [invoice] = await invoicesOf(buyer);
    expect(invoice).toMatchObject({
      plan: 'yearly',
      cents: 2700,
      currency: 'EUR',
      state: 'paid',
      is_demo: true,
    });
    const refund = () => ask(buyer, 'POST', `/payments/invoices/${invoice.id}/refund`);
    expect((await refund()).json()).toMatchObject({ state: 'refunded', refundable_until: null });
    expect(await isPremium(buyer)).toBe(false);
    expect(await planOf(buyer)).toMatchObject({ plan: 'free', state: 'none' });
    expect((await refund()).json()).toMatchObject({ status: 409, code: 'refund-closed' });
  });

  it('keeps what is older, and what is somebody else’s', async () => {
    const [payer, other] = [await person(), await person()];
    await buy(payer, 'yearly');
    later(29);
    const buyer = await backAgain(payer);
    const [invoice] = await invoicesOf(buyer);
    expect((await ask(other, 'POST', `/payments/invoices/${invoice.id}/refund`)).statusCode).toBe(404);
    later(1);
    expect((await invoicesOf(buyer))[0].refundable_until).toBeNull();
    expect((await ask(buyer, 'POST', `/payments/invoices/${invoice.id}/refund`)).json()).toMatchObject({
      code: 'refund-closed',
    });
    expect(await isPremium(buyer)).toBe(true);
  });

  it('gives a refunded lifetime back to the plan that still runs', async () => {
    const buyer = await person();
    await buy(buyer, 'yearly');
    later(1);
    await buy(buyer, 'lifetime');
    later(1);
    const [lifetime] = await invoicesOf(buyer);
    await ask(buyer, 'POST', `/payments/invoices/${lifetime.id}/refund`);
    expect(await planOf(buyer)).toMatchObject({ plan: 'yearly', until: '2027-11-22T12:00:00.000Z' });
  });

  it('comes in pages', async () => {
    let buyer = await person();
    for (const plan of ['monthly', 'monthly', 'lifetime']) {
      await buy(buyer, plan);
      later(40);
      buyer = await backAgain(buyer);
    }
    const first = (await ask(buyer, 'GET', '/payments/invoices?limit=2')).json();
    expect(first).toMatchObject({ total: 3, invoices: [{ plan: 'lifetime' }, { plan: 'monthly' }] });
    const rest = (await ask(buyer, 'GET', `/payments/invoices?limit=2&cursor=${first.next_cursor}`)).json();
    expect(rest).toMatchObject({ next_cursor: null, invoices: [{ plan: 'monthly' }] });
  });
});
