import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { root, say } from './steps.ts';
import { freePort } from './throwaway-postgres.ts';

/** The page by Vite, with changes shown as they are saved; the server beside it, restarted as they are saved. */
const { PORT = '3000' } = process.env;
const apiPort = String(await freePort());
const env = { ...process.env, API_PORT: apiPort, PUBLIC_URL: `http://localhost:${PORT}` };

const children = [
  start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { ...env, PORT: apiPort }),
  start([path.join('node_modules', 'vite/bin/vite.js'), 'apps/web'], { ...env, PORT }),
];
say(`The page is at http://localhost:${PORT}`);

for (const child of children) child.once('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));

function start(args: string[], childEnv: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, env: childEnv, stdio: 'inherit' });
}

function stop(code: number): void {
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
