import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './project.ts';

/** Where a step runs: how many workers are its share, and who hears what its tools say. */
export interface Place {
  workers: number;
  /** Nothing where the tools write to the terminal themselves. */
  hear: ((chunk: Buffer) => void) | undefined;
}

const GRACE_MS = 10_000;

const running = new Set<ChildProcess>();
let isStopping = false;

/** Runs one of the project's own tools to its end and says whether it was content. */
export async function tool(
  { hear }: Place,
  name: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<boolean> {
  if (isStopping) return false;
  const hears = hear ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [path.join(root, 'node_modules', name), ...args], {
    cwd: root,
    env: {
      ...(hear && process.stdout.isTTY && { FORCE_COLOR: '1' }),
      // Servers are started by the dozen: what Node has compiled once, it need not again.
      NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
      ...process.env,
      ...env,
    },
    stdio: ['ignore', hears, hears],
    // A group of its own: a Ctrl-C reaches it once, through us, and whatever it leaves behind can be found.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => hear?.(chunk));
  running.add(child);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  ).finally(() => running.delete(child));
  endGroup(child);
  return code === 0;
}

/** Tells the tools that run to end, once; those that do not are ended. No other begins. */
export function stopTools(signal: NodeJS.Signals): void {
  if (isStopping) return;
  isStopping = true;
  for (const child of running) child.kill(signal);
  setTimeout(() => {
    for (const child of running) endGroup(child);
  }, GRACE_MS).unref();
}

export function areToolsStopped(): boolean {
  return isStopping;
}

function endGroup({ pid }: ChildProcess): void {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody of it is left, which is how it should be.
  }
}
