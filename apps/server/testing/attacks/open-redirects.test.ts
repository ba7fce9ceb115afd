import { stepIds } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../build-test-app.ts';
import { returnFromProvider, signIn } from '../sign-in.ts';
import { Visitor } from '../visitor.ts';

const { app, person } = await buildTestApp({ config: { hasRateLimits: false, hasDemoCheckout: true } });

/** Each has led somebody's browser elsewhere, somewhere. */
const tricks: readonly string[] = [
  'https://evil.example',
  'http://evil.example/',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'hTTp://evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'JaVaScRiPt://localhost:3000/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:http://localhost:3000/x',
  'ftp://localhost:3000/',
  'http://localhost:3000@evil.example/',
  'http://localhost:3000:x@evil.example/',
  'http://evil.example#http://localhost:3000/',
  'http://evil.example?http://localhost:3000/',
  'http://evil.example\\@localhost:3000/',
  'http://evil.example%2f@localhost:3001/',
  'http://localhost:3000.evil.example/',
  'http://localhost.evil.example:3000/',
  'http://localhost:30000/',
  'http://localhost/',
  'https://localhost:3000/',
  'http://xn--lcalhost-e6a:3000/',
  'http://lоcalhost:3000/',
  'http://evil。example/',
  'http://0x7f000001.evil.example:3000/',
  'http://127.0.0.1.nip.io:3000/',
  '//localhost:3000@evil.example',
  '/%2f%2fevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '?next=//evil.example',
  '#//evil.example',
  'http://[::1]:3000@evil.example',
  'http://[::ffff:203.0.113.9]:3000/',
  '',
];

const OURS = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):3000$/;

describe('[ATTACK-4] nobody is led elsewhere', () => {
  it('after paying or leaving the checkout', async () => {
    const { id, headers } = await person();
    let taken = 0;
    for (const returnUrl of tricks) {
      const payload = { planId: 'yearly', userId: id, returnUrl };
      const url = '/api/payments/create-session';
      const begun = await app.inject({ method: 'POST', url, headers, payload });
      if (begun.statusCode === 400) continue;
      expect(begun.statusCode, returnUrl).toBe(201);
      taken += 1;
      const { session_id, url: checkout } = begun.json();
      expect(new URL(checkout, 'http://localhost:3000').origin, returnUrl).toMatch(OURS);
      const left = await app.inject({
        method: 'POST',
        url: `/api/payments/${session_id}/demo`,
        headers,
        payload: { outcome: 'cancelled' },
      });
      expect(new URL(left.json().url, 'http://localhost:3000').origin, returnUrl).toMatch(OURS);
    }
    expect([taken > 0, taken < tricks.length / 2]).toEqual([true, true]);
  });

  it('by signing in, whatever the address that began it says', async () => {
    const names = [
      'step',
      'mode',
      'method',
      'id',
      'ref',
      'next',
      'redirect',
      'redirect_uri',
      'returnUrl',
      'wanted',
    ];
    const provider = new URL(
      (await new Visitor(app).get('/api/oauth/google/redirect_url')).json().redirectUrl,
    );
    for (const trick of tricks) {
      const query = `?${names.map((name) => `${name}=${encodeURIComponent(trick)}`).join('&')}`;
      const begun = await app.inject(`/api/oauth/google/redirect_url${query}`);
      const address = new URL(begun.json().redirectUrl);
      expect([address.origin, address.pathname], trick).toEqual([provider.origin, provider.pathname]);
      expect(new URL(String(address.searchParams.get('redirect_uri'))).origin).toMatch(OURS);
      expect(address.href).not.toContain('evil');
    }
    const visitor = new Visitor(app);
    const query = `?step=${stepIds[1]}&id=//evil.example&next=//evil.example`;
    const back = await returnFromProvider(visitor, { email: 'way@example.org', name: 'Way', query });
    const answer = await visitor.post('/api/sessions', {
      ...back,
      next: '//evil.example',
      wanted: '//evil.example',
    });
    expect([answer.statusCode, JSON.stringify(answer.json()).includes('evil')]).not.toEqual([201, true]);
    expect((await signIn(new Visitor(app), { query })).json()).toEqual({ wanted: { step: stepIds[1] } });
  });

  it('by any address of ours', async () => {
    const paths = tricks.flatMap((trick) => {
      const plain = encodeURI(trick.toWellFormed());
      return [
        plain.startsWith('/') ? plain : `/${plain}`,
        `/?step=${encodeURIComponent(trick)}`,
        `/auth/callback?next=${plain}`,
      ];
    });
    for (const url of paths) {
      const { headers, statusCode } = await app.inject({ url, headers: { host: 'localhost:3000' } });
      expect([statusCode < 300 || statusCode >= 400, headers['location'], headers['refresh']], url).toEqual([
        true,
        undefined,
        undefined,
      ]);
    }
  });

  it('by the local provider: only our own callbacks are gone to', async () => {
    const visitor = new Visitor(app);
    const address = new URL((await visitor.get('/api/oauth/google/redirect_url')).json().redirectUrl);
    for (const name of ['redirect_uri', 'post_logout_redirect_uri', 'request_uri', 'target_link_uri']) {
      for (const trick of tricks.filter((one) => one !== '')) {
        const changed = new URL(address);
        changed.searchParams.set(name, trick);
        const { headers } = await visitor.get(changed.href);
        const location = new URL(String(headers['location'] ?? '/'), 'http://localhost:3000');
        expect(location.origin, `${name}=${trick}`).toMatch(OURS);
      }
    }
  });
});
