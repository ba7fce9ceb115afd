import path from 'node:path';
import type { Config } from '../config.ts';
import type { ModelChoice } from '../services/ai/settings/ai-settings.ts';

/** One line per outside part: which one is in use, and how to switch. */
export function describeParts(config: Config): string[] {
  return [
    `Database   ${describeDatabase(config)}`,
    `Files      ${describeFiles(config)}`,
    `Models     ${describeModels(config)}`,
    `Contact    ${describeContact(config)}`,
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

function describeModels({ ai: { text, vision, image } }: Config): string {
  const told = [
    text && `texts by ${describeModel(text)} (AI_TEXT_MODEL)`,
    vision && `pictures seen by ${describeModel(vision)} (AI_VISION_MODEL)`,
    image && `frames drawn by ${describeModel(image)} (AI_IMAGE_MODEL)`,
  ].filter((one) => one !== undefined);
  if (told.length === 0)
    return 'none, the engine does everything here; AI_TEXT_MODEL, AI_VISION_MODEL and AI_IMAGE_MODEL connect some';
  return `${told.join(', ')}; prompts and pictures go there`;
}

function describeModel({ model, baseUrl }: ModelChoice): string {
  return `${model} at ${baseUrl.host}`;
}

function describeContact({ contact }: Pick<Config, 'contact'>): string {
  return contact.length > 0
    ? `${contact.map((href) => href.replace(/^mailto:/, '')).join(', ')} (CONTACT)`
    : 'none, and /contact says so; CONTACT names an email address, a form or a page';
}

function describeFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): string {
  return s3
    ? `S3, in ${s3.bucket} at ${s3.endpoint ? new URL(s3.endpoint).host : `Amazon, ${s3.region}`} (S3_BUCKET)`
    : `a folder, ${path.join(dataDir, 'files')}; the S3_ settings switch to S3`;
}
