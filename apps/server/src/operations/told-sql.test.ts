import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { serverSecret } from '../secrets/server-secret.ts';
import { projectRoot } from '../start/project.ts';

const page = fs.readFileSync(path.join(projectRoot, 'docs/operations.md'), 'utf8');
const statements = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, statement = '']) => statement);

it('[OPS-8] the statements of docs/operations.md end every session and have every key made anew', async () => {
  const { app, db, person } = await buildTestApp();
  const { headers } = await person();
  const me = async () => (await app.inject({ url: '/api/users/me', headers })).statusCode;
  const key = await serverSecret(db, 'sealed-cookies');
  expect(await me()).toBe(200);
  expect(statements).toHaveLength(2);
  for (const statement of statements) await sql.raw(statement).execute(db);
  expect(await me()).toBe(401);
  expect(await serverSecret(db, 'sealed-cookies')).not.toEqual(key);
});
