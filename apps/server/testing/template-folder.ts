import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../../scripts/project.ts';
import { migrateDatabase } from './migrate-database.ts';

const cache = path.join(root, '.cache');
const PREFIX = 'database-';
const OUTDATED_AFTER_MS = 86_400_000;
/** Whatever decides how a new database looks on the disk. */
const SOURCES = ['package-lock.json', 'apps/server/src/migrations/*.ts', 'apps/server/src/database/**/*.ts'];

/**
 * A data folder whose embedded database is migrated and empty, to be copied. Making one takes ten seconds, so the steps of
 * a run share it, and later runs find it for as long as the code that makes it stays the same.
 */
export async function templateFolder(): Promise<string> {
  const template = path.join(cache, `${PREFIX}${await digest()}`);
  if (await exists(template)) return template;
  await removeOutdated();
  // Into a folder that does not exist yet, as for somebody who starts the app for the first time.
  const home = await fs.mkdtemp(path.join(cache, `${PREFIX}unfinished-`));
  const unfinished = path.join(home, 'data');
  await migrateDatabase({ databaseUrl: undefined, dataDir: unfinished });
  // Another step may have been quicker, and its folder may be in use.
  await fs.rename(unfinished, template).catch(async (error: unknown) => {
    if (!(await exists(template))) throw error;
  });
  await fs.rm(home, { recursive: true, force: true });
  return template;
}

async function digest(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of fs.glob(SOURCES, { cwd: root })) if (!file.endsWith('.test.ts')) files.push(file);
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(await fs.readFile(path.join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Templates of other versions of the code, and what a stopped run left half done. */
async function removeOutdated(): Promise<void> {
  await fs.mkdir(cache, { recursive: true });
  for (const name of await fs.readdir(cache)) {
    if (!name.startsWith(PREFIX)) continue;
    const place = path.join(cache, name);
    const { mtimeMs } = await fs.stat(place);
    if (Date.now() - mtimeMs > OUTDATED_AFTER_MS) await fs.rm(place, { recursive: true, force: true });
  }
}

async function exists(place: string): Promise<boolean> {
  return await fs.access(place).then(
    () => true,
    () => false,
  );
}
