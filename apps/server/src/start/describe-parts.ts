import path from 'node:path';
import type { Config } from '../config.ts';

/** One line per outside part: which one is in use, and how to switch. */
export function describeParts(config: Config): string[] {
  return [
    `Database   ${describeDatabase(config)}`,
    `Files      ${describeFiles(config)}`,
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

function describeFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): string {
  return s3
    ? `S3, in ${s3.bucket} at ${s3.endpoint ? new URL(s3.endpoint).host : `Amazon, ${s3.region}`} (S3_BUCKET)`
    : `a folder, ${path.join(dataDir, 'files')}; the S3_ settings switch to S3`;
}
