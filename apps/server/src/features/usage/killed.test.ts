import { spawn } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../testing/fresh-database.ts';
import { addPerson } from '../../../testing/people.ts';
import { openDatabase } from '../../database/database.ts';
import { countGeneration, readUsage } from './commands.ts';

const program = path.join(import.meta.dirname, '../../../testing/reserve-and-wait.ts');
const start = new Date('2026-11-21T20:00:00.000Z');
let now = start;

async function open(database: FreshDatabase) {
  const { db, close } = await openDatabase(database, { onConnectionLost: () => {} });
  return { parts: { db, clock: () => now, newId: randomUUIDv7 }, close };
}

it('[USE-7] gives back after its deadline what a killed process had reserved', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const before = await open(fresh);
  const { id } = await addPerson(before.parts, new URL('http://localhost:3000'));
  const actor = { id, isAdmin: false };
  for (let n = 0; n < 5; n++) await countGeneration(before.parts, actor, {});
  await before.close();

  const args = [
    program,
    fresh.dataDir,
    id,
    start.toISOString(),
    '60',
    ...(fresh.databaseUrl ? [fresh.databaseUrl] : []),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [said] = await Promise.race([once(child.stdout, 'data'), ended]);
  expect(JSON.parse(String(said))).toMatchObject({ ok: true, value: { isNew: true } });
  child.kill('SIGKILL');
  await ended;

  const { parts, close } = await open(fresh);
  onTestFinished(close);
  expect(await readUsage(parts, actor)).toMatchObject({ prompts_used: 6, remaining: 0 });
  now = new Date(start.getTime() + 59_999);
  expect(await countGeneration(parts, actor, {})).toMatchObject({ code: 'daily-limit-reached' });
  now = new Date(start.getTime() + 60_000);
  expect(await countGeneration(parts, actor, {})).toMatchObject({ ok: true });
  expect(await countGeneration(parts, actor, {})).toMatchObject({ code: 'daily-limit-reached' });
});
