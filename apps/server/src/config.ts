import path from 'node:path';
import { z } from 'zod';
import { isLoopbackName } from './loopback.ts';
import { LOCAL_ADMIN_EMAIL } from './services/identity/local/ready-people.ts';
import type { IdentitySettings } from './services/identity/settings.ts';

export interface Config {
  port: number;
  publicUrl: URL;
  dataDir: string;
  /** PostgreSQL's address, or nothing for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  workers: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Who vouches for people. */
  identity: IdentitySettings;
  /** Whether people sign in with a provider outside this machine. */
  hasIdentityProvider: boolean;
  /** Who runs the place, once their address is verified; in small letters. */
  adminEmails: ReadonlySet<string>;
  /** Whether anybody is told that they ask too often. */
  hasRateLimits: boolean;
}

/** Settings that cannot be used, each with what came, what was expected and the cure. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'one setting needs' : `${problems.length} settings need`;
    super([`Cuewright cannot start: ${count} a look.`, ...problems.map((line) => `  ${line}`)].join('\n'));
    this.problems = problems;
  }
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** `given` is shown back only where it cannot hold a secret. */
function wholeNumber(key: string, min: number, max: number, cure: string) {
  return z.string().superRefine((given, context) => {
    const number = Number(given);
    if (/^\d{1,6}$/.test(given) && number >= min && number <= max) return;
    context.addIssue({
      code: 'custom',
      message: `${key}=${given} is not a whole number from ${min} to ${max}. ${cure}`,
    });
  });
}

const settings = z.object({
  PORT: wholeNumber('PORT', 1, 65535, 'Try PORT=3000.').default('3000'),
  DATA_DIR: z.string().default('data'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, {
      error:
        'PUBLIC_URL is not an http or https address without a path. Try PUBLIC_URL=https://cuewright.example.',
    })
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, {
      error:
        'DATABASE_URL is not a PostgreSQL address. Give one like postgres://user:password@host:5432/name, or leave it out for the embedded database.',
    })
    .optional(),
  WORKERS: wholeNumber('WORKERS', 1, 64, 'Try WORKERS=2, about one per core.').default('1'),
  LOG_LEVEL: z
    .enum(logLevels, { error: (issue) => `LOG_LEVEL=${issue.input} is not one of ${logLevels.join(', ')}.` })
    .default('info'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      error: 'OIDC_ISSUER is not an address. Give the issuer as its discovery document names it.',
    })
    .refine((issuer) => issuer.startsWith('https:') || isLoopbackName(new URL(issuer).hostname), {
      error:
        'OIDC_ISSUER is not encrypted, so anybody on the way could sign in as anyone. Use its https address.',
    })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  ADMIN_EMAILS: z
    .string()
    .refine((list) => emails(list).every((email) => /^[^\s@]+@[^\s@]+$/.test(email)), {
      error:
        'ADMIN_EMAILS is not a list of addresses with commas between. Try ADMIN_EMAILS=ana@example.org,bo@example.org.',
    })
    .default(''),
  RATE_LIMITS: z
    .enum(['on', 'off'], { error: (issue) => `RATE_LIMITS=${issue.input} is neither on nor off.` })
    .default('on'),
});

/** Every key that the server reads, for the documentation and its test. */
export const settingKeys = Object.keys(settings.shape) as readonly (keyof typeof settings.shape)[];

/** Reads the environment once. Throws a `ConfigError` that lists every problem at once. */
export function readConfig(environment: Record<string, string | undefined>, root: string): Config {
  const given = Object.fromEntries(settingKeys.map((key) => [key, environment[key]?.trim() || undefined]));
  const parsed = settings.safeParse(given);
  const problems = parsed.error?.issues.map((issue) => issue.message) ?? [];
  if (given['WORKERS'] && Number(given['WORKERS']) > 1 && !given['DATABASE_URL']) {
    problems.push(
      `WORKERS=${given['WORKERS']} needs DATABASE_URL: the embedded database serves one process. Set DATABASE_URL, or leave WORKERS out.`,
    );
  }
  if (Boolean(given['GOOGLE_CLIENT_ID']) !== Boolean(given['GOOGLE_CLIENT_SECRET'])) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together. Set both, or neither.');
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const { PORT, DATA_DIR, PUBLIC_URL, DATABASE_URL, WORKERS, LOG_LEVEL, ADMIN_EMAILS, RATE_LIMITS } =
    parsed.data;
  const publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  const identity = identitySettings(parsed.data);
  const hasIdentityProvider = identity.kind !== 'local';
  if (!hasIdentityProvider && !isLoopbackName(publicUrl.hostname)) {
    throw new ConfigError([
      `PUBLIC_URL=${publicUrl.origin} is open to others, but nobody outside vouches for who signs in. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER; or leave PUBLIC_URL out to serve this machine alone.`,
    ]);
  }
  if (RATE_LIMITS === 'off' && !isLoopbackName(publicUrl.hostname)) {
    throw new ConfigError([
      `RATE_LIMITS=off is for this machine alone, and PUBLIC_URL=${publicUrl.origin} is open to others. Leave RATE_LIMITS out.`,
    ]);
  }
  return {
    port: Number(PORT),
    publicUrl,
    dataDir: path.resolve(root, DATA_DIR),
    databaseUrl: DATABASE_URL,
    workers: Number(WORKERS),
    logLevel: LOG_LEVEL,
    identity,
    hasIdentityProvider,
    adminEmails: new Set([...emails(ADMIN_EMAILS), ...(hasIdentityProvider ? [] : [LOCAL_ADMIN_EMAIL])]),
    hasRateLimits: RATE_LIMITS === 'on',
  };
}

function identitySettings(given: z.output<typeof settings>): IdentitySettings {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = given;
  if (OIDC_ISSUER) {
    return {
      kind: 'oidc',
      issuer: new URL(OIDC_ISSUER),
      clientId: OIDC_CLIENT_ID ?? GOOGLE_CLIENT_ID ?? 'cuewright',
      clientSecret: OIDC_CLIENT_SECRET ?? GOOGLE_CLIENT_SECRET,
    };
  }
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    return { kind: 'google', clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
  }
  return { kind: 'local' };
}

function emails(list: string): string[] {
  return list
    .split(',')
    .map((email) => email.trim().toLowerCase())
    .filter(Boolean);
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  );
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}
