import { openDatabase } from '../apps/server/src/database/database.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { seedSite } from './seed-site.ts';

/** Fills the PostgreSQL database of DATABASE_URL: 200,000 people and a million prompts, or as many as are asked for. */
const { DATABASE_URL } = process.env;
const [users = 200_000, prompts = 1_000_000] = process.argv.slice(2).map(Number);
if (!DATABASE_URL) {
  process.stderr.write('Set DATABASE_URL to an empty PostgreSQL database.\n');
  process.exit(1);
}
const { unhurried, close } = await openDatabase(
  { databaseUrl: DATABASE_URL, dataDir: '' },
  { onConnectionLost: () => {} },
);
await migrate(unhurried);
await close();
const { loadMs, indexMs } = await seedSite(DATABASE_URL, { users, prompts });
process.stdout.write(
  `${users.toLocaleString('en')} people and ${prompts.toLocaleString('en')} prompts: loaded in ${(loadMs / 1000).toFixed(1)} s, indexed in ${(indexMs / 1000).toFixed(1)} s.\n`,
);
