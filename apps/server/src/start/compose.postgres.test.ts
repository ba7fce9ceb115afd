import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { findPostgres } from '../../../../scripts/find-postgres.ts';
import { testDatabaseUrl } from '../../testing/test-database-url.ts';
import { projectRoot } from './project.ts';

const compose = parse(fs.readFileSync(path.join(projectRoot, 'deploy/compose.yaml'), 'utf8'));

it('[DEPLOY-3] asks PostgreSQL whether it is healthy in words that it understands', async () => {
  const [kind, program, ...args]: string[] = compose.services.database.healthcheck.test;
  const { hostname, port } = new URL(testDatabaseUrl ?? '');
  const ask = async (PGPORT: string) =>
    spawnSync(path.join(await findPostgres(), program ?? ''), args, { env: { PGHOST: hostname, PGPORT } })
      .status;
  expect([kind, await ask(port)]).toEqual(['CMD', 0]);
  expect(await ask('1')).toBe(2);
});
