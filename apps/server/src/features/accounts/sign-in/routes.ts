import type { FastifyInstance } from 'fastify';
import { ok } from '../../../result.ts';
import type { IdentityProvider } from '../../../services/identity/identity-provider.ts';
import { closeSession } from '../sessions/commands.ts';
import { noSessionCookies, sessionCookieName, sessionCookies } from '../sessions/cookies.ts';
import { type FetchPicture, keepPicture } from '../users/keep-picture.ts';
import { beginSignIn, finishSignIn } from './commands.ts';
import { pendingCookie, pendingCookieName } from './cookies.ts';
import type { OnSignUp, OnVerified } from './join.ts';

interface SignInOptions {
  identity: IdentityProvider;
  publicUrl: URL;
  /** Where a finished sign-in may lead; the first stands for a name that is none of them. */
  callbacks: readonly URL[];
  onSignUp: OnSignUp;
  onVerified: OnVerified;
  fetchPicture: FetchPicture;
}

export async function signInRoutes(
  app: FastifyInstance,
  { identity, publicUrl, callbacks, onSignUp, onVerified, fetchPicture }: SignInOptions,
): Promise<void> {
  const parts = { ...app.deps, identity, onSignUp, onVerified };
  const pendingName = pendingCookieName(publicUrl);
  const sessionName = sessionCookieName(publicUrl);

  app.endpoint('GET /api/oauth/google/redirect_url', async ({ query, caller }) => {
    const { step, ref, ...place } = query;
    const wanted = step && { ...place, step };
    // Cookies know hosts: whoever came by 127.0.0.1 has to come back by it.
    const callback = callbacks.find(({ host }) => host === caller.headers['host']) ?? callbacks[0];
    if (!callback) throw new Error('There is nowhere to come back to.');
    const begun = await beginSignIn(parts, {
      callback,
      wanted,
      referralCode: ref,
      sealed: caller.cookies[pendingName],
    });
    if (!begun.ok) return begun;
    const { address, sealed } = begun.value;
    return { ...ok({ redirectUrl: address.href }), cookies: [pendingCookie(publicUrl, sealed)] };
  });

  app.endpoint('POST /api/sessions', async ({ body, caller, log }) => {
    const finished = await finishSignIn(parts, {
      returned: body,
      sealed: caller.cookies[pendingName],
      oldToken: caller.cookies[sessionName],
      userAgent: caller.userAgent,
    });
    if (!finished.ok) return finished;
    const { token, userId, picture, wanted, sealed } = finished.value;
    // Nobody waits at the door for their picture.
    keepPicture({ ...app.deps, fetchPicture }, userId, picture).catch((err: unknown) =>
      log.warn({ err }, 'a provider’s picture could not be kept'),
    );
    return {
      ...ok({ wanted: wanted ?? null }),
      cookies: [...sessionCookies(publicUrl, token, userId), pendingCookie(publicUrl, sealed)],
    };
  });

  app.endpoint('GET /api/logout', async ({ caller }) => {
    const token = caller.cookies[sessionName];
    if (token) await closeSession(parts, token);
    return { ...ok(undefined), cookies: noSessionCookies(publicUrl) };
  });
}
