import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freshFolder } from '../../../testing/fresh-database.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

async function emptyFolder(): Promise<string> {
  const folder = await freshFolder();
  onTestFinished(() => fs.rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Another process that takes the lock and is killed while it holds it. */
async function lockAndDie(folder: string): Promise<void> {
  const program = `
    import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'folder-lock.ts'))};
    await lockFolder(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
}

it('is held by one, and free again when that one lets go', async () => {
  const folder = await emptyFolder();
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await lock.release();
  await (await lockFolder(folder)).release();
});

it('is free again when its holder was killed, and of many who then come one gets it', async () => {
  const folder = await emptyFolder();
  await lockAndDie(folder);
  expect(await fs.readdir(folder)).toContain('lock.sock');

  const comers = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const held = comers.filter((comer) => comer.status === 'fulfilled');
  expect(held).toHaveLength(1);
  expect(
    comers.filter((comer) => comer.status === 'rejected' && comer.reason instanceof FolderInUseError),
  ).toHaveLength(19);
  for (const { value } of held) await value.release();
});

it('is held whatever path names the folder', async () => {
  const folder = await emptyFolder();
  const link = `${folder}-link`;
  await fs.symlink(folder, link);
  onTestFinished(() => fs.rm(link));
  const lock = await lockFolder(link);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await lock.release();
  await (await lockFolder(folder)).release();
});

it('is free again although its last holder died in the doorway', async () => {
  const folder = await emptyFolder();
  await lockAndDie(folder);
  await fs.mkdir(path.join(folder, 'lock.doorway'));
  await fs.utimes(path.join(folder, 'lock.doorway'), 0, 0);
  await (await lockFolder(folder)).release();
});

it('works where the folder’s path is longer than a socket’s may be', async () => {
  const folder = path.join(await emptyFolder(), 'deep'.repeat(40), 'folder');
  await fs.mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await lock.release();
});
