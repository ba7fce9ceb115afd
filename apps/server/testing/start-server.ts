import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import path from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import { openDatabase } from '../src/database/database.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { addPerson, type Person } from './people.ts';
import { unoptimised } from './unoptimised.ts';

const main = path.join(import.meta.dirname, '../src/main.ts');

/** A test that fails before it ends its server must not leave it behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface ServerProcess {
  origin: string;
  output: () => string;
  /** Sends the signal, waits for the end, and tells the exit code. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
  hasEnded: () => boolean;
  pid: number;
}

export interface Ended {
  code: number | null;
  output: string;
}

/** Runs the real program with these settings until it ends by itself. */
export async function runToEnd(settings: Record<string, string>): Promise<Ended> {
  const { child, output } = spawnMain(settings);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: output() };
}

/** Starts the real program and waits until it says that it is ready. */
export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const port = settings['PORT'] ?? String(await freePort());
  const { child, output } = spawnMain({ PORT: port, LOG_LEVEL: 'warn', ...settings });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output().includes('Cuewright is ready at') && resolve());
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    output,
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** The settings that point a server at a database. */
export function settingsFor({ dataDir, databaseUrl }: FreshDatabase): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

/** A server over that database, and people with sessions on it, added before it starts. */
export async function startWithPeople(
  database: FreshDatabase,
  { people: count = 1, ...settings }: { people?: number } & Record<string, string | number> = {},
): Promise<{ server: ServerProcess; people: [Person, ...Person[]] }> {
  const port = await freePort();
  const { db, close } = await openDatabase(database, { onConnectionLost: () => {} });
  const deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
  const add = () => addPerson(deps, new URL(`http://localhost:${port}`));
  const people: [Person, ...Person[]] = [await add()];
  while (people.length < count) people.push(await add());
  await close();
  const server = await startServer({
    ...settingsFor(database),
    ...(settings as Record<string, string>),
    PORT: String(port),
  });
  return { server, people };
}

function spawnMain(settings: Record<string, string>): { child: ChildProcess; output: () => string } {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, ...unoptimised, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return { child, output: () => Buffer.concat(chunks).toString() };
}
