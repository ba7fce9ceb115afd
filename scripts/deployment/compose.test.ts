import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, settingKeys } from '../../apps/server/src/config.ts';
import { root } from '../project.ts';
import { interpolate } from './interpolate.ts';

interface Service {
  build?: string;
  environment: Record<string, string>;
  volumes: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

const text = fs.readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8');
const needed = { PUBLIC_URL: 'https://cuewright.example', POSTGRES_PASSWORD: 'a1b2c3' };
const vouched = { ...needed, OIDC_ISSUER: 'https://id.example' };
/** Settings that the composition decides by itself, or that are for one machine alone. */
const NOT_GIVEN = ['DATA_DIR', 'DEMO_CHECKOUT', 'PORT', 'RATE_LIMITS'];

function compose(given: Record<string, string>): {
  services: { app: Service; database: Service };
  volumes: object;
} {
  return parse(text, (_key, value) => (typeof value === 'string' ? interpolate(value, given) : value));
}

describe('deploy/compose.yaml', () => {
  it('[DEPLOY-1] stops with what is missing: a provider, the address, the password', () => {
    const sentence =
      'Nobody outside vouches for who signs in. Set OIDC_ISSUER, or GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.';
    expect(() => compose(needed)).toThrow(sentence);
    expect(() => compose({ ...vouched, PUBLIC_URL: '' })).toThrow('Set PUBLIC_URL');
    expect(() => compose({ ...vouched, POSTGRES_PASSWORD: '' })).toThrow('Set POSTGRES_PASSWORD');
    expect(() => compose({ ...needed, GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' })).not.toThrow();
    expect(() =>
      readConfig(compose({ ...needed, GOOGLE_CLIENT_ID: 'a' }).services.app.environment, root),
    ).toThrow('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together');
  });

  it('[DEPLOY-3] gives the server settings that it starts with', () => {
    const { environment } = compose(vouched).services.app;
    expect(readConfig(environment, root)).toMatchObject({
      hasIdentityProvider: true,
      workers: 1,
      databaseUrl: 'postgres://cuewright:a1b2c3@database:5432/cuewright',
      publicUrl: new URL('https://cuewright.example'),
    });
  });

  it('[DEPLOY-3] hands on every setting that somebody may want to give', () => {
    const { environment } = compose(vouched).services.app;
    expect(Object.keys(environment).sort()).toEqual(
      settingKeys.filter((key) => !NOT_GIVEN.includes(key)).sort(),
    );
    const given = Object.fromEntries(settingKeys.map((key) => [key, `given-${key}`]));
    const handed = compose({ ...vouched, ...given }).services.app.environment;
    for (const [key, value] of Object.entries(handed))
      if (!['DATABASE_URL', 'REQUIRE_IDENTITY_PROVIDER'].includes(key)) expect(value).toBe(`given-${key}`);
  });

  it('[DEPLOY-3] keeps what is to be kept in volumes, and waits for a database that says it is healthy', () => {
    const { services, volumes } = compose(vouched);
    const mounted = Object.values(services).flatMap((service) =>
      service.volumes.map((one) => one.split(':')),
    );
    expect(mounted.map(([name]) => name).sort()).toEqual(Object.keys(volumes).sort());
    const dockerfile = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8');
    expect(dockerfile).toContain(`VOLUME ${mounted[0]?.[1]}\n`);
    expect(services.app.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(services.database.healthcheck?.test[0]).toBe('CMD');
    expect(fs.existsSync(path.join(root, 'deploy', services.app.build ?? '', 'Dockerfile'))).toBe(true);
  });
});
