import { cleanText } from '@cuewright/engine/text';
import * as openid from 'openid-client';
import { boundedFetch } from '../../http/bounded-fetch.ts';
import { isLoopbackName } from '../../loopback.ts';
import { fail, ok } from '../../result.ts';
import type { Claims, IdentityProvider } from './identity-provider.ts';
import { isUnreachable } from './unreachable.ts';

/** For the provider to answer one request. */
const ANSWER_WITHIN_MS = 5_000;
/** What a provider answers to wrong settings, in the protocol's words. */
const OUR_FAULTS = new Set(['invalid_client', 'unauthorized_client']);

export interface OpenIdSettings {
  issuer: URL;
  clientId: string;
  /** Nothing for a public client, which proves itself by PKCE alone. */
  clientSecret: string | undefined;
  /** `select_account` where somebody may have several, `login` where nothing should be remembered. */
  prompt?: string;
  /** How to reach the issuer, when not over the network. */
  fetch?: openid.CustomFetch;
  answerWithinMs?: number;
  /** For whoever runs the place: why the provider could not be used. */
  onTrouble: (error: Error) => void;
}

/** OpenID Connect by its code flow, with PKCE, state, nonce, and the issuer checked in answer and token. */
export function openIdProvider(settings: OpenIdSettings): IdentityProvider {
  let discovered: Promise<openid.Configuration> | undefined;

  /** Asked for when first needed, and again after a failure: the server starts without it. */
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };

  const unavailable = (error: Error) => {
    settings.onTrouble(error);
    return fail('identity-provider-unavailable');
  };

  return {
    begin: async (redirectUri) => {
      const verifier = openid.randomPKCECodeVerifier();
      const pending = {
        redirectUri: redirectUri.href,
        verifier,
        state: openid.randomState(),
        nonce: openid.randomNonce(),
      };
      try {
        const address = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: pending.redirectUri,
          scope: 'openid email profile',
          state: pending.state,
          nonce: pending.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(settings.prompt && { prompt: settings.prompt }),
        });
        return ok({ address, pending });
      } catch (error) {
        // Nobody has done anything wrong yet: whatever the library refuses here is the provider's, or its settings'.
        if (isUnreachable(error) || isRefusal(error)) return unavailable(error);
        throw error;
      }
    },

    complete: async ({ redirectUri, verifier, state, nonce }, returned) => {
      const back = new URL(redirectUri);
      back.search = new URLSearchParams(returned).toString();
      try {
        const config = await configuration();
        const tokens = await openid.authorizationCodeGrant(config, back, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = readClaims(tokens.claims());
        return claims ? ok(claims) : fail('sign-in-refused');
      } catch (error) {
        if (isUnreachable(error) || isOurFault(error)) return unavailable(error);
        if (isRefusal(error)) return fail('sign-in-refused');
        throw error;
      }
    },
  };
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  fetch = boundedFetch as openid.CustomFetch,
  answerWithinMs = ANSWER_WITHIN_MS,
}: OpenIdSettings) {
  const isLoopback = isLoopbackName(issuer.hostname);
  return await openid.discovery(issuer, clientId, clientSecret, clientSecret ? undefined : openid.None(), {
    timeout: answerWithinMs / 1000,
    execute: [
      // The token's signature too, which the protocol lets pass where the connection is trusted.
      openid.enableNonRepudiationChecks,
      ...(isLoopback && issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
    ],
    [openid.customFetch]: fetch,
  });
}

/** Nobody without a name the issuer knows them by, nor without an address: it is how an account is found, and how somebody is told of it. */
function readClaims(claims: openid.IDToken | undefined): Claims | undefined {
  if (!claims?.sub || typeof claims['email'] !== 'string' || claims['email'] === '') return undefined;
  // Mending either could make it somebody else's.
  if ([claims.sub, claims['email']].some((own) => cleanText(own) !== own)) return undefined;
  const text = (name: string) => (typeof claims[name] === 'string' ? cleanText(claims[name]) : '');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims['email'],
    // Some issuers send it as text.
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    name: text('name'),
    givenName: text('given_name'),
    picture: text('picture'),
  };
}

/** The library's own refusals: a wrong state, nonce, issuer, audience, signature or time, or the provider's no. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof openid.ClientError ||
    error instanceof openid.ResponseBodyError ||
    error instanceof openid.AuthorizationResponseError ||
    error instanceof openid.WWWAuthenticateChallengeError
  );
}

/** The provider knows this app by another name or secret: nothing the person could mend. */
function isOurFault(error: unknown): error is Error {
  return (
    error instanceof openid.WWWAuthenticateChallengeError ||
    (error instanceof openid.ResponseBodyError && OUR_FAULTS.has(error.error))
  );
}
