import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { type Config, ConfigError, readConfig } from './config.ts';
import { describeParts } from './start/describe-parts.ts';
import { projectRoot } from './start/project.ts';
import { StartError } from './start/start-error.ts';

enableCompileCache();

/** Longer than any request is allowed to take. */
const STOP_WITHIN_MS = 20_000;

try {
  loadDotEnv();
  const config = readConfig(process.env, projectRoot);
  const { stop } = await start(config);
  if (cluster.isPrimary) say([...describeParts(config), `Cuewright is ready at ${config.publicUrl.origin}`]);
  stopOnSignal(stop);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<{ stop: () => Promise<void> }> {
  if (config.workers > 1 && cluster.isPrimary) {
    const { runWorkers } = await import('./start/run-workers.ts');
    return await runWorkers(config);
  }
  const { serve } = await import('./start/serve.ts');
  return await serve(config);
}

function loadDotEnv(): void {
  try {
    process.loadEnvFile(`${projectRoot}/.env`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin);
  // Whoever started us is gone without a word: the bootstrap, or the process that holds the workers.
  process.once('disconnect', begin);
}

function say(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
