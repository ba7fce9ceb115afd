import { expect, it } from 'vitest';
import { runToEnd } from '../../testing/start-server.ts';
import { testDatabaseUrl, withDatabaseName } from '../../testing/test-database-url.ts';

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

it('gives a database that does not answer a moment, then ends', async () => {
  const { code, output } = await runToEnd({ DATABASE_URL: 'postgres://me:a-secret@127.0.0.1:1/name' });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    /^The database does not answer: PostgreSQL at 127\.0\.0\.1:1 .*Start it, or correct DATABASE_URL\.$/,
  );
});
