import path from 'node:path';

/** Settings from the project's `.env`, where there is one; the environment's own come first. */
export function loadDotEnv(root: string): void {
  try {
    process.loadEnvFile(path.join(root, '.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
