import { setImmediate as giveWay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import type { Person } from '../../../../testing/people.ts';
import { signIn } from '../../../../testing/sign-in.ts';
import { Visitor } from '../../../../testing/visitor.ts';
import type { Queryable } from '../../../database/tables.ts';

const { app, db, person } = await buildTestApp({ config: { hasRateLimits: false } });

/** Deletes in a transaction that stays open until somebody waits for it, and gives what they were answered. */
async function whileGoing<T>(leave: (trx: Queryable) => Promise<unknown>, ask: () => Promise<T>): Promise<T> {
  let asked: Promise<T> | undefined;
  await db.transaction().execute(async (trx) => {
    await leave(trx);
    asked = ask();
    await somebodyWaits();
  });
  return await (asked as Promise<T>);
}

async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
    `.execute(db);
    if (rows.length > 0) return;
    await giveWay();
  }
}

async function codeOf({ id }: Person): Promise<string> {
  const users = db.selectFrom('users').select('referral_code').where('id', '=', id);
  return (await users.executeTakeFirstOrThrow()).referral_code;
}

const remove = (table: 'users' | 'prompts', id: string) => (trx: Queryable) =>
  trx.deleteFrom(table).where('id', '=', id).execute();

it('[REF-1] lets a friend in whose sharer goes at the same moment', async () => {
  const sharer = await person();
  const query = `?ref=${await codeOf(sharer)}`;
  const friend = new Visitor(app);
  const answer = await whileGoing(remove('users', sharer.id), () =>
    signIn(friend, { email: 'friend@example.org', name: 'A Friend', query }),
  );
  expect(answer.statusCode).toBe(201);
  expect((await friend.get('/api/usage')).json().credits).toBe(0);
});

it('[LEAVE-2] lets a sharer go whose friend generates at the same moment', async () => {
  const [sharer, friend] = [await person(), await person()];
  const referral = { friend_id: friend.id, sharer_id: sharer.id, created_at: new Date(), earned_at: null };
  await db.insertInto('referrals').values(referral).execute();
  let generated: Promise<{ statusCode: number }> | undefined;
  await db.transaction().execute(async (trx) => {
    await sql`select from users where id = ${sharer.id} for no key update`.execute(trx);
    const { headers } = friend;
    generated = app.inject({ method: 'POST', url: '/api/usage/increment', headers }).then((answer) => answer);
    await somebodyWaits();
    await remove('users', sharer.id)(trx);
  });
  expect((await generated)?.statusCode).toBe(201);
});

it('[BOARD-1] keeps a board whose prompt goes at the same moment', async () => {
  const author = await person();
  const ask = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: author.headers, payload });
  const prompt = await ask('/api/prompts', { title: 'Lock', prompt_text: 'A lock keeper', mode: 'photo' });
  const { id } = prompt.json();
  const board = { title: 'Lock', originalPrompt: 'A lock keeper', prompt_id: id, frames: [] };
  const answer = await whileGoing(remove('prompts', id), () => ask('/api/storyboards', board));
  expect([answer.statusCode, answer.json().prompt_id]).toEqual([201, null]);
});
