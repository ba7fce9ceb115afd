import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { StripeSettings } from '../src/services/checkout/stripe/stripe-checkout.ts';
import { Troubled } from './trouble.ts';

interface Thing {
  id: string;
  [field: string]: unknown;
}

export interface StripeStandIn {
  settings: StripeSettings;
  /** `METHOD path`, in the order they came. */
  requests: string[];
  /** What was sent with the last request to a path that ends so. */
  sent: (path: string) => Record<string, string>;
  things: Map<string, Thing>;
  fail: (isFailing: boolean) => void;
  trouble: Troubled;
  /** Somebody pays at the page that a session leads to. Gives the invoice or the session that is paid by it. */
  pay: (sessionId: string, at: Date) => Thing;
  /** The next period of a subscription is paid. */
  renew: (subscriptionId: string, at: Date, seconds: number) => Thing;
  /** A message with its signature, as Stripe sends it. */
  sign: (
    type: string,
    object: object,
    at: Date,
    given?: { id?: string; previous?: object },
  ) => { payload: string; signature: string };
  /** Any text with its signature. */
  signText: (payload: string, at: Date) => { payload: string; signature: string };
  close: () => Promise<void>;
}

const MONTH_SECONDS = 30 * 86_400;
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** As much of Stripe as our purchases take, spoken over HTTP to Stripe's own library. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const things: StripeStandIn['things'] = new Map();
  const requests: string[] = [];
  const bodies: [path: string, body: Record<string, string>][] = [];
  const answers = new Map<string, Thing>();
  const trouble = new Troubled();
  let isFailing = false;
  let made = 0;
  const add = <T extends Thing>(thing: T): T => {
    things.set(thing.id, thing);
    return thing;
  };
  const nextId = (prefix: string) => `${prefix}_${++made}`;

  const server = http.createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://stand-in');
    const sent = Object.fromEntries(new URLSearchParams(await text(request)));
    requests.push(`${method} ${pathname}`);
    if (method === 'POST') bodies.push([pathname, sent]);
    if (trouble.instead(response)) return;
    const answer = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (headers.authorization !== 'Bearer sk_test_stand_in') {
      return answer(401, { error: { type: 'invalid_request_error', message: 'No such key.' } });
    }
    if (isFailing) return answer(500, { error: { type: 'api_error', message: 'Down.' } });
    const once = String(headers['idempotency-key'] ?? nextId('key'));
    const before = answers.get(once);
    if (before) return answer(200, before);
    const given = handle(`${method} ${pathname}`, sent, searchParams);
    if (!given) return answer(404, { error: { type: 'invalid_request_error', message: 'No such thing.' } });
    if (method === 'POST') answers.set(once, given);
    return answer(200, given);
  });

  function handle(what: string, sent: Record<string, string>, query: URLSearchParams): Thing | undefined {
    const [, collection = '', id = '', action] = what.split('/').slice(1);
    const kind = `${what.split(' ')[0]} ${collection}`;
    if (what === 'GET /v1/prices') {
      const key = query.get('lookup_keys[0]');
      const data = [...things.values()].filter((thing) => key && thing['lookup_key'] === key);
      return { id: 'list', object: 'list', data, has_more: false };
    }
    if (what === 'POST /v1/prices') {
      return add({ id: nextId('price'), object: 'price', ...sent });
    }
    if (what === 'POST /v1/checkout/sessions') {
      const session = nextId('cs');
      return add({
        id: session,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        mode: sent['mode'],
        url: `http://127.0.0.1/pay/${session}`,
        metadata: { user_id: sent['metadata[user_id]'], plan: sent['metadata[plan]'] },
        invoice: null,
        payment_intent: null,
        created: 0,
      });
    }
    if (what.includes('/v1/checkout/sessions/')) {
      const session = things.get(action ? (what.split('/')[4] ?? '') : '');
      if (what.endsWith('/expire') && session) session['status'] = 'expired';
      return session;
    }
    if (what === 'POST /v1/refunds') return add({ id: nextId('re'), object: 'refund', ...sent });
    if (what === 'POST /v1/subscription_schedules') {
      const subscription = things.get(sent['from_subscription'] ?? '');
      const schedule = nextId('sub_sched');
      if (subscription) subscription['schedule'] = schedule;
      return add({
        id: schedule,
        object: 'subscription_schedule',
        phases: [{ start_date: 1 }],
        subscription: subscription?.id,
      });
    }
    const thing = things.get(id);
    if (!thing) return undefined;
    if (action === 'release') {
      const subscription = things.get(String(thing['subscription']));
      if (subscription) subscription['schedule'] = null;
    } else if (kind === 'POST subscriptions') {
      thing['cancel_at_period_end'] = sent['cancel_at_period_end'] === 'true';
    } else if (kind === 'DELETE subscriptions') thing['status'] = 'canceled';
    return thing;
  }

  function invoiceOf(subscription: Thing, at: Date, period: number): Thing {
    const start = seconds(at);
    const intent = nextId('pi');
    return add({
      id: nextId('in'),
      object: 'invoice',
      status: 'paid',
      created: start,
      amount_paid: 400,
      currency: 'eur',
      status_transitions: { paid_at: start },
      parent: {
        subscription_details: { subscription: subscription.id, metadata: subscription['metadata'] },
      },
      lines: { data: [{ period: { start, end: start + period } }] },
      payments: { data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: intent } }] },
    });
  }

  const webhookSecret = 'whsec_stand_in';
  const signText: StripeStandIn['signText'] = (payload, at) => {
    const signed = createHmac('sha256', webhookSecret)
      .update(`${seconds(at)}.${payload}`)
      .digest('hex');
    return { payload, signature: `t=${seconds(at)},v1=${signed}` };
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      secretKey: 'sk_test_stand_in',
      webhookSecret,
      currency: 'EUR',
      api: new URL(`http://127.0.0.1:${port}`),
    },
    requests,
    things,
    trouble,
    sent: (path) => bodies.findLast(([asked]) => asked.endsWith(path))?.[1] ?? {},
    fail: (now) => {
      isFailing = now;
    },
    pay: (sessionId, at) => {
      const session = things.get(sessionId);
      if (!session) throw new Error('That session was never begun.');
      Object.assign(session, { status: 'complete', payment_status: 'paid', created: seconds(at) });
      if (session['mode'] === 'payment') {
        return Object.assign(session, { payment_intent: nextId('pi'), amount_total: 5600 });
      }
      const period =
        (session['metadata'] as { plan: string }).plan === 'yearly' ? 365 * 86_400 : MONTH_SECONDS;
      const item = {
        price: { id: 'price_of_it' },
        current_period_start: seconds(at),
        current_period_end: seconds(at) + period,
      };
      const subscription = add({
        id: nextId('sub'),
        object: 'subscription',
        status: 'active',
        schedule: null,
        cancel_at_period_end: false,
        metadata: session['metadata'],
        items: { data: [item] },
      });
      const invoice = invoiceOf(subscription, at, period);
      Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
      return invoice;
    },
    renew: (subscriptionId, at, period) => {
      const subscription = things.get(subscriptionId);
      if (!subscription) throw new Error('That subscription never began.');
      return invoiceOf(subscription, at, period);
    },
    sign: (type, object, at, { id = nextId('evt'), previous } = {}) => {
      const created = seconds(at);
      const data = { object, ...(previous && { previous_attributes: previous }) };
      return signText(JSON.stringify({ id, object: 'event', type, created, data }), at);
    },
    signText,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
