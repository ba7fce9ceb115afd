import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadDotEnv } from '../apps/server/src/start/load-dot-env.ts';
import { freePort, isPortFree } from './free-port.ts';
import { root, say } from './project.ts';
import { watchFlags } from './server-flags.mjs';

const MODEL = 'compatible:stand-in';

/** The page by Vite, with changes shown as they are saved; the server beside it, restarted as they are saved. */
loadDotEnv(root);
const { PORT = '3000', PUBLIC_URL = `http://localhost:${PORT}` } = process.env;
if (!(await isPortFree(Number(PORT)))) {
  say(`PORT=${PORT} is taken. Stop what uses it, or choose another with PORT.`);
  process.exit(1);
}

const apiPort = String(await freePort());
const env = { ...process.env, ...(await standInModel()), API_PORT: apiPort, PUBLIC_URL };
const children = new Set<ChildProcess>();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
process.once('disconnect', () => stop(0));

start([...watchFlags, 'apps/server/src/main.ts'], { ...env, PORT: apiPort });
await answering(`http://localhost:${apiPort}/healthz`);
if (!isStopping) {
  start([path.join('node_modules', 'vite/bin/vite.js'), 'apps/web'], { ...env, PORT });
  say(`The page is at ${PUBLIC_URL}`);
}

/** With `--with-model` a stand-in writes, looks and draws, at the pace of a model. */
async function standInModel(): Promise<NodeJS.ProcessEnv> {
  if (!process.argv.includes('--with-model')) return {};
  const { startModelStandIn } = await import('../apps/server/testing/model-stand-in.ts');
  const { baseUrl } = await startModelStandIn({ paceMs: { first: 400, next: 30 } });
  return {
    AI_TEXT_MODEL: MODEL,
    AI_VISION_MODEL: MODEL,
    AI_IMAGE_MODEL: MODEL,
    AI_COMPATIBLE_BASE_URL: baseUrl.href,
  };
}

function start(args: string[], childEnv: NodeJS.ProcessEnv): void {
  const child = spawn(process.execPath, args, { cwd: root, env: childEnv, stdio: 'inherit' });
  children.add(child);
  child.once('exit', (code) => {
    children.delete(child);
    stop(code ?? 1);
    // The stand-in for a model listens on.
    if (children.size === 0) process.exit();
  });
}

async function answering(url: string): Promise<void> {
  while (!isStopping) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await wait(100);
  }
}

/** The first who ends takes the others along, and says how it ended. */
function stop(code: number): void {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
