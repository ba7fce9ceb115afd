import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from './migrate-database.ts';
import { runOnServer } from './run-on-server.ts';
import { TEMPLATE_DATABASE, testDatabaseUrl, withDatabaseName } from './test-database-url.ts';

/** Makes, once per run, the migrated empty database that every test file starts from a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const templateFolder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-template-'));
  // Tests of the embedded database need its folder on a PostgreSQL run too.
  await migrateDatabase({ databaseUrl: undefined, dataDir: templateFolder });
  if (project.name === 'server' && testDatabaseUrl) await makeOnServer(testDatabaseUrl, templateFolder);
  project.provide('templateFolder', templateFolder);
  return async () => {
    await fs.rm(templateFolder, { recursive: true, force: true });
  };
}

async function makeOnServer(serverUrl: string, dataDir: string): Promise<void> {
  await runOnServer(serverUrl, `drop database if exists ${TEMPLATE_DATABASE}`);
  await runOnServer(serverUrl, `create database ${TEMPLATE_DATABASE}`);
  await migrateDatabase({ databaseUrl: withDatabaseName(serverUrl, TEMPLATE_DATABASE), dataDir });
}
