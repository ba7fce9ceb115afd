import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { contactSetting, readContact } from './contact-setting.ts';
import { isLoopbackName } from './loopback.ts';
import {
  type AiSettings,
  aiProblems,
  aiSettingsShape,
  readAiSettings,
} from './services/ai/settings/ai-settings.ts';
import {
  readS3Settings,
  type S3Settings,
  s3Problems,
  s3SettingsShape,
} from './services/blobs/s3-settings.ts';
import type { StripeSettings } from './services/checkout/stripe/stripe-checkout.ts';
import { LOCAL_ADMIN_EMAIL } from './services/identity/local/ready-people.ts';
import type { IdentitySettings } from './services/identity/settings.ts';
import type { SpaceLimits } from './space/space-limits.ts';

export interface Config {
  port: number;
  publicUrl: URL;
  dataDir: string;
  /** PostgreSQL's address, or nothing for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Where files are kept, or nothing for a folder in `dataDir`. */
  s3: S3Settings | undefined;
  workers: number;
  /** For how long a server that is told to stop goes on answering. */
  drainMs: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Who vouches for people. */
  identity: IdentitySettings;
  /** Whether people sign in with a provider outside this machine. */
  hasIdentityProvider: boolean;
  /** Who runs the place, once their address is verified; in small letters. */
  adminEmails: ReadonlySet<string>;
  /** Where whoever runs the place can be reached: `mailto:` and `https:` addresses. */
  contact: readonly string[];
  /** Whether the start page's counters are as specified for show, or true figures. */
  heroCounters: (typeof counterKinds)[number];
  /** What prices are in, by its code of ISO 4217. */
  currency: string;
  /** Which models are asked, and what they may cost. */
  ai: AiSettings;
  /** Stripe takes payments. */
  stripe: Omit<StripeSettings, 'currency'> | undefined;
  /** Whether the demo checkout is open to others than this machine. */
  hasDemoCheckout: boolean;
  /** Whether anybody is told that they ask too often. */
  hasRateLimits: boolean;
  /** How many bytes one person may keep. */
  space: SpaceLimits;
  /** What opens /metrics to whoever has it. */
  metricsToken: string | undefined;
  /** Whose word is taken for where a request came from. */
  trustedProxies: string[] | false;
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

const counterKinds = ['decoration', 'live'] as const;
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

const DEFAULT_PORT = '3000';

const settings = z.object({
  PORT: wholeNumber('PORT', 1, 65535, 'Try PORT=3000.')
    .default(DEFAULT_PORT)
    .describe('The port to answer on.'),
  DATA_DIR: z
    .string()
    .default('data')
    .describe('Where the embedded database and people’s files live. A relative path starts at the project.'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, {
      error:
        'PUBLIC_URL is not an http or https address without a path. Try PUBLIC_URL=https://cuewright.example.',
    })
    .optional()
    .describe(
      'The address people type, when it is not `http://localhost:PORT`. One that is not this machine’s own needs an identity provider, and an identity provider needs one.',
    ),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, {
      error:
        'DATABASE_URL is not a PostgreSQL address. Give one like postgres://user:password@host:5432/name, or leave it out for the embedded database.',
    })
    .optional()
    .describe('A PostgreSQL server, 15 or newer, instead of the embedded database.'),
  ...s3SettingsShape,
  WORKERS: wholeNumber('WORKERS', 1, 64, 'Try WORKERS=2, about one per core.')
    .default('1')
    .describe('How many processes serve the port. More than one needs `DATABASE_URL`.'),
  DRAIN_MS: wholeNumber(
    'DRAIN_MS',
    0,
    60_000,
    'Try DRAIN_MS=5000, a little more than a load balancer takes between two checks.',
  )
    .default('250')
    .describe(
      'For how many milliseconds a server that is told to stop goes on answering while `/readyz` says 503: longer than a load balancer takes to look elsewhere.',
    ),
  LOG_LEVEL: z
    .enum(logLevels, { error: (issue) => `LOG_LEVEL=${issue.input} is not one of ${logLevels.join(', ')}.` })
    .default('info')
    .describe(`How much is logged: ${logLevels.join(', ')}.`),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Google vouches for who signs in, with the secret.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Goes with `GOOGLE_CLIENT_ID`.'),
  OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      error: 'OIDC_ISSUER is not an address. Give the issuer as its discovery document names it.',
    })
    .refine((issuer) => issuer.startsWith('https:') || isLoopbackName(new URL(issuer).hostname), {
      error:
        'OIDC_ISSUER is not encrypted, so anybody on the way could sign in as anyone. Use its https address.',
    })
    .optional()
    .describe('Any other OpenID Connect provider vouches, by its issuer, in Google’s place.'),
  OIDC_CLIENT_ID: z
    .string()
    .optional()
    .describe('What this app is called at `OIDC_ISSUER`; `GOOGLE_CLIENT_ID` or `cuewright` when left out.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Goes with `OIDC_CLIENT_ID`; a public client has none.'),
  REQUIRE_IDENTITY_PROVIDER: z
    .enum(['on', 'off'], {
      error: (issue) => `REQUIRE_IDENTITY_PROVIDER=${issue.input} is neither on nor off.`,
    })
    .default('off')
    .describe(
      '`on` refuses to start while nobody outside vouches for who signs in. The container image sets it: nobody reaches a container’s own loopback.',
    ),
  ADMIN_EMAILS: z
    .string()
    .refine((list) => emails(list).every((email) => /^[^\s@]+@[^\s@]+$/.test(email)), {
      error:
        'ADMIN_EMAILS is not a list of addresses with commas between. Try ADMIN_EMAILS=ana@example.org,bo@example.org.',
    })
    .default('')
    .describe('Who runs the place: addresses with commas between, which the provider has verified.'),
  CONTACT: contactSetting,
  HERO_COUNTERS: z
    .enum(counterKinds, {
      error: (issue) => `HERO_COUNTERS=${issue.input} is not one of ${counterKinds.join(', ')}.`,
    })
    .default('decoration')
    .describe(
      'What the counters of the start page show: `decoration` begins at 27 visitors and 12,345 prompts and moves by itself, `live` gives the true figures.',
    ),
  CURRENCY: z
    .string()
    .refine(isCurrencyOfCents, {
      error: (issue) =>
        `CURRENCY=${issue.input} is not the code of a currency with cents. Try CURRENCY=EUR, or leave it out for dollars.`,
    })
    .default('USD')
    .describe('What prices are in, by its code of ISO 4217. Their figures stay as they are.'),
  ...aiSettingsShape,
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe(
      'Stripe takes payments, with the webhook’s secret. Without it there is the demo checkout, which moves no money.',
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe(
      'Goes with `STRIPE_SECRET_KEY`: what Stripe signs its messages to `/api/payments/webhook` with.',
    ),
  DEMO_CHECKOUT: z
    .enum(['on', 'off'], { error: (issue) => `DEMO_CHECKOUT=${issue.input} is neither on nor off.` })
    .default('off')
    .describe(
      '`on` lets the demo checkout give plans away on a server that answers others. One that answers this machine alone has it whenever Stripe is not set up.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .refine((given) => given.split(',').every((one) => isNetwork(one.trim())), {
      error: (issue) =>
        `TRUSTED_PROXIES=${issue.input} does not list addresses or networks. Try TRUSTED_PROXIES=loopback, or 10.0.0.0/8,192.0.2.7.`,
    })
    .optional()
    .describe(
      'Proxies whose word is taken for where a request came from: addresses, networks or `loopback`, with commas between.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, {
      error:
        'METRICS_TOKEN is shorter than 16 characters. Make a longer one, for example with: openssl rand -hex 24.',
    })
    .optional()
    .describe(
      'Opens `/metrics` to whoever sends it as a bearer token. Without it, only a server that is for this machine alone answers there.',
    ),
  SPACE_TEXTS_MB: wholeNumber('SPACE_TEXTS_MB', 1, 100_000, 'Try SPACE_TEXTS_MB=200.')
    .default('200')
    .describe(
      'How many megabytes of prompts, notes and storyboards one person may keep, compressed as they are in the database.',
    ),
  SPACE_PICTURES_MB: wholeNumber('SPACE_PICTURES_MB', 1, 999_999, 'Try SPACE_PICTURES_MB=2000.')
    .default('2000')
    .describe('How many megabytes of pictures one person may keep, those drawn for storyboards included.'),
  RATE_LIMITS: z
    .enum(['on', 'off'], { error: (issue) => `RATE_LIMITS=${issue.input} is neither on nor off.` })
    .default('on')
    .describe(
      '`off` lifts every limit on how often one may ask. Only for a server that answers this machine alone: no identity provider, no public `PUBLIC_URL`.',
    ),
});

