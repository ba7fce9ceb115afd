import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from './project.ts';

export interface Launched {
  child: ChildProcess;
  output: () => string;
  ended: Promise<{ code: number | null; output: string }>;
}

/** A program in a process group of its own, as a terminal gives it. */
export function launch(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd: string,
): Launched {
  // Whether npm is in between is for the test to say.
  const { npm_lifecycle_event: _, ...outer } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { ...outer, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => killGroup(child.pid));
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output: output() }));
  });
  return { child, ended, output };
}

/** The bootstrap, in this project or in another. */
export function bootstrap(
  args: readonly string[],
  env: Record<string, string> = {},
  cwd: string = root,
): Launched {
  return launch(process.execPath, ['scripts/run.mjs', ...args], env, cwd);
}

/** A project with nothing but the bootstrap and these files in it. */
export async function projectWith(files: Record<string, string>): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-run-'));
  onTestFinished(() => fs.rm(folder, { recursive: true, force: true }));
  const own = await Promise.all(
    ['run', 'server-flags', 'workspaces'].map(async (name) => {
      const file = `scripts/${name}.mjs`;
      return [file, await fs.readFile(path.join(root, file), 'utf8')] as const;
    }),
  );
  for (const [file, text] of Object.entries({ ...Object.fromEntries(own), ...files }))
    await writeInto(folder, file, text);
  return folder;
}

export async function writeInto(folder: string, file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await fs.writeFile(path.join(folder, file), text);
}

/** Whoever lives in a process group, each by its line of `ps`. */
export function runningIn(group: number): string[] {
  const lines = execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.trim().startsWith(`${group} `) && !/^\s*\d+\s+Z/.test(line));
}

function killGroup(group: number | undefined): void {
  if (group && runningIn(group).length > 0) process.kill(-group, 'SIGKILL');
}
