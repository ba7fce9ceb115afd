import { type Config, ConfigError, readConfig } from '../config.ts';
import { loadDotEnv } from '../start/load-dot-env.ts';
import { projectRoot } from '../start/project.ts';
import { StartError } from '../start/start-error.ts';

/** One thing done with the settings of the server, and its outcome in a line. */
export async function runCommand(
  command: (config: Config, args: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    loadDotEnv(projectRoot);
    const done = await command(readConfig(process.env, projectRoot), process.argv.slice(2));
    process.stdout.write(`${done}\n`);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
