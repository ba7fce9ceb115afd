import { z } from 'zod';

export interface S3Settings {
  /** Amazon's own, when left out. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path, not in the host's name. */
  isPathStyle: boolean;
}

/** The settings of an S3-compatible service, for `config.ts`. */
export const s3SettingsShape = {
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'S3_ENDPOINT is not an http or https address. Try S3_ENDPOINT=https://s3.example.',
    })
    .optional()
    .describe('The address of the S3-compatible service that keeps people’s files; left out, Amazon’s.'),
  S3_REGION: z.string().optional().describe('Its region. Goes with the bucket and both keys.'),
  S3_BUCKET: z.string().optional().describe('The bucket, instead of a folder in `DATA_DIR`.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('The key that may read, write and delete there.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Goes with `S3_ACCESS_KEY_ID`.'),
  S3_PATH_STYLE: z
    .enum(['on', 'off'], { error: (issue) => `S3_PATH_STYLE=${issue.input} is not on or off.` })
    .optional()
    .describe('Whether the bucket is named in the path: `on` or `off`; left out, `on` with `S3_ENDPOINT`.'),
};

type Given = Partial<Record<keyof typeof s3SettingsShape, string | undefined>>;

const REQUIRED = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Half a configuration would keep files where nobody looks for them. */
export function s3Problems(given: Given): string[] {
  const isAsked = Object.keys(s3SettingsShape).some((key) => given[key as keyof Given]);
  const missing = REQUIRED.filter((key) => !given[key]);
  if (!isAsked || missing.length === 0) return [];
  return [
    `Files cannot be kept in S3 without ${missing.join(', ')}. Set ${missing.length === 1 ? 'it' : 'them'}, or leave every S3_ setting out to keep files in DATA_DIR.`,
  ];
}

/** The service to keep files in, or nothing for the folder in `DATA_DIR`. */
export function readS3Settings(given: Given): S3Settings | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } = given;
  if (!S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    // Services other than Amazon's often have no name for each bucket.
    isPathStyle: S3_PATH_STYLE ? S3_PATH_STYLE === 'on' : S3_ENDPOINT !== undefined,
  };
}
