import { usageLimits } from '@cuewright/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { Visitor } from '../../../testing/visitor.ts';

let now = new Date('2026-11-22T12:00:00.000Z');
const { app, db, person } = await buildTestApp({ clock: () => now, config: { hasRateLimits: false } });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
beforeEach(() => {
  now = new Date('2026-11-22T12:00:00.000Z');
});

const ask = (headers: Person['headers'], method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });
const share = ({ headers }: Pick<Person, 'headers'>, platform = 'whatsapp') =>
  ask(headers, 'POST', '/api/track-share', { platform, referralCode: 'ABCD1234' });
const award = ({ headers }: Pick<Person, 'headers'>) =>
  ask(headers, 'POST', '/api/award-share-credits', { action: 'share' });
const stats = async ({ headers }: Pick<Person, 'headers'>) =>
  (await ask(headers, 'GET', '/api/referrals/stats')).json();
const credits = async ({ headers }: Pick<Person, 'headers'>): Promise<number> =>
  (await ask(headers, 'GET', '/api/usage')).json().credits;

describe('[SHARE-1] POST /api/track-share', () => {
  it('keeps each way that was opened', async () => {
    const sharer = await person();
    const answer = await share(sharer, 'copy_link');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      platform: 'copy_link',
      created_at: now.toISOString(),
    });
    await share(sharer, 'telegram');
    expect(await stats(sharer)).toEqual({ totalShares: 2, creditsEarned: 0, pendingCredits: 0 });
    expect(await stats(await person())).toMatchObject({ totalShares: 0 });
  });

  it('names a place where nobody shares', async () => {
    const answer = await share(await person(), 'pigeon');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'body.platform' }] });
  });
});

describe('[SHARE-2] POST /api/award-share-credits', () => {
  it('gives three credits for a fresh share, once a day of UTC, and tells when there are more', async () => {
    const sharer = await person();
    await share(sharer);
    expect((await award(sharer)).json()).toEqual({ awarded: 3, next_at: '2026-11-23T00:00:00.000Z' });
    expect((await award(sharer)).json()).toEqual({ awarded: 0, next_at: '2026-11-23T00:00:00.000Z' });
    expect(await credits(sharer)).toBe(3);

    later(12 * 60);
    await share(sharer);
    expect((await award(sharer)).json()).toMatchObject({ awarded: 3 });
    expect(await credits(sharer)).toBe(6);
    expect(await stats(sharer)).toMatchObject({ creditsEarned: 6 });
  });

  it('refuses without a share of the last ten minutes, and for anything but sharing', async () => {
    const sharer = await person();
    expect((await award(sharer)).json()).toMatchObject({ status: 409, code: 'share-first' });
    await share(sharer);
    later(10.1);
    expect((await award(sharer)).json()).toMatchObject({ code: 'share-first' });
    await share(await person());
    expect((await award(sharer)).json()).toMatchObject({ code: 'share-first' });
    const answer = await ask(sharer.headers, 'POST', '/api/award-share-credits', { action: 'wish' });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'body.action' }] });
    expect(await credits(sharer)).toBe(0);
  });

  it('gives one award to forty who ask at once', async () => {
    const sharer = await person();
    await share(sharer);
    const answers = await Promise.all(Array.from({ length: 40 }, () => award(sharer)));
    expect(answers.map((answer) => answer.json().awarded).sort()).toEqual([...Array(39).fill(0), 3]);
    expect(await credits(sharer)).toBe(3);
  });
});

describe('[REF-1] a friend who joins by a code', () => {
  let newcomers = 0;

  /** Signs somebody up through the provider by a link with this code. */
  async function join(ref?: string, email = `friend-${++newcomers}@example.org`) {
    const visitor = new Visitor(app);
    const answer = await signIn(visitor, { email, name: 'A Friend', query: ref ? `?ref=${ref}` : '' });
    expect(answer.statusCode).toBe(201);
    const me = (await visitor.get('/api/users/me')).json();
    const user = await db
      .selectFrom('users')
      .select(['id', 'referral_code'])
      .where('email', '=', me.email)
      .executeTakeFirstOrThrow();
    return {
      code: user.referral_code,
      credits: async (): Promise<number> => (await visitor.get('/api/usage')).json().credits,
      stats: async () => (await visitor.get('/api/referrals/stats')).json(),
      generate: () => visitor.post('/api/usage/increment', {}),
    };
  }

  it('[SHARE-6] gets three credits; whoever sent them five, pending until the first generation, once', async () => {
    const sharer = await join();
    const friend = await join(sharer.code);
    expect(await friend.credits()).toBe(3);
    expect(await sharer.stats()).toEqual({ totalShares: 0, creditsEarned: 0, pendingCredits: 5 });
    expect(await sharer.credits()).toBe(0);

    await Promise.all(Array.from({ length: 4 }, () => friend.generate()));
    expect(await sharer.credits()).toBe(5);
    expect(await sharer.stats()).toEqual({ totalShares: 0, creditsEarned: 5, pendingCredits: 0 });
    await friend.generate();
    expect(await sharer.credits()).toBe(5);
  });

  it('is told nothing when the code is made up, or of another case', async () => {
    const sharer = await join();
    const cased = sharer.code.toLowerCase();
    for (const code of [
      'NOBODY12',
      cased === sharer.code ? 'x' : cased,
      'a'.repeat(200),
      '%27%20or%201',
      'A%00B',
    ]) {
      expect(await (await join(code)).credits()).toBe(0);
    }
    expect(await sharer.stats()).toMatchObject({ pendingCredits: 0 });
  });

  it('gets nothing for an account that was there before', async () => {
    const sharer = await join();
    const email = 'here-already@example.org';
    await join(undefined, email);
    const again = await join(sharer.code, email);
    expect(await again.credits()).toBe(0);
    await again.generate();
    expect(await sharer.stats()).toMatchObject({ creditsEarned: 0, pendingCredits: 0 });
  });

  it('earns three accounts that send each other no more than their due', async () => {
    const first = await join();
    const second = await join(first.code);
    const third = await join(second.code);
    // The ring cannot close: the first account was there before the third.
    for (const one of [first, second, third]) {
      for (let n = 0; n < usageLimits.allowance; n++) await one.generate();
    }
    expect([await first.credits(), await second.credits(), await third.credits()]).toEqual([5, 8, 3]);
  });

  it('brings nothing once whoever sent them is gone', async () => {
    const sharer = await join();
    const friend = await join(sharer.code);
    await db.deleteFrom('users').where('referral_code', '=', sharer.code).execute();
    expect((await friend.generate()).statusCode).toBe(201);
    expect(await friend.credits()).toBe(3);
  });

  describe('[SHARE-7] with an address that nobody verified', () => {
    const verify = (code: string, verified: boolean) =>
      db.updateTable('users').set({ email_verified: verified }).where('referral_code', '=', code).execute();

    it('brings nothing to whoever sent them until it is verified', async () => {
      const sharer = await join();
      const friend = await join(sharer.code);
      await verify(friend.code, false);
      await friend.generate();
      expect(await sharer.stats()).toMatchObject({ creditsEarned: 0, pendingCredits: 5 });
      await verify(friend.code, true);
      await friend.generate();
      expect(await sharer.credits()).toBe(5);
    });

    it('brings nothing to a sharer whose own address is not verified', async () => {
      const sharer = await join();
      await verify(sharer.code, false);
      const friend = await join(sharer.code);
      await friend.generate();
      expect(await sharer.credits()).toBe(0);
      expect(await friend.credits()).toBe(3);
    });
  });
});
