import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrateDatabase } from '../apps/server/testing/migrate-database.ts';
import { startWithPeople } from '../apps/server/testing/start-server.ts';
import { startGallery } from '../scripts/start-gallery.ts';

/** Enough for every test to be somebody nobody else is. */
const PEOPLE = 200;

/** Starts the built app and the gallery of components once for the whole run; a `PLAYWRIGHT_` setting tells the tests where and as whom. */
export default async function startServerForRun(): Promise<() => Promise<void>> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-e2e-'));
  const remove = () => fs.rm(dataDir, { recursive: true, force: true });
  const database = { dataDir, databaseUrl: undefined, remove };
  await migrateDatabase(database);
  const [{ server, people }, gallery] = await Promise.all([
    startWithPeople(database, { people: PEOPLE }),
    startGallery(),
  ]);
  process.env['PLAYWRIGHT_ORIGIN'] = server.origin;
  process.env['PLAYWRIGHT_PEOPLE'] = JSON.stringify(people.map(({ cookie }) => cookie));
  process.env['PLAYWRIGHT_GALLERY'] = gallery.url;
  return async () => {
    await gallery.end();
    await server.end();
    await remove();
  };
}
