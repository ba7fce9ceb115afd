import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { demoCheckout } from '../../services/checkout/demo/demo-checkout.ts';
import type { PaymentFact } from '../../services/checkout/payment-fact.ts';
import { lockPerson } from '../usage/repository.ts';
import { recordFacts } from './record-facts.ts';

const DAY_MS = 86_400_000;
const start = Date.parse('2026-11-22T00:00:00.000Z');
const { app, db, person } = await buildTestApp({ clock: () => new Date(start) });

const what = fc.oneof(
  fc.record({ kind: fc.constant('paid' as const), days: fc.constantFrom(30, 365, Number.POSITIVE_INFINITY) }),
  fc.record({
    kind: fc.constantFrom(
      'payment-failed' as const,
      'cancel-asked' as const,
      'cancel-taken-back' as const,
      'ended' as const,
      'refunded' as const,
      'disputed' as const,
      'dispute-won' as const,
      'dispute-lost' as const,
    ),
  }),
);
/** A history: what happened to which of two subscriptions, and how long after what came before it. */
const MOST_EVENTS = 7;
const MOST_DAYS_BETWEEN = 40;
const history = fc.array(
  fc.tuple(what, fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: MOST_DAYS_BETWEEN })),
  { minLength: 1, maxLength: MOST_EVENTS },
);
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

let histories = 0;

/** The facts of a history, each payment with a name of its own; what concerns a payment is about the last one before it. */
function factsOf(told: History, userId: string): PaymentFact[] {
  const run = ++histories;
  const last = new Map<string, string>();
  // Nothing is told that is still to come.
  let at = start - MOST_EVENTS * MOST_DAYS_BETWEEN * DAY_MS;
  return told.flatMap(([{ kind, ...more }, sub, days], index): PaymentFact[] => {
    at += days * DAY_MS;
    const key = `${run}-${index}`;
    const subscriptionKey = `sub-${run}-${sub}`;
    const about = { key, at: new Date(at) };
    if (kind === 'paid') {
      const length = 'days' in more ? more.days : 30;
      last.set(sub, `pay-${key}`);
      const periodEnd = Number.isFinite(length) ? new Date(at + length * DAY_MS) : null;
      const plan = periodEnd ? 'monthly' : 'lifetime';
      return [
        {
          kind,
          ...about,
          userId,
          subscriptionKey,
          paymentKey: `pay-${key}`,
          plan,
          periodEnd,
          cents: 400,
          currency: 'USD',
        },
      ];
    }
    if (kind === 'refunded' || kind === 'disputed' || kind === 'dispute-won' || kind === 'dispute-lost') {
      const paymentKey = last.get(sub);
      // Who owns the payment, Stripe does not say.
      return paymentKey ? [{ kind, ...about, paymentKey }] : [];
    }
    return [{ kind, ...about, userId, subscriptionKey }];
  });
}

/** The rules once more, lived through day by day: what stands at the end of the history. */
function livedThrough(facts: readonly PaymentFact[]): number {
  interface Life {
    until: number;
    paidUntil: number;
    end: number;
    hasFailed: boolean;
    disputed: Set<string>;
  }
  const lives = new Map<string, Life>();
  const lifeOfPayment = new Map<string, Life>();
  const refunded = new Set<string>();
  for (const fact of facts) {
    if ('subscriptionKey' in fact) {
      const life = lives.get(fact.subscriptionKey) ?? {
        until: Number.NEGATIVE_INFINITY,
        paidUntil: Number.NEGATIVE_INFINITY,
        end: Number.POSITIVE_INFINITY,
        hasFailed: false,
        disputed: new Set(),
      };
      lives.set(fact.subscriptionKey, life);
      if (fact.kind === 'paid') {
        const periodEnd = fact.periodEnd?.getTime() ?? Number.POSITIVE_INFINITY;
        life.paidUntil = Math.max(life.paidUntil, periodEnd);
        life.until = life.paidUntil;
        life.hasFailed = false;
        lifeOfPayment.set(fact.paymentKey, life);
      } else if (
        fact.kind === 'payment-failed' &&
        life.paidUntil > Number.NEGATIVE_INFINITY &&
        !life.hasFailed
      ) {
        life.hasFailed = true;
        life.until = Math.max(life.until, fact.at.getTime() + 3 * DAY_MS);
      } else if (fact.kind === 'ended') life.end = Math.min(life.end, fact.at.getTime());
      continue;
    }
    const life = lifeOfPayment.get(fact.paymentKey);
    if (!life || refunded.has(fact.paymentKey)) continue;
    if (fact.kind === 'refunded') {
      refunded.add(fact.paymentKey);
      life.disputed.delete(fact.paymentKey);
      life.end = Math.min(life.end, fact.at.getTime());
    } else if (fact.kind === 'dispute-won') life.disputed.delete(fact.paymentKey);
    else life.disputed.add(fact.paymentKey);
  }
  const untils = [...lives.values()].map(({ until, end, disputed }) =>
    disputed.size > 0 ? Number.NEGATIVE_INFINITY : Math.min(until, end),
  );
  return Math.max(Number.NEGATIVE_INFINITY, ...untils);
}

async function premiumUntil(userId: string): Promise<number> {
  const { premium_until } = await db
    .selectFrom('users')
    .select('premium_until')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return premium_until === null ? Number.NEGATIVE_INFINITY : Number(premium_until);
}

it('[PAY-8] ends the same in whatever order events arrive, and however often', async () => {
  const { id: userId } = await person();
  const parts = {
    ...app.deps,
    publicUrl: new URL('http://localhost:3000'),
    currency: 'USD',
    checkout: demoCheckout,
    lockPerson,
    log: app.log,
  };
  await fc.assert(
    fc.asyncProperty(history, fc.infiniteStream(fc.nat()), fc.boolean(), async (told, chance, isAtOnce) => {
      await db.deleteFrom('payment_events').execute();
      await db.updateTable('users').set({ premium_until: null }).where('id', '=', userId).execute();
      const facts = factsOf(told, userId);
      const [again] = facts;
      const arriving = (again ? [...facts, again] : [])
        .map((fact) => ({ fact, place: chance.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .map(({ fact }) => fact);
      if (isAtOnce) await Promise.all(arriving.map((fact) => recordFacts(parts, 'demo', [fact])));
      else for (const fact of arriving) await recordFacts(parts, 'demo', [fact]);
      expect(await premiumUntil(userId)).toBe(livedThrough(facts));
    }),
    { numRuns: process.env['SOAK'] ? 5_000 : 150 },
  );
}, 600_000);
