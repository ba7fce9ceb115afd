import type { TestProject } from 'vitest/node';
import { migrateDatabase } from './migrate-database.ts';
import { runOnServer } from './run-on-server.ts';
import { templateFolder } from './template-folder.ts';
import { TEMPLATE_DATABASE, testDatabaseUrl, withDatabaseName } from './test-database-url.ts';

/** Provides the migrated empty database that every test file starts from a copy of. */
export async function setup(project: TestProject): Promise<void> {
  // Tests of the embedded database need its folder on a PostgreSQL run too.
  project.provide('templateFolder', await templateFolder());
  if (project.name === 'server' && testDatabaseUrl) await makeOnServer(testDatabaseUrl);
}

async function makeOnServer(serverUrl: string): Promise<void> {
  await runOnServer(serverUrl, `drop database if exists ${TEMPLATE_DATABASE}`);
  await runOnServer(serverUrl, `create database ${TEMPLATE_DATABASE}`);
  await migrateDatabase({ databaseUrl: withDatabaseName(serverUrl, TEMPLATE_DATABASE), dataDir: '' });
}
