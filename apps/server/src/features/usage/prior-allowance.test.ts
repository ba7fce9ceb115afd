import { expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { Visitor } from '../../../testing/visitor.ts';
import { rememberAllowance } from './prior-allowance.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let now = new Date();
now = new Date(now.getTime() - (now.getTime() % DAY_MS) + DAY_MS / 2);
const { app, db } = await buildTestApp({ clock: () => now, config: { hasRateLimits: false } });

async function arrive(email: string) {
  const visitor = new Visitor(app);
  expect((await signIn(visitor, { email })).statusCode).toBe(201);
  return visitor;
}

/** As the deletion of an account does it. */
async function leave(visitor: Visitor): Promise<void> {
  const { id } = (await visitor.get('/api/users/me')).json();
  await db.transaction().execute(async (trx) => {
    const identities = await trx
      .selectFrom('identities')
      .select(['issuer', 'subject'])
      .where('user_id', '=', id)
      .execute();
    await rememberAllowance(trx, app.deps, { userId: id, identities });
    await trx.deleteFrom('users').where('id', '=', id).execute();
  });
}

const generate = async (visitor: Visitor, count: number) => {
  for (let n = 0; n < count; n++) {
    expect((await visitor.post('/api/usage/increment', {})).statusCode).toBe(201);
  }
};
const usageOf = async (visitor: Visitor) => (await visitor.get('/api/usage')).json();

it('[USE-10] gives nobody a second allowance for a second account, nor for a third', async () => {
  const first = await arrive('again@example.org');
  await generate(first, 4);
  await leave(first);
  const second = await arrive('again@example.org');
  expect(await usageOf(second)).toMatchObject({ prompts_used: 4, remaining: 2 });
  await generate(second, 2);
  expect((await second.post('/api/usage/increment', {})).statusCode).toBe(429);
  await leave(second);
  const third = await arrive('again@example.org');
  expect(await usageOf(third)).toMatchObject({ prompts_used: 6, remaining: 0 });
  now = new Date(now.getTime() + DAY_MS);
  const later = await arrive('again@example.org');
  expect(await usageOf(later)).toMatchObject({ prompts_used: 0, remaining: 6 });
});

it('[USE-10] gives nobody the day’s credits for sharing twice, however often they come anew', async () => {
  const share = async (visitor: Visitor) => {
    await visitor.post('/api/track-share', { platform: 'telegram' });
    return (await visitor.post('/api/award-share-credits', { action: 'share' })).json().awarded;
  };
  let visitor = await arrive('sharing@example.org');
  expect(await share(visitor)).toBe(3);
  for (let account = 2; account <= 3; account++) {
    await leave(visitor);
    visitor = await arrive('sharing@example.org');
    expect([await share(visitor), (await usageOf(visitor)).credits]).toEqual([0, 0]);
  }
  now = new Date(now.getTime() + DAY_MS);
  expect(await share(visitor)).toBe(3);
});

it('leaves everybody else alone', async () => {
  const gone = await arrive('gone@example.org');
  await generate(gone, 3);
  await leave(gone);
  expect(await usageOf(await arrive('other@example.org'))).toMatchObject({ prompts_used: 0 });
});

it('keeps for 30 days a hash that tells nobody who, and no longer', async () => {
  const kept = () => db.selectFrom('prior_allowances').selectAll().where('used', '=', 5).execute();
  const gone = await arrive('secret@example.org');
  await generate(gone, 5);
  await leave(gone);
  expect(await kept()).toEqual([
    {
      identity_hash: expect.stringMatching(/^[\w-]{43}$/),
      day: now.toISOString().slice(0, 10),
      used: 5,
      shared_on: null,
      kept_until: new Date(now.getTime() + 30 * DAY_MS),
    },
  ]);
  now = new Date(now.getTime() + 30 * DAY_MS - 1);
  await arrive('early@example.org');
  expect(await kept()).toHaveLength(1);
  now = new Date(now.getTime() + 1);
  await arrive('late@example.org');
  expect(await kept()).toHaveLength(0);
});
