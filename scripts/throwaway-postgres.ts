import { type SpawnOptions, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findPostgres } from './find-postgres.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of one's own on a free port, that can be stopped and started, and leaves nothing behind. */
export interface Cluster {
  url: string;
  /** As a machine that loses power would end it, unless `fast`: then as an operator would. */
  stop: (how: 'fast' | 'immediate') => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

const setting = (words: string) => `-c ${words}`;

interface Owner {
  uid: number;
  gid: number;
}

/**
 * What only a machine that loses power would miss. `synchronous_commit` stays on: with it off, a server that is stopped at
 * once forgets what it had acknowledged. With a minimal log, a test's copy of the template costs half as much: it is not logged.
 */
const CARELESS = [
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_wal_size=4GB',
  'wal_level=minimal',
  'max_wal_senders=0',
];

export async function startCluster({ isCareless = false } = {}): Promise<Cluster> {
  const bin = await findPostgres();
  const owner = await findOwner();
  const home = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-postgres-'));
  if (owner) await fs.chown(home, owner.uid, owner.gid);
  const data = path.join(home, 'data');
  const port = await freePort();
  const remove = guard(home, `"${bin}/pg_ctl" stop -D "${data}" -m immediate`, owner);

  const tool = async (name: string, args: string[]) => {
    await finished(path.join(bin, name), args, { cwd: home, stdio: 'ignore', ...owner });
  };
  const settings = [
    `-p ${port}`,
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'].map(setting),
    ...(isCareless ? CARELESS : []).map(setting),
  ].join(' ');
  const start = () =>
    tool('pg_ctl', ['start', '-w', '-D', data, '-o', settings, '-l', path.join(home, 'log')]);
  const stop = (how: 'fast' | 'immediate') => tool('pg_ctl', ['stop', '-w', '-D', data, '-m', how]);
  try {
    await tool('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, start, stop, remove };
}

/**
 * Stops the server and removes its folder when it is asked to, and also when we are gone without a word: the shell waits
 * for the end of its input, in a process group of its own that no Ctrl-C reaches.
 */
function guard(home: string, stop: string, owner: Owner | undefined): () => Promise<void> {
  const script = `cat >/dev/null; ${stop} >/dev/null 2>&1; rm -rf "${home}"`;
  const guardian = spawn('sh', ['-c', script], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...owner,
  });
  const gone = new Promise((resolve) => guardian.once('exit', resolve));
  guardian.unref();
  return async () => {
    guardian.ref();
    guardian.stdin?.end();
    await gone;
  };
}

/** PostgreSQL refuses to run as root; its own user, or nobody, then owns the server. */
async function findOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const people = (await fs.readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const owner = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody');
  if (!owner) throw new Error('PostgreSQL does not run as root, and there is no other user to run it as.');
  return { uid: Number(owner[2]), gid: Number(owner[3]) };
}

async function finished(program: string, args: string[], options: SpawnOptions): Promise<void> {
  const child = spawn(program, args, options);
  const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  if (code !== 0) throw new Error(`${path.basename(program)} ended with code ${code}.`);
}
