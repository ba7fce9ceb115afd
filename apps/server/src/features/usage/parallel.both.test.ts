import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { earnCredits } from './credits.ts';

let now = new Date('2026-11-21T20:00:00.000Z');
const { app, db, person } = await buildTestApp({ clock: () => now, config: { hasRateLimits: false } });

/** The answers of those of so many at once that were counted. */
async function incrementAtOnce({ headers }: Person, count: number, given: Asked = {}) {
  const { payload, onAnswer = () => {} } = given;
  const call = { method: 'POST', url: '/api/usage/increment', headers, ...(payload && { payload }) } as const;
  const send = async () => {
    const answer = await app.inject(call);
    onAnswer();
    return answer;
  };
  const answers = await Promise.all(Array.from({ length: count }, send));
  expect(answers.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 429)).toEqual([]);
  return answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json());
}

interface Asked {
  payload?: object;
  onAnswer?: () => void;
}

const rowsOf = ({ id }: Person) =>
  db.selectFrom('generations').select('day').where('user_id', '=', id).execute();

it('[USE-8] lets exactly the allowance through at once, then exactly the credits', async () => {
  const author = await person();
  expect(await incrementAtOnce(author, 100)).toHaveLength(6);
  await db
    .transaction()
    .execute((trx) => earnCredits(trx, app.deps, author.id, { credits: 10, reason: 'granted' }));
  expect(await incrementAtOnce(author, 100)).toHaveLength(10);
  const refused = db.selectFrom('refusals').select('id').where('user_id', '=', author.id);
  expect(await refused.execute()).toHaveLength(184);
});

it('[USE-3] counts the same generation once, however often it is asked for at once', async () => {
  const author = await person();
  const generation_id = randomUUIDv7();
  const answers = await incrementAtOnce(author, 50, { payload: { generation_id } });
  expect(answers).toEqual(Array(50).fill(answers[0]));
  expect(await rowsOf(author)).toHaveLength(1);
});

it('gives an id that two people bring at once to one of them', async () => {
  const [author, other] = [await person(), await person()];
  const payload = { generation_id: randomUUIDv7() };
  const answers = await Promise.all(
    [author, other].map(({ headers }) =>
      app.inject({ method: 'POST', url: '/api/usage/increment', headers, payload }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404]);
});

it('[USE-9] gives each day its allowance when midnight UTC passes during the load', async () => {
  const author = await person();
  now = new Date('2026-11-22T23:59:59.999Z');
  let answered = 0;
  const passMidnight = () => {
    answered += 1;
    if (answered === 40) now = new Date('2026-11-23T00:00:00.000Z');
  };
  expect(await incrementAtOnce(author, 120, { onAnswer: passMidnight })).toHaveLength(12);
  const days = (await rowsOf(author)).map(({ day }) => day).sort();
  expect(days).toEqual([...Array(6).fill('2026-11-22'), ...Array(6).fill('2026-11-23')]);
});
