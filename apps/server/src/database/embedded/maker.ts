import fs from 'node:fs';
import path from 'node:path';
import { openDurablePostgres } from './durable-postgres.ts';

// Without whoever asked for it, the database is nobody's, and the next start makes its own.
const orphaned = () => process.exit(1);
process.once('disconnect', orphaned);

const [folder = ''] = process.argv.slice(2);
const { postgres } = await openDurablePostgres(folder);
await postgres.close();
// PostgreSQL syncs what it logs, not the files that the log is about.
for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  sync(path.join(folder, entry));
sync(folder);
process.off('disconnect', orphaned);
process.disconnect?.();

function sync(place: string): void {
  if (process.platform === 'win32' && fs.statSync(place).isDirectory()) return;
  const file = fs.openSync(place, 'r');
  fs.fsyncSync(file);
  fs.closeSync(file);
}
