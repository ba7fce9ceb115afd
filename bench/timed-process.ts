import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../scripts/project.ts';
import { serverFlags } from '../scripts/server-flags.mjs';

const GIVE_UP_AFTER_MS = 60_000;

/** A measurement that fails before it ends its server must not leave it behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server as `npm start` does and waits until it answers; tells how long that took. */
export async function startAnswering(
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; ms: number; end: () => Promise<void> }> {
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [...serverFlags, ...args], {
    cwd: root,
    env: { PATH, HOME, PORT: String(port), LOG_LEVEL: 'warn', ...env },
    stdio: 'ignore',
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const end = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  };
  while (performance.now() - began < GIVE_UP_AFTER_MS) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return { child, ms: performance.now() - began, end };
    await wait(5);
  }
  await end();
  throw new Error(`${args.join(' ')} did not answer within ${GIVE_UP_AFTER_MS / 1000} s.`);
}

/** Resident memory of a process, in MB. */
export function residentMegabytes(child: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;
}
