import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../database/tables.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { LOCAL_CLIENT_ID, LOCAL_ID_PATH } from './local/paths.ts';
import { forgetPerson } from './local/people.ts';
import { localIdRoutes } from './local/plugin.ts';
import { openIdProvider } from './openid-provider.ts';

export const GOOGLE = new URL('https://accounts.google.com');
export const CALLBACK_PATH = '/auth/callback';

export interface Identity {
  provider: IdentityProvider;
  /** Where a finished sign-in may lead. */
  callbacks: readonly URL[];
  /** Drops what this server itself knows of them as a provider; nothing where somebody else is theirs. */
  forget: (trx: Queryable, identity: { issuer: string; subject: string }) => Promise<void>;
}

/** The provider that the settings name; the one on this machine is served by this app itself. */
export async function openIdentity(
  app: FastifyInstance,
  { identity, publicUrl, dataDir }: Pick<Config, 'identity' | 'publicUrl' | 'dataDir'>,
): Promise<Identity> {
  const onTrouble = (err: Error) => app.log.warn({ err }, 'the identity provider did not answer as one');
  if (identity.kind !== 'local') {
    const settings =
      identity.kind === 'google' ? { ...identity, issuer: GOOGLE, prompt: 'select_account' } : identity;
    return {
      provider: openIdProvider({ ...settings, onTrouble }),
      callbacks: [new URL(CALLBACK_PATH, publicUrl)],
      forget: async () => {},
    };
  }
  const origins = loopbackOrigins(publicUrl);
  const callbacks = origins.map((origin) => new URL(CALLBACK_PATH, origin));
  await app.register(localIdRoutes, {
    dataDir,
    publicUrl,
    origins,
    redirectUris: callbacks.map(({ href }) => href),
  });
  const issuer = new URL(LOCAL_ID_PATH, publicUrl);
  const provider = openIdProvider({
    issuer,
    clientId: LOCAL_CLIENT_ID,
    clientSecret: undefined,
    // Nobody is remembered: who signed out can come back as somebody else.
    prompt: 'login',
    fetch: (address, options) => fetchFrom(app, new URL(address), options),
    onTrouble,
  });
  return {
    provider,
    callbacks,
    forget: async (trx, identity) => {
      if (identity.issuer === issuer.href) await forgetPerson(trx, identity.subject);
    },
  };
}

/** This machine under the names people type; ours first. */
function loopbackOrigins({ origin, protocol, port }: URL): string[] {
  const names = ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port && `:${port}`}`);
  return [...new Set([origin, ...names])];
}

/** Asks this very app, without a way through the network. */
async function fetchFrom(
  app: FastifyInstance,
  address: URL,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: unknown },
): Promise<Response> {
  const answer = await app.inject({
    method: method as 'GET',
    url: `${address.pathname}${address.search}`,
    headers: { ...headers, host: address.host },
    ...(body !== undefined && body !== null && { payload: String(body) }),
  });
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
  });
}
