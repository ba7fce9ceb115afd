import type { Config } from '../config.ts';
import { GOOGLE } from '../services/identity/open-identity.ts';
import type { Finding } from './finding.ts';

const WITHIN_MS = 5_000;

/** Whether whoever vouches for people can be reached, and is who the settings say. */
export async function examineIdentity({ identity }: Config): Promise<Finding> {
  const what = 'Sign-in';
  if (identity.kind === 'local')
    return { what, is: 'well', says: 'the provider on this machine, for this machine only' };
  const issuer = identity.kind === 'google' ? GOOGLE : identity.issuer;
  const address = new URL(`${issuer.href.replace(/\/$/, '')}/.well-known/openid-configuration`);
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) });
    const { issuer: named } = (await answer.json()) as { issuer?: string };
    return String(named).replace(/\/$/, '') === issuer.href.replace(/\/$/, '')
      ? { what, is: 'well', says: `${issuer.host} answers` }
      : { what, is: 'broken', says: `${address} calls itself ${named}. Correct OIDC_ISSUER.` };
  } catch (error) {
    return {
      what,
      is: 'broken',
      says: `${address} does not answer as a provider (${(error as Error).message}). Nobody can sign in meanwhile.`,
    };
  }
}
