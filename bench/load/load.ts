import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Load {
  perSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were no success. */
  refused: number;
}

/** Loads a server from a process of its own. */
export async function load(env: {
  PORT: string;
  PATH_ASKED: string;
  COOKIE: string;
  CONNECTIONS: string;
  SECONDS?: string;
  /** How many answers are enough, in place of the seconds. */
  REQUESTS?: string;
  /** JSON to post; without it, it is a GET. */
  BODY?: string;
}): Promise<Load> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'keep-asking.ts')], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) output += chunk;
  const result = JSON.parse(output) as Load;
  if (result.refused > 0) throw new Error(`${result.refused} answers were no success.`);
  return result;
}
