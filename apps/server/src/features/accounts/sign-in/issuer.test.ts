import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { startIssuer } from '../../../../testing/issuer.ts';
import { Visitor } from '../../../../testing/visitor.ts';

const issuer = await startIssuer();
const { app, db } = await buildTestApp({
  config: {
    identity: { kind: 'oidc', issuer: issuer.url, clientId: 'cuewright', clientSecret: undefined },
    hasIdentityProvider: true,
    hasRateLimits: false,
  },
});

async function signIn(claims: Record<string, unknown>, isForged = false, ref = '') {
  const visitor = new Visitor(app);
  const begun = await visitor.get(`/api/oauth/google/redirect_url${ref && `?ref=${ref}`}`);
  issuer.next = { claims, isForged };
  const answer = await visitor.post('/api/sessions', issuer.approve(begun.json().redirectUrl));
  const me = answer.statusCode === 201 ? (await visitor.get('/api/users/me')).json() : undefined;
  const credits = async (): Promise<number> => (await visitor.get('/api/usage')).json().credits;
  return { answer, me, credits };
}

const verified = (email: string, sub: string) => ({ sub, email, email_verified: true, name: sub });

beforeEach(async () => {
  await db.deleteFrom('users').execute();
});

it('[SIGN-5] asks the issuer with PKCE, state and nonce', async () => {
  const { redirectUrl } = (await new Visitor(app).get('/api/oauth/google/redirect_url')).json();
  const { origin, pathname, searchParams } = new URL(redirectUrl);
  expect(origin + pathname).toBe(`${issuer.url.origin}/authorize`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: 'http://localhost:3000/auth/callback',
  });
});

it('signs somebody in whom the issuer vouches for', async () => {
  const { answer, me } = await signIn({ ...verified('kim@example.org', 'kim'), given_name: 'Kim' });
  expect(answer.statusCode).toBe(201);
  expect(me).toMatchObject({ email: 'kim@example.org', google_user_data: { given_name: 'Kim' } });
});

it('takes a name without what no text has', async () => {
  const { me } = await signIn({ ...verified('kim@example.org', 'kim'), name: 'Ki\0m' });
  expect(me).toMatchObject({ google_user_data: { name: 'Kim' } });
});

describe('[SIGN-4] a token is refused', () => {
  const past = Math.floor(Date.now() / 1000) - 600;
  it.each<[string, Record<string, unknown>, boolean?]>([
    ['with the nonce of another sign-in', { nonce: 'another' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another app', { aud: 'another' }],
    ['that somebody else signed', {}, true],
    ['that has run out', { iat: past - 60, exp: past }],
    ['that names nobody', { sub: '' }],
    ['that gives no address', { email: undefined }],
    ['whose address holds what no text has', { email: 'kim\0@example.org' }],
    ['whose subject holds what no text has', { sub: 'kim\0' }],
  ])('%s', async (_, claims, isForged) => {
    const { answer } = await signIn({ ...verified('kim@example.org', 'kim'), ...claims }, isForged);
    expect(answer.json()).toMatchObject({ status: 401, code: 'sign-in-refused' });
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});

it('[SHARE-7] welcomes whoever came by a code once their address is verified, and once', async () => {
  const sharer = await signIn(verified('kim@example.org', 'kim'));
  const code = sharer.me.id.slice(-8).toUpperCase();
  const made = { ...verified('made@example.org', 'made'), email_verified: false };
  expect(await (await signIn(made, false, code)).credits()).toBe(0);
  expect(await (await signIn(made)).credits()).toBe(0);
  expect(await (await signIn(verified('made@example.org', 'made'))).credits()).toBe(3);
  expect(await (await signIn(verified('made@example.org', 'made'))).credits()).toBe(3);
});

describe('[JOIN-1] an account', () => {
  it('is found by issuer and subject, whatever the address is by now', async () => {
    const before = await signIn(verified('kim@example.org', 'kim'));
    const after = await signIn(verified('kim@example.net', 'kim'));
    expect(after.me).toMatchObject({ id: before.me.id, email: 'kim@example.net' });
  });

  it('is joined by a newcomer with the same verified address', async () => {
    const first = await signIn(verified('kim@example.org', 'kim'));
    const second = await signIn(verified('KIM@example.org', 'kim-elsewhere'));
    expect(second.me.id).toBe(first.me.id);
  });

  it('is not joined by a newcomer whose address nobody verified', async () => {
    await signIn(verified('kim@example.org', 'kim'));
    const { answer } = await signIn({ ...verified('kim@example.org', 'mallory'), email_verified: false });
    expect(answer.json()).toMatchObject({ status: 409, code: 'email-taken' });
    expect(answer.cookies).toEqual([]);
  });

  it('does not lie in wait for the owner of an address it never verified', async () => {
    const squatter = await signIn({ ...verified('kim@example.org', 'mallory'), email_verified: false });
    const owner = await signIn(verified('kim@example.org', 'kim'));
    expect(owner.answer.statusCode).toBe(201);
    expect(owner.me.id).not.toBe(squatter.me.id);
  });

  it('is one, however many tabs sign in for the first time at once', async () => {
    const visitors = Array.from({ length: 4 }, () => new Visitor(app));
    issuer.next = { claims: verified('kim@example.org', 'kim'), isForged: false };
    const ids: string[] = [];
    for (const visitor of visitors) {
      const begun = await visitor.get('/api/oauth/google/redirect_url');
      ids.push(begun.json().redirectUrl);
    }
    // The issuer answers with the nonce of the last it approved: only that sign-in is good, and no other leaves a trace.
    const answers = await Promise.all(
      visitors.map((visitor, at) => visitor.post('/api/sessions', issuer.approve(ids[at] ?? ''))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBeLessThanOrEqual(1);
    expect((await db.selectFrom('users').select('id').execute()).length).toBeLessThanOrEqual(1);
  });
});

it('[SIGN-6] says when the issuer cannot be reached, and recovers with it', async () => {
  const away = await buildTestApp({
    config: {
      identity: { kind: 'oidc', issuer: issuer.url, clientId: 'cuewright', clientSecret: undefined },
      hasIdentityProvider: true,
    },
  });
  await issuer.pause();
  const answer = await away.app.inject('/api/oauth/google/redirect_url');
  expect(answer.json()).toMatchObject({ status: 503, code: 'identity-provider-unavailable' });
  expect(answer.headers['retry-after']).toBe('1');
  await issuer.resume();
  expect((await away.app.inject('/api/oauth/google/redirect_url')).statusCode).toBe(200);
});

it('[SIGN-6] does not blame the person when the issuer does not know this app', async () => {
  const visitor = new Visitor(app);
  const begun = await visitor.get('/api/oauth/google/redirect_url');
  issuer.next = { claims: {}, isForged: false, refusal: 'invalid_client' };
  const answer = await visitor.post('/api/sessions', issuer.approve(begun.json().redirectUrl));
  expect(answer.json()).toMatchObject({ status: 503, code: 'identity-provider-unavailable' });
});

it('[SIGN-6] says so too of an issuer at a port that nobody may ask', async () => {
  const { app: misled } = await buildTestApp({
    config: {
      identity: {
        kind: 'oidc',
        issuer: new URL('http://127.0.0.1:9'),
        clientId: 'cuewright',
        clientSecret: undefined,
      },
      hasIdentityProvider: true,
    },
  });
  expect((await misled.inject('/api/oauth/google/redirect_url')).statusCode).toBe(503);
});

it('has no local provider beside the one that is set', async () => {
  expect((await app.inject('/local-id/.well-known/openid-configuration')).statusCode).toBe(404);
});
