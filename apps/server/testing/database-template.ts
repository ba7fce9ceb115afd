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
  const databaseUrl = testDatabaseUrl && withDatabaseName(testDatabaseUrl, TEMPLATE_DATABASE);
  if (testDatabaseUrl) {
    await runOnServer(testDatabaseUrl, `drop database if exists ${TEMPLATE_DATABASE}`);
    await runOnServer(testDatabaseUrl, `create database ${TEMPLATE_DATABASE}`);
  }
  // Tests of the embedded database need its folder on a PostgreSQL run too.
  for (const url of databaseUrl ? [databaseUrl, undefined] : [undefined]) {
    await migrateDatabase({ databaseUrl: url, dataDir: templateFolder });
  }
  project.provide('templateFolder', templateFolder);
  return async () => {
    await fs.rm(templateFolder, { recursive: true, force: true });
  };
}
