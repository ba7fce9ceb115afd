import { usageLimits } from '@cuewright/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { countGeneration, giveBack, readUsage, reserve, settle } from './commands.ts';
import { earnCredits } from './credits.ts';

const MINUTE_MS = 60_000;
let now = new Date('2026-11-21T20:00:00.000Z');
const { app, db, person } = await buildTestApp({ clock: () => now });
const { deps } = app;

const step = fc.oneof(
  fc.record({ do: fc.constant('count' as const) }),
  fc.record({ do: fc.constant('reserve' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ do: fc.constantFrom('settle' as const, 'giveBack' as const), which: fc.nat({ max: 20 }) }),
  fc.record({ do: fc.constant('earn' as const), credits: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ do: fc.constant('premium' as const), minutes: fc.integer({ min: 0, max: 60 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(userId: string, reserved: string[], asked: Step): Promise<void> {
  const actor = { id: userId, isAdmin: false };
  switch (asked.do) {
    case 'count':
      await countGeneration(deps, actor, {});
      break;
    case 'reserve': {
      const held = await reserve(deps, actor, { seconds: asked.minutes * 60 });
      if (held.ok) reserved.push(held.value.generationId);
      break;
    }
    case 'settle':
    case 'giveBack': {
      const id = reserved[asked.which % reserved.length];
      if (!id) break;
      if (asked.do === 'settle') await settle(deps, actor, id);
      else await giveBack(deps, actor, id, 'failed');
      break;
    }
    case 'earn': {
      const { credits } = asked;
      await db.transaction().execute((trx) => earnCredits(trx, deps, userId, { credits, reason: 'shared' }));
      break;
    }
    case 'wait':
      now = new Date(now.getTime() + asked.minutes * MINUTE_MS);
      break;
    case 'premium': {
      const premium_until = new Date(now.getTime() + asked.minutes * MINUTE_MS);
      await db.updateTable('users').set({ premium_until }).where('id', '=', userId).execute();
    }
  }
}

async function rowsOf(userId: string) {
  const entries = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const generations = await db
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'given-back')
    .execute();
  return { entries, generations };
}

it('[CRED-2] keeps a ledger whose sum is the credits left, never below nothing, each spent beyond the allowance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { id } = await person();
      const reserved: string[] = [];
      for (const asked of steps) await take(id, reserved, asked);

      const usage = await readUsage(deps, { id, isAdmin: false });
      const { entries, generations } = await rowsOf(id);
      const balances = entries.map((_, at) =>
        entries.slice(0, at + 1).reduce((sum, { credits }) => sum + credits, 0),
      );
      expect(balances.every((balance) => balance >= 0)).toBe(true);
      expect(usage.credits).toBe(balances.at(-1) ?? 0);

      const spent = entries.filter(({ kind }) => kind === 'spent').length;
      const givenBack = entries.filter(({ kind }) => kind === 'given-back').length;
      expect(spent - givenBack).toBe(generations.length);
      const earned = entries.reduce((sum, { kind, credits }) => sum + (kind === 'earned' ? credits : 0), 0);
      const paid = (by: string, day: string) =>
        generations.filter((one) => one.paid_by === by && one.day === day).length;
      expect(generations.filter(({ paid_by }) => paid_by === 'credits')).toHaveLength(earned - usage.credits);
      for (const { day } of generations) {
        expect(paid('allowance', day)).toBeLessThanOrEqual(usageLimits.allowance);
        if (paid('credits', day) > 0) expect(paid('allowance', day)).toBe(usageLimits.allowance);
      }
    }),
    { numRuns: process.env['SOAK'] ? 500 : 30 },
  );
});
