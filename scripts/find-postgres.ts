import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where PostgreSQL's programs are, newest version first; Debian keeps them off the PATH. Installs them where it may. */
export async function findPostgres(): Promise<string> {
  const found = await installedPostgres();
  if (found) return found;
  if (process.getuid?.() !== 0) throw new Error('initdb is not on the PATH. Install PostgreSQL 15 or newer.');
  await installDebianPackage();
  const fresh = await installedPostgres();
  if (!fresh) throw new Error('PostgreSQL was installed, but initdb is still not to be found.');
  return fresh;
}

/** The same, where it needs no installing. */
export async function installedPostgres(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = await fs.readdir(debian).catch(() => []);
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  for (const folder of folders) {
    const isThere = await fs.access(path.join(folder, 'initdb')).then(
      () => true,
      () => false,
    );
    if (isThere) return folder;
  }
  return undefined;
}

async function installDebianPackage(): Promise<void> {
  // Debian's package would start a server of its own beside ours.
  await fs.mkdir('/etc/postgresql-common', { recursive: true });
  await fs
    .writeFile('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n', { flag: 'wx' })
    .catch(() => undefined);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
}
