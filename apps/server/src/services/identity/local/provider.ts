import Provider from 'oidc-provider';
import type { Queryable } from '../../../database/tables.ts';
import { localIdAdapter } from './adapter.ts';
import type { LocalKeys } from './keys.ts';
import { errorPage } from './pages.ts';
import { LOCAL_CLIENT_ID, LOCAL_ID_PATH } from './paths.ts';
import { findAccount } from './people.ts';

const MINUTE = 60;

export interface LocalIdParts {
  db: Queryable;
  clock: () => Date;
  keys: LocalKeys;
  publicUrl: URL;
  /** Where a finished sign-in may lead. */
  redirectUris: readonly string[];
  /** For whoever runs the place: what broke on our side. */
  onTrouble: (error: Error) => void;
}

/** A whole OpenID provider for one machine: the same protocol as with Google, and nobody asked for a password. */
export function localIdProvider({
  db,
  clock,
  keys,
  publicUrl,
  redirectUris,
  onTrouble,
}: LocalIdParts): Provider {
  // Cookies ignore ports, and two copies may run side by side.
  const cookieName = (name: string) => `local-id-${name}-${publicUrl.port || '80'}`;
  const provider = new Provider(new URL(LOCAL_ID_PATH, publicUrl).href, {
    adapter: localIdAdapter(db, clock),
    jwks: keys.jwks,
    clients: [
      {
        client_id: LOCAL_CLIENT_ID,
        client_name: 'Cuewright',
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'none',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name'] },
    // Everything is in the token, so that no second question is needed.
    conformIdTokenClaims: false,
    cookies: {
      keys: keys.cookieKeys,
      names: {
        session: cookieName('session'),
        interaction: cookieName('interaction'),
        resume: cookieName('resume'),
      },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: async (_ctx, subject) => await findAccount(db, subject),
    interactions: { url: (_ctx, { uid }) => `${LOCAL_ID_PATH}/interaction/${uid}` },
    // The one client is ours: there is nothing to consent to.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider: issuer } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new issuer.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = errorPage();
    },
    ttl: {
      AccessToken: MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 60 * MINUTE,
      Session: 60 * MINUTE,
    },
  });
  provider.proxy = true;
  // The library lets any origin read its discovery and keys. Only this app has to, and it asks in process.
  provider.use(async (ctx, next) => {
    await next();
    for (const name of Object.keys(ctx.response.headers)) {
      if (name.startsWith('access-control-')) ctx.remove(name);
    }
  });
  provider.on('server_error', (_ctx, error) => onTrouble(error));
  // Without a listener the library prints the error whole, and with it what PostgreSQL quotes.
  provider.on('error' as 'server_error', onTrouble as never);
  return provider;
}
