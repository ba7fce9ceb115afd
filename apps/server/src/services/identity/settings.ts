/** Who vouches for people, as the environment says it. */
export type IdentitySettings =
  | { kind: 'google'; clientId: string; clientSecret: string }
  | { kind: 'oidc'; issuer: URL; clientId: string; clientSecret: string | undefined }
  /** The provider on this machine, for this machine alone. */
  | { kind: 'local' };
