import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshEmbedded, freshFolder } from '../../testing/fresh-database.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { serve } from '../start/serve.ts';
import { backUpToFile } from './back-up-to-file.ts';
import { examine } from './examine.ts';
import { restoreFromFile } from './restore-from-file.ts';

async function place(): Promise<Config> {
  const { dataDir, remove } = await freshEmbedded();
  onTestFinished(remove);
  return { ...readConfig({}, dataDir), dataDir, port: 0, logLevel: 'silent' };
}

describe('looking after a server', () => {
  it('[OPS-4] the running server makes the backup; a stopped one’s is made from its folder', async () => {
    const config = await place();
    const { stop, app } = await serve(config);
    const id = app.deps.newId();
    await app.deps.db
      .insertInto('users')
      .values({ id, created_at: app.deps.clock() } as never)
      .execute();
    const folder = await freshFolder();
    const [running, stopped] = ['running', 'stopped'].map((name) => path.join(folder, `${name}.tar.gz`));
    expect(await backUpToFile(config, [running ?? ''])).toContain('read again and whole');
    await expect(backUpToFile(config, [running ?? ''])).rejects.toThrow('is there already');
    expect((await fs.stat(running ?? '')).mode & 0o077).toBe(0);
    await stop();
    expect(await backUpToFile(config, [stopped ?? ''])).toContain('read again and whole');

    const elsewhere = await place();
    expect(await restoreFromFile(elsewhere, [running ?? ''])).toMatch(/^Restored \d+ rows/);
    const database = await openDatabase(elsewhere, { onConnectionLost: () => {} });
    expect(await database.db.selectFrom('users').select('id').execute()).toEqual([{ id }]);
    await database.close();
    await expect(restoreFromFile(elsewhere, [stopped ?? ''])).rejects.toThrow('add --replace');
    await fs.writeFile(path.join(folder, 'text.tar.gz'), 'no backup at all');
    await expect(restoreFromFile(elsewhere, [path.join(folder, 'text.tar.gz')])).rejects.toThrow(
      'is no backup',
    );
    await fs.rm(folder, { recursive: true });
  });

  it('[OPS-5] the doctor says how everything is, and what would cure it', async () => {
    const config = await place();
    const { stop } = await serve(config);
    const lines = await examine(config);
    await stop();
    expect(lines).toContain('held by the server that runs over it');
    expect(lines).toContain('ok    Files: kept, read and removed');
    expect(lines.endsWith('Nothing is broken.')).toBe(true);
    const nobody = new URL('http://127.0.0.1:9');
    const broken = {
      ...config,
      identity: { kind: 'oidc', issuer: nobody, clientId: 'cuewright', clientSecret: undefined } as never,
    };
    await expect(examine(broken)).rejects.toThrow(/FAIL {2}Sign-in: .* Nobody can sign in meanwhile/);
  });
});
