import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freshEmbedded } from '../../../testing/fresh-database.ts';
import { openDurablePostgres } from './durable-postgres.ts';

it('has each commit on the disk before it is acknowledged', async () => {
  const { dataDir, remove } = await freshEmbedded();
  onTestFinished(remove);
  const { postgres } = await openDurablePostgres(path.join(dataDir, 'database'));
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

it('acknowledges nothing when the disk refuses, and goes on when it no longer does', async () => {
  const { dataDir, remove } = await freshEmbedded();
  onTestFinished(remove);
  const broken = path.join(dataDir, 'the-disk-is-broken');
  const breaker = `
    import fs from 'node:fs';
    const sync = fs.fdatasyncSync;
    fs.fdatasyncSync = (file) => {
      if (fs.existsSync(${JSON.stringify(broken)})) throw Object.assign(new Error('EIO'), { code: 'EIO' });
      return sync(file);
    };`;
  const program = `
    import fs from 'node:fs';
    import { EmbeddedPool } from ${JSON.stringify(path.join(import.meta.dirname, 'pool.ts'))};
    const pool = new EmbeddedPool(${JSON.stringify(path.join(dataDir, 'database'))});
    const run = async (sql) => {
      let client;
      try {
        client = await pool.connect();
        return (await client.query(sql, [])).rows;
      } catch (error) { return error.code } finally { client?.release() }
    };
    await run('create table takes (n int)');
    const answers = [await run('insert into takes values (1) returning n')];
    fs.writeFileSync(${JSON.stringify(broken)}, '');
    answers.push(await run('insert into takes values (2) returning n'));
    answers.push(await run('insert into takes values (2) returning n'));
    fs.rmSync(${JSON.stringify(broken)});
    answers.push(await run('insert into takes values (3) returning n'));
    console.log(JSON.stringify(answers));
    await pool.end();`;
  const file = path.join(dataDir, 'program.mjs');
  fs.writeFileSync(file, program);
  const breakerUrl = `data:text/javascript,${encodeURIComponent(breaker)}`;
  const child = spawnSync(process.execPath, ['--import', breakerUrl, file], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(child.stderr).toBe('');
  expect(child.stdout.trim()).toBe(JSON.stringify([[{ n: 1 }], '57P03', '57P03', [{ n: 3 }]]));
});

it('makes a database of the major version that the folder check expects', async () => {
  const { dataDir, remove } = await freshEmbedded();
  onTestFinished(remove);
  expect(fs.readFileSync(path.join(dataDir, 'database/PG_VERSION'), 'utf8').trim()).toBe('18');
});
