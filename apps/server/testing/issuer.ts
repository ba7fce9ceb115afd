import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Troubled } from './trouble.ts';
import { whenDone } from './when-done.ts';

type Claims = Record<string, unknown>;
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

export interface TestIssuer {
  url: URL;
  /** What its next token says beside the usual, and whether somebody else signs it; or why there is none. */
  next: { claims: Claims; isForged: boolean; refusal?: string };
  trouble: Troubled;
  /** What comes back from it for this sign-in, had somebody said yes there. */
  approve: (redirectUrl: string) => Record<string, string>;
  /** Stops answering, and answers again. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
}

/** An OpenID issuer of a test's own, which can be made to lie. */
export async function startIssuer(): Promise<TestIssuer> {
  let nonce = '';
  const issuer: TestIssuer = {
    url: new URL('http://localhost'),
    next: { claims: {}, isForged: false },
    trouble: new Troubled(),
    approve: (redirectUrl) => {
      const asked = new URL(redirectUrl).searchParams;
      nonce = asked.get('nonce') ?? '';
      return { code: randomUUID(), state: asked.get('state') ?? '', iss: issuer.url.origin };
    },
    pause: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    resume: () => new Promise((resolve) => server.listen(Number(issuer.url.port), '127.0.0.1', resolve)),
  };
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: issuer.url.origin,
      authorization_endpoint: `${issuer.url.origin}/authorize`,
      token_endpoint: `${issuer.url.origin}/token`,
      jwks_uri: `${issuer.url.origin}/keys`,
      authorization_response_iss_parameter_supported: true,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
    }),
    '/keys': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'a', alg: 'RS256', use: 'sig' }],
    }),
    '/token': () => ({
      access_token: randomUUID(),
      token_type: 'Bearer',
      id_token: token(
        {
          iss: issuer.url.origin,
          aud: 'cuewright',
          sub: 'somebody',
          nonce,
          iat: seconds(),
          exp: seconds() + 60,
          ...issuer.next.claims,
        },
        issuer.next.isForged,
      ),
    }),
  };
  const server = http.createServer((request, response) => {
    if (issuer.trouble.instead(response)) return;
    const answer = answers[request.url ?? ''];
    if (request.url === '/token' && issuer.next.refusal) {
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: issuer.next.refusal }));
      return;
    }
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  whenDone(() => {
    server.close();
    server.closeAllConnections();
  });
  return issuer;
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

function token(claims: Claims, isForged: boolean): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'RS256', kid: 'a' })}.${part(claims)}`;
  const signature = createSign('RSA-SHA256').update(content);
  return `${content}.${signature.sign(isForged ? stranger.privateKey : privateKey, 'base64url')}`;
}
