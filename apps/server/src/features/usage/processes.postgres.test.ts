import { randomUUIDv7 } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import type { Person } from '../../../testing/people.ts';
import { settingsFor, startServer, startWithPeople } from '../../../testing/start-server.ts';
import { openDatabase } from '../../database/database.ts';
import { utcDay } from '../../utc-day.ts';
import { sessionCookieName } from '../accounts/sessions/cookies.ts';
import { earnCredits } from './credits.ts';

const AT_ONCE = process.env['SOAK'] ? 500 : 150;
const CREDITS = 10;

const fresh = await freshDatabase();
const settings = { ...settingsFor(fresh), RATE_LIMITS: 'off' };
const { server, people } = await startWithPeople(fresh, { people: 3, ...settings });
const other = await startServer(settings);
const { db, close } = await openDatabase(fresh, { onConnectionLost: () => {} });
afterAll(async () => {
  await close();
  await Promise.all([server.end(), other.end()]);
  await fresh.remove();
});

/** So many at once, every other one at the other process. */
async function incrementAtOnce({ cookie }: Person, count: number, body: object = {}) {
  const increment = async (_: unknown, n: number) => {
    const { origin } = n % 2 === 0 ? server : other;
    const session = `${sessionCookieName(new URL(origin))}=${cookie.value}`;
    const answer = await fetch(`${origin}/api/usage/increment`, {
      method: 'POST',
      headers: { cookie: session, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };
  return await Promise.all(Array.from({ length: count }, increment));
}

async function loadWithAndWithoutCredits(person: Person) {
  const statuses = async () => {
    const answers = await incrementAtOnce(person, AT_ONCE);
    return Object.groupBy(answers, ({ status }) => status);
  };
  const day = utcDay(new Date());
  const free = await statuses();
  await db.transaction().execute((trx) =>
    earnCredits(trx, { clock: () => new Date(), newId: randomUUIDv7 }, person.id, {
      credits: CREDITS,
      reason: 'granted',
    }),
  );
  const paid = await statuses();
  return { free, paid, isOneDay: day === utcDay(new Date()) };
}

it('[USE-8] [PROC-2] lets exactly the allowance, then exactly the credits through two processes at once', async () => {
  const [one, another = one] = people;
  const first = await loadWithAndWithoutCredits(one);
  // Should midnight UTC pass meanwhile, the day of the next one is long enough.
  const { free, paid } = first.isOneDay ? first : await loadWithAndWithoutCredits(another);
  expect([free[201]?.length, free[429]?.length]).toEqual([6, AT_ONCE - 6]);
  expect([paid[201]?.length, paid[429]?.length]).toEqual([CREDITS, AT_ONCE - CREDITS]);
});

it('[USE-3] counts the same generation once through two processes at once', async () => {
  const person = people[2] as Person;
  const answers = await incrementAtOnce(person, 50, { generation_id: randomUUIDv7() });
  expect(answers).toEqual(Array(50).fill({ status: 201, text: answers[0]?.text }));
  const rows = db.selectFrom('generations').select('generation_id').where('user_id', '=', person.id);
  expect(await rows.execute()).toHaveLength(1);
});
