import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const root = '/srv/cuewright';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment, root);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({}, root)).toEqual({
      port: 3000,
      publicUrl: new URL('http://localhost:3000'),
      dataDir: '/srv/cuewright/data',
      databaseUrl: undefined,
      s3: undefined,
      workers: 1,
      contact: [],
      drainMs: 250,
      logLevel: 'info',
      identity: { kind: 'local' },
      hasIdentityProvider: false,
      adminEmails: new Set(['admin@cuewright.example']),
      hasRateLimits: true,
      heroCounters: 'decoration',
      currency: 'USD',
      ai: {
        text: undefined,
        vision: undefined,
        image: undefined,
        caps: { all: 20_000_000, each: 1_000_000 },
      },
      stripe: undefined,
      hasDemoCheckout: false,
      space: { texts: 200 * 1_048_576, pictures: 2_000 * 1_048_576 },
      metricsToken: undefined,
      trustedProxies: false,
    });
  });

  it('takes a blank setting for one left out, as a copied .env.example has them', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' }, root)).toEqual(readConfig({}, root));
  });

  it('lists every problem at once, by its name and with the cure', () => {
    const problems = problemsOf({
      PORT: 'abc',
      DATABASE_URL: 'nope',
      WORKERS: '0',
      LOG_LEVEL: 'loud',
      HERO_COUNTERS: 'no',
      CURRENCY: 'JPY',
      IMAGE_MODEL: 'dall-e-3',
      PUBLIC_URL: 'ftp://x',
    });
    expect(problems).toEqual([
      expect.stringMatching(/^PORT=abc .*Try PORT=3000/),
      expect.stringMatching(/^PUBLIC_URL .*Try PUBLIC_URL=/),
      expect.stringMatching(/^DATABASE_URL .*postgres:\/\//),
      expect.stringMatching(/^WORKERS=0 .*Try WORKERS=/),
      expect.stringMatching(/^LOG_LEVEL=loud .*info/),
      expect.stringMatching(/^HERO_COUNTERS=no .*live/),
      expect.stringMatching(/^CURRENCY=JPY .*Try CURRENCY=EUR/),
      expect.stringMatching(/^IMAGE_MODEL=dall-e-3 is called AI_IMAGE_MODEL now/),
    ]);
  });

  it.each(['0', '65536', '-1', '3e3', '0x50', '3000.5'])('PORT=%s is no port', (PORT) => {
    expect(problemsOf({ PORT })).toHaveLength(1);
  });

  it('never shows the password of a DATABASE_URL', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://me:secret@host/name' }).join()).not.toContain('secret');
  });

  it('[DEPLOY-1] does without an identity provider only where none is required', () => {
    const required = { REQUIRE_IDENTITY_PROVIDER: 'on' };
    const sentence =
      'Nobody outside vouches for who signs in. Set OIDC_ISSUER, or GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.';
    expect(problemsOf(required)).toEqual([sentence]);
    expect(problemsOf({ ...required, PUBLIC_URL: 'http://localhost:3000' })).toEqual([sentence]);
    const named = { ...required, PUBLIC_URL: 'https://cuewright.example' };
    expect(problemsOf({ ...named, OIDC_ISSUER: 'https://id.example' })).toEqual([]);
    expect(problemsOf({ ...named, GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' })).toEqual([]);
    expect(problemsOf({ REQUIRE_IDENTITY_PROVIDER: 'yes' })).toEqual([
      'REQUIRE_IDENTITY_PROVIDER=yes is neither on nor off.',
    ]);
  });

  it('refuses several workers on the embedded database', () => {
    expect(problemsOf({ WORKERS: '2' })).toEqual([expect.stringContaining('needs DATABASE_URL')]);
    expect(problemsOf({ WORKERS: '2', DATABASE_URL: 'postgres://localhost/cuewright' })).toEqual([]);
  });

  it('refuses half of Google’s pair', () => {
    const half = { GOOGLE_CLIENT_ID: 'id', PUBLIC_URL: 'https://cuewright.example' };
    expect(problemsOf(half)).toEqual([expect.stringContaining('go together')]);
  });

  const s3 = {
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'films',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'a-secret',
  };

  it.each([
    [{ S3_BUCKET: 'films' }, 'S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
    [{ ...s3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_PATH_STYLE: 'on' }, 'S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  ])('names what %o lacks, and the cure', (given, missing) => {
    const problems = problemsOf(given as Record<string, string>);
    expect(problems).toEqual([expect.stringContaining(`without ${missing}. Set `)]);
    expect(problems.join()).not.toContain('a-secret');
  });

  it('refuses an S3_ENDPOINT that is no address and an S3_PATH_STYLE that is neither', () => {
    expect(problemsOf({ ...s3, S3_ENDPOINT: 'minio:9000', S3_PATH_STYLE: 'yes' })).toEqual([
      expect.stringContaining('Try S3_ENDPOINT='),
      expect.stringContaining('S3_PATH_STYLE=yes is not on or off'),
    ]);
  });

  it('keeps files in S3 when all of it is there, by path at any endpoint but Amazon’s', () => {
    expect(readConfig(s3, root).s3).toEqual({
      endpoint: undefined,
      region: 'us-east-1',
      bucket: 'films',
      accessKeyId: 'key',
      secretAccessKey: 'a-secret',
      isPathStyle: false,
    });
    const endpoint = { ...s3, S3_ENDPOINT: 'http://localhost:9000' };
    expect(readConfig(endpoint, root).s3).toMatchObject({ isPathStyle: true });
    expect(readConfig({ ...endpoint, S3_PATH_STYLE: 'off' }, root).s3).toMatchObject({ isPathStyle: false });
  });

  it.each(['https://cuewright.example', 'http://192.168.1.7:3000', 'http://127.0.0.1.example'])(
    'opens %s to others only when somebody vouches for who signs in',
    (PUBLIC_URL) => {
      expect(problemsOf({ PUBLIC_URL })).toEqual([expect.stringContaining('OIDC_ISSUER')]);
      expect(readConfig({ PUBLIC_URL, OIDC_ISSUER: 'https://id.example' }, root)).toMatchObject({
        hasIdentityProvider: true,
      });
    },
  );

  it('lifts rate limits on this machine alone, and says so beside whatever else is wrong', () => {
    expect(readConfig({ RATE_LIMITS: 'off' }, root).hasRateLimits).toBe(false);
    expect(
      problemsOf({
        PUBLIC_URL: 'https://cuewright.example',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'loud',
        WORKERS: '2',
      }),
    ).toEqual([
      expect.stringMatching(/^LOG_LEVEL/),
      expect.stringMatching(/^WORKERS/),
      expect.stringMatching(/^PUBLIC_URL/),
      expect.stringMatching(/^RATE_LIMITS=off .*Leave RATE_LIMITS out/),
    ]);
    expect(problemsOf({ RATE_LIMITS: 'none' })).toEqual([expect.stringContaining('neither on nor off')]);
  });

  it('[AI-1] takes models by provider and name, colons and all, and the key and the price that go with them', () => {
    const { ai } = readConfig(
      {
        AI_TEXT_MODEL: 'compatible:qwen3:8b',
        AI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1',
        AI_VISION_MODEL: 'google:gemini-2.5-flash',
        GOOGLE_GENERATIVE_AI_API_KEY: 'a-secret',
        AI_VISION_PRICE: '0.3/2.5',
        AI_IMAGE_MODEL: 'openai:gpt-image-1',
        OPENAI_API_KEY: 'another',
        AI_DAILY_COST_EACH: '0.5',
      },
      root,
    );
    expect(ai.text).toMatchObject({
      provider: 'compatible',
      model: 'qwen3:8b',
      price: { input: 0, output: 0 },
    });
    expect(ai.vision).toMatchObject({ apiKey: 'a-secret', price: { input: 0.3, output: 2.5 } });
    expect(ai.image).toMatchObject({ provider: 'openai', price: { picture: 200_000 } });
    expect(ai.caps).toEqual({ all: 20_000_000, each: 500_000 });
  });

  it.each([
    [
      { AI_TEXT_MODEL: 'gpt-5' },
      /^AI_TEXT_MODEL=gpt-5 names no provider.*openai, google, anthropic, compatible/,
    ],
    [{ AI_TEXT_MODEL: 'mistral:large' }, /^AI_TEXT_MODEL=mistral:large names no provider/],
    [{ AI_TEXT_MODEL: 'openai:' }, /^AI_TEXT_MODEL=openai: names no provider/],
    [{ AI_TEXT_MODEL: 'openai:gpt-5' }, /^AI_TEXT_MODEL=openai:… needs OPENAI_API_KEY/],
    [{ AI_VISION_MODEL: 'compatible:llava' }, /^AI_VISION_MODEL=compatible:… needs AI_COMPATIBLE_BASE_URL/],
    [
      { AI_IMAGE_MODEL: 'anthropic:x', ANTHROPIC_API_KEY: 'a' },
      /^AI_IMAGE_MODEL=anthropic:x draws no pictures here/,
    ],
    [{ AI_COMPATIBLE_BASE_URL: 'localhost:11434' }, /^AI_COMPATIBLE_BASE_URL is not an http/],
    [{ AI_TEXT_PRICE: '5' }, /^AI_TEXT_PRICE=5 is no pair of prices/],
    [{ AI_DAILY_COST: 'much' }, /^AI_DAILY_COST=much is no amount/],
  ])('[AI-1] refuses %o', (given, message) => {
    expect(problemsOf(given as Record<string, string>)).toEqual([expect.stringMatching(message)]);
  });

  const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
  const issuer = { OIDC_ISSUER: 'https://id.example' };

  it.each([
    ['OIDC_ISSUER', issuer],
    ['GOOGLE_CLIENT_ID', google],
  ])('[CONF-1] starts with %s only where PUBLIC_URL says what people type', (setting, provider) => {
    const told = new RegExp(`^${setting} needs PUBLIC_URL: .*Set PUBLIC_URL to the address people type`);
    expect(problemsOf(provider as Record<string, string>)).toEqual([expect.stringMatching(told)]);
    expect(problemsOf({ ...provider, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  it('[CONF-2] keeps rate limits wherever a provider has the server answer others, whatever people type', () => {
    const local = { RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost:3000' };
    expect(problemsOf({ ...local, ...issuer })).toEqual([
      expect.stringMatching(/^RATE_LIMITS=off .*OIDC_ISSUER opens this server to others/),
    ]);
    expect(problemsOf({ ...local, ...google })).toEqual([
      expect.stringMatching(/^RATE_LIMITS=off .*GOOGLE_CLIENT_ID opens this server to others/),
    ]);
  });

  it('takes proxies by their addresses, networks and common names', () => {
    expect(
      readConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::/32' }, root).trustedProxies,
    ).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32']);
    for (const TRUSTED_PROXIES of [
      '*',
      'true',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      'proxy.example',
      'loopback,',
    ]) {
      expect(problemsOf({ TRUSTED_PROXIES })).toEqual([expect.stringContaining('Try TRUSTED_PROXIES=')]);
    }
  });

  it('wants a METRICS_TOKEN that nobody guesses, and does not show it', () => {
    expect(problemsOf({ METRICS_TOKEN: 'short' })).toEqual([
      expect.stringMatching(/^METRICS_TOKEN is shorter/),
    ]);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    '%s is this machine',
    (PUBLIC_URL) => {
      expect(problemsOf({ PUBLIC_URL })).toEqual([]);
    },
  );
});
