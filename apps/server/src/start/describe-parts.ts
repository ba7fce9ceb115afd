import type { Config } from '../config.ts';

/** One line per outside part: which one is in use, and how to switch. */
export function describeParts(config: Config): string[] {
  return [
    `Database   ${describeDatabase(config)}`,
    config.hasIdentityProvider
      ? 'Network    every address'
      : 'Network    this machine only; GOOGLE_CLIENT_ID or OIDC_ISSUER opens it to others',
  ];
}

export function describeDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  return databaseUrl
    ? `PostgreSQL at ${new URL(databaseUrl).host} (DATABASE_URL)`
    : `embedded, in ${dataDir}; DATABASE_URL switches to PostgreSQL`;
}
