import path from 'node:path';

/** The project's own folder. */
export const root = path.dirname(import.meta.dirname);

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
