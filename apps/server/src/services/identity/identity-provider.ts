import type { Result } from '../../result.ts';

/** What a provider says of a person. `issuer` and `subject` together are who they are. */
export interface Claims {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  givenName: string;
  /** Where the provider keeps their picture; empty when it has none. */
  picture: string;
}

/** What only the browser that began keeps, sealed, until it comes back. */
export interface Pending {
  redirectUri: string;
  verifier: string;
  state: string;
  nonce: string;
}

/** Whoever vouches for people: Google, another issuer, or the provider on this machine. */
export interface IdentityProvider {
  /** Where to send the browser, and what it has to bring back. */
  begin: (
    redirectUri: URL,
  ) => Promise<Result<{ address: URL; pending: Pending }, 'identity-provider-unavailable'>>;
  /** Checks every parameter that came back, and redeems the code for who it was. */
  complete: (
    pending: Pending,
    returned: Readonly<Record<string, string>>,
  ) => Promise<Result<Claims, 'identity-provider-unavailable' | 'sign-in-refused'>>;
}
