import { type EndpointForm, endpoints } from '@cuewright/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../build-test-app.ts';

const at = new Date('2026-11-22T12:00:00Z');
const alone = await buildTestApp({ clock: () => at });
const behind = await buildTestApp({ clock: () => at, config: { trustedProxies: ['192.0.2.0/24'] } });

const { max } = endpoints['POST /api/sessions'].rateLimit;

/** Tries to sign in more often than one address may, saying each time what comes of the headers for that try. */
async function hammer(
  { app }: typeof alone,
  headersOf: (attempt: number) => Record<string, string>,
  remoteAddress: string,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= max; attempt++) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/sessions',
      payload: { code: 'guessed' },
      headers: headersOf(attempt),
      remoteAddress,
    });
    statuses.push(answer.statusCode);
  }
  return [...new Set(statuses)];
}

describe('[ATTACK-9] limits by address', () => {
  it('are not passed by saying to come from elsewhere, where no proxy is trusted', async () => {
    const names = [
      'x-forwarded-for',
      'x-real-ip',
      'forwarded',
      'cf-connecting-ip',
      'true-client-ip',
      'x-client-ip',
    ];
    const lie = (attempt: number) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          name === 'forwarded' ? `for=203.0.113.${attempt}` : `203.0.113.${attempt}`,
        ]),
      );
    expect(await hammer(alone, lie, '198.51.100.1')).toEqual([401, 429]);
  });

  it('are not passed by it from a proxy that is none of those trusted', async () => {
    const lie = (attempt: number) => ({ 'x-forwarded-for': `203.0.113.${attempt}` });
    expect(await hammer(behind, lie, '198.51.100.2')).toEqual([401, 429]);
  });

  it('go by the last hop that is not trusted, whatever stands before it', async () => {
    const lie = (attempt: number) => ({ 'x-forwarded-for': `203.0.113.${attempt}, 198.51.100.3, 192.0.2.7` });
    expect(await hammer(behind, lie, '192.0.2.1')).toEqual([401, 429]);
    const true_ = (attempt: number) => ({ 'x-forwarded-for': `198.51.100.9, 203.0.113.${attempt + 100}` });
    expect(await hammer(behind, true_, '192.0.2.1')).toEqual([401]);
  });

  it('hold for a whole IPv6 network, and for an IPv4 address that is written as IPv6', async () => {
    const lie = (attempt: number) => ({ 'x-forwarded-for': `2001:db8:5:6:${attempt.toString(16)}::1` });
    expect(await hammer(behind, lie, '192.0.2.1')).toEqual([401, 429]);
    const mapped = (attempt: number) => ({
      'x-forwarded-for': attempt % 2 ? '198.51.100.77' : '::ffff:198.51.100.77',
    });
    expect(await hammer(behind, mapped, '192.0.2.1')).toEqual([401, 429]);
  });
});

it('[ATTACK-9] limits by person hold from any number of addresses and sessions, and are nobody else’s', async () => {
  const { max: most } = endpoints['POST /api/enhance'].rateLimit;
  const [one, other] = [await alone.person(), await alone.person()];
  const ask = async ({ headers }: typeof one, remoteAddress: string) =>
    (await alone.app.inject({ method: 'POST', url: '/api/enhance', payload: {}, headers, remoteAddress }))
      .statusCode;
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= most; attempt++) statuses.push(await ask(one, `203.0.113.${attempt}`));
  expect([...new Set(statuses)]).toEqual([400, 429]);
  expect(await ask(other, '203.0.113.1')).toBe(400);
});

it('[ATTACK-9] every call that changes something without a session, or asks somebody else, has a limit', () => {
  const open = Object.entries(endpoints as Record<string, EndpointForm>)
    .filter(
      ([, { public: isPublic, session, method }]) => (isPublic || session === 'optional') && method !== 'GET',
    )
    .filter(([, { rateLimit }]) => !rateLimit)
    .map(([key]) => key);
  // Signed by whoever sends it; what is not is refused before anything is read.
  expect(open).toEqual(['POST /api/payments/webhook']);
});
