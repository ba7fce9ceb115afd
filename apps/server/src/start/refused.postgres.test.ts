import { expect, it, onTestFinished, vi } from 'vitest';
import { runToEnd } from '../../testing/start-server.ts';
import { testDatabaseUrl, withDatabaseName } from '../../testing/test-database-url.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { projectRoot } from './project.ts';
import { migrateWithPatience } from './serve.ts';
import { StartError } from './start-error.ts';

it('ends with one clear line, and no password in it, when the server has no such database', async () => {
  const url = new URL(withDatabaseName(String(testDatabaseUrl), 'there_is_none'));
  url.password = 'a-secret';
  const { code, output } = await runToEnd({ DATABASE_URL: url.href });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    /^DATABASE_URL is refused by its server: .*there_is_none.*Correct DATABASE_URL\.$/,
  );
  expect(output).not.toContain('a-secret');
});

it('gives a database that does not answer a moment, then says so', async () => {
  const databaseUrl = 'postgres://me:a-secret@127.0.0.1:1/name';
  const config = readConfig({ DATABASE_URL: databaseUrl }, projectRoot);
  const database = await openDatabase(config, { onConnectionLost: () => {} });
  onTestFinished(database.close);
  const asked = vi.spyOn(database.unhurried, 'connection');
  const failure = await migrateWithPatience(database, config, { withinMs: 400 }).catch((error) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(failure.message).toMatch(
    /^The database does not answer: PostgreSQL at 127\.0\.0\.1:1 .*Start it, or correct DATABASE_URL\.$/,
  );
  expect(failure.message).not.toContain('a-secret');
  expect(asked.mock.calls.length).toBeGreaterThan(1);
});
