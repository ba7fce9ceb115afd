import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { type Config, ConfigError, readConfig } from './config.ts';
import { describeError } from './log.ts';
import { describeParts } from './start/describe-parts.ts';
import { loadDotEnv } from './start/load-dot-env.ts';
import { projectRoot } from './start/project.ts';
import { StartError } from './start/start-error.ts';

enableCompileCache();
/** The bootstrap's; a primary's workers end with it by themselves. */
const hadChannel = process.connected && cluster.isPrimary;

/** More than the server, its workers and its database give themselves once they have drained. */
const STOP_WITHIN_MS = 20_000;
/** A terminal's Ctrl-C arrives twice, straight and by way of the bootstrap; a person's second one comes later. */
const SECOND_SIGNAL_AFTER_MS = 1_000;

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  // Node's own report would print every field of a database's error, and with them what a person wrote.
  process.on(event, (thrown: unknown) => {
    const error = thrown instanceof Error ? thrown : new Error('Something that is no error was thrown.');
    end(1, JSON.stringify({ level: 60, ...describeError(error) }));
  });
}

try {
  loadDotEnv(projectRoot);
  const config = readConfig(process.env, projectRoot);
  const { stop } = await start(config);
  stopOnSignal(stop, config);
  if (cluster.isWorker) process.send?.('ready');
  else
    process.stdout.write(
      `${[...describeParts(config), `Cuewright is ready at ${config.publicUrl.origin}`].join('\n')}\n`,
    );
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  end(1, error.message);
}

async function start(config: Config): Promise<{ stop: () => Promise<void> }> {
  // Not imported at the top: a setting that cannot be used is told without waiting for them.
  if (config.workers > 1 && cluster.isPrimary) {
    const { runWorkers } = await import('./start/run-workers.ts');
    return await runWorkers(config);
  }
  const { serve } = await import('./start/serve.ts');
  return await serve(config);
}

function stopOnSignal(stop: () => Promise<void>, { drainMs }: Config): void {
  let began: number | undefined;
  const begin = async () => {
    if (began !== undefined) {
      if (performance.now() - began > SECOND_SIGNAL_AFTER_MS)
        end(1, 'Stopped at once, because it was asked again.');
      return;
    }
    began = performance.now();
    setTimeout(
      () => end(1, 'Stopped, although not everything was done in time.'),
      drainMs + STOP_WITHIN_MS,
    ).unref();
    await stop();
    end(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin);
  // The bootstrap may go without a word, even before we answered.
  process.once('disconnect', begin);
  if (hadChannel && !process.connected) void begin();
}

function end(code: number, line?: string): never {
  if (line) process.stderr.write(`${line}\n`);
  process.exit(code);
}
