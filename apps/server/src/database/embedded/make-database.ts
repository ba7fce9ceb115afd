import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../disk/sync-folder.ts';
import { StartError } from '../../start/start-error.ts';

/**
 * Makes a database where there is none yet, whole or not at all. In a process of its own, because that takes a
 * gigabyte which only the end of a process gives back.
 */
export async function makeDatabase(folder: string): Promise<void> {
  const home = path.dirname(folder);
  const prefix = `${path.basename(folder)}.unfinished-`;
  for (const entry of await fs.readdir(home)) {
    if (entry.startsWith(prefix)) await fs.rm(path.join(home, entry), { recursive: true, force: true });
  }
  const unfinished = await fs.mkdtemp(path.join(home, prefix));
  await runMaker(unfinished);
  await fs.rename(unfinished, folder);
  await syncFolder(home);
}

async function runMaker(folder: string): Promise<void> {
  const program = path.join(import.meta.dirname, 'maker.ts');
  // The channel ends with us, and the maker with the channel.
  const maker = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const complaints: string[] = [];
  maker.stderr?.setEncoding('utf8').on('data', (chunk: string) => complaints.push(chunk));
  const code = await new Promise((resolve, reject) => maker.once('close', resolve).once('error', reject));
  if (code === 0) return;
  throw new StartError(
    `The database could not be made in ${folder}: ${complaints.join('').trim().split('\n')[0]}.`,
  );
}