/** Every key that the server reads, for the documentation and its test. */
export const settingKeys = Object.keys(settings.shape) as readonly SettingKey[];
export type SettingKey = keyof typeof settings.shape;

/** What a setting means, and what it is when it is left out, for the documentation. */
export function describeSetting(key: (typeof settingKeys)[number]): { means: string; leftOut: string } {
  const setting = settings.shape[key];
  return { means: setting.description ?? '', leftOut: setting.parse(undefined) ?? '' };
}

/** Reads the environment once. Throws a `ConfigError` that lists every problem at once. */
export function readConfig(environment: Record<string, string | undefined>, root: string): Config {
  const given = Object.fromEntries(
    settingKeys.map((key) => [key, environment[key]?.trim() || undefined]),
  ) as Given;
  const parsed = settings.safeParse(given);
  const problems = [
    ...(parsed.error?.issues.map((issue) => issue.message) ?? []),
    ...renamed(environment),
    ...misfits(given),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const { PORT, DATA_DIR, DATABASE_URL, WORKERS, DRAIN_MS, LOG_LEVEL } = parsed.data;
  const identity = identitySettings(parsed.data);
  const hasIdentityProvider = identity.kind !== 'local';
  const { METRICS_TOKEN, TRUSTED_PROXIES, RATE_LIMITS, ADMIN_EMAILS } = parsed.data;
  return {
    port: Number(PORT),
    publicUrl: publicUrlOf(given),
    dataDir: path.resolve(root, DATA_DIR),
    databaseUrl: DATABASE_URL,
    s3: readS3Settings(parsed.data),
    workers: Number(WORKERS),
    drainMs: Number(DRAIN_MS),
    logLevel: LOG_LEVEL,
    identity,
    hasIdentityProvider,
    adminEmails: new Set([...emails(ADMIN_EMAILS), ...(hasIdentityProvider ? [] : [LOCAL_ADMIN_EMAIL])]),
    contact: readContact(parsed.data.CONTACT),
    heroCounters: parsed.data.HERO_COUNTERS,
    currency: parsed.data.CURRENCY,
    ai: readAiSettings(parsed.data),
    stripe: stripeSettings(parsed.data),
    hasDemoCheckout: parsed.data.DEMO_CHECKOUT === 'on',
    hasRateLimits: RATE_LIMITS === 'on',
    space: spaceLimits(parsed.data),
    metricsToken: METRICS_TOKEN,
    trustedProxies: TRUSTED_PROXIES?.split(',').map((one) => one.trim()) ?? false,
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

function spaceLimits({ SPACE_TEXTS_MB, SPACE_PICTURES_MB }: z.output<typeof settings>): SpaceLimits {
  return { texts: Number(SPACE_TEXTS_MB) * 1_048_576, pictures: Number(SPACE_PICTURES_MB) * 1_048_576 };
}

function stripeSettings({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
}: z.output<typeof settings>): Config['stripe'] {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
}

function emails(list: string): string[] {
  return list
    .split(',')
    .map((email) => email.trim().toLowerCase())
    .filter(Boolean);
}

const NOBODY_VOUCHES =
  'Nobody outside vouches for who signs in. Set OIDC_ISSUER, or GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.';

type Given = Record<keyof typeof settings.shape, string | undefined>;

/** Settings that are fine by themselves and do not go together. */
function misfits(given: Given): string[] {
  const { WORKERS, DATABASE_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL, RATE_LIMITS } = given;
  const isOpen =
    PUBLIC_URL !== undefined && isOrigin(PUBLIC_URL) && !isLoopbackName(new URL(PUBLIC_URL).hostname);
  const problems = [
    Number(WORKERS) > 1 &&
      !DATABASE_URL &&
      `WORKERS=${WORKERS} needs DATABASE_URL: the embedded database serves one process. Set DATABASE_URL, or leave WORKERS out.`,
    Boolean(GOOGLE_CLIENT_ID) !== Boolean(GOOGLE_CLIENT_SECRET) &&
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together. Set both, or neither.',
    Boolean(given.STRIPE_SECRET_KEY) !== Boolean(given.STRIPE_WEBHOOK_SECRET) &&
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together. Set both, or neither.',
    isOpen &&
      !isVouchedFor(given) &&
      `PUBLIC_URL=${new URL(PUBLIC_URL).origin} is open to others, but nobody outside vouches for who signs in. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER; or leave PUBLIC_URL out to serve this machine alone.`,
    given.REQUIRE_IDENTITY_PROVIDER === 'on' && !isOpen && !isVouchedFor(given) && NOBODY_VOUCHES,
    isVouchedFor(given) &&
      !PUBLIC_URL &&
      `${voucherOf(given)} needs PUBLIC_URL: with an identity provider this server answers everybody who can reach it. Set PUBLIC_URL to the address people type, for example PUBLIC_URL=https://cuewright.example.`,
    RATE_LIMITS === 'off' &&
      (isOpen || isVouchedFor(given)) &&
      `RATE_LIMITS=off is for this machine alone, and ${isOpen ? `PUBLIC_URL=${new URL(PUBLIC_URL).origin} is open` : `${voucherOf(given)} opens this server`} to others. Leave RATE_LIMITS out.`,
  ];
  return [...problems.filter((problem) => problem !== false), ...s3Problems(given), ...aiProblems(given)];
}

/** A setting under the name it had is not passed over in silence. */
function renamed({ IMAGE_MODEL }: Record<string, string | undefined>): string[] {
  if (!IMAGE_MODEL?.trim()) return [];
  return [
    `IMAGE_MODEL=${IMAGE_MODEL.trim()} is called AI_IMAGE_MODEL now, and names the provider too. Set AI_IMAGE_MODEL=openai:gpt-image-1, or leave both out.`,
  ];
}

function publicUrlOf({ PUBLIC_URL, PORT = DEFAULT_PORT }: Given): URL {
  return new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
}

function isVouchedFor({ GOOGLE_CLIENT_ID, OIDC_ISSUER }: Given): boolean {
  return Boolean(GOOGLE_CLIENT_ID ?? OIDC_ISSUER);
}

/** The setting that names the provider. */
function voucherOf({ OIDC_ISSUER }: Given): SettingKey {
  return OIDC_ISSUER ? 'OIDC_ISSUER' : 'GOOGLE_CLIENT_ID';
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  );
}

/** Prices are kept in cents, so what has none, or thousands of them, would be priced wrong. */
function isCurrencyOfCents(code: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(code)) return false;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits === 2;
}

/** An address, a network of them, or one of the names that proxies are commonly known by. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  return (
    family > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}
