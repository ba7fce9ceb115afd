import fs from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freshEmbedded } from '../../../testing/fresh-database.ts';
import { openDurablePostgres } from './durable-postgres.ts';

it('has each commit on the disk before it is acknowledged', async () => {
  const { dataDir, remove } = await freshEmbedded();
  onTestFinished(remove);
  const postgres = await openDurablePostgres(path.join(dataDir, 'database'));
  await postgres.exec('create table takes (n int)');

  const sync = vi.spyOn(fs, 'fdatasyncSync');
  const commits = 100;
  const syncsAt: number[] = [];
  for (let n = 0; n < commits; n++) {
    await postgres.query('insert into takes values ($1)', [n]);
    syncsAt.push(sync.mock.calls.length);
  }
  // One after the other, not a hundred at the end.
  expect(syncsAt.every((syncs, n) => syncs >= n + 1)).toBe(true);
  await postgres.close();
});

it('makes a database of the major version that the folder check expects', async () => {
  const { dataDir, remove } = await freshEmbedded();
  onTestFinished(remove);
  expect(fs.readFileSync(path.join(dataDir, 'database/PG_VERSION'), 'utf8').trim()).toBe('18');
});
