import { counted } from '@cuewright/engine/plural';
import { backUp } from '../backup/back-up.ts';
import { rowsOf } from '../backup/check-backup.ts';
import { startLoading } from '../backup/load-tables.ts';
import { differingTables, sumRows } from '../backup/same-rows.ts';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { StartError } from '../start/start-error.ts';

/** The embedded database of `DATA_DIR` into the server of `DATABASE_URL`, compared row for row before it is called done. */
export async function moveToServer(config: Config): Promise<string> {
  if (!config.databaseUrl)
    throw new StartError('Set DATABASE_URL to the empty PostgreSQL database that everything is to move to.');
  const here = await openDatabase(
    { databaseUrl: undefined, dataDir: config.dataDir },
    { onConnectionLost: () => {} },
  );
  try {
    const there = await openDatabase(config, { onConnectionLost: () => {} });
    try {
      return await moveRows(here, there);
    } finally {
      await there.close();
    }
  } finally {
    await here.close();
  }
}

export async function moveRows(here: Database, there: Database): Promise<string> {
  // Both are of this version, so that every column has its place.
  await migrate(here.unhurried);
  await migrate(there.unhurried);
  return await there.unhurried.transaction().execute(async (trx) => {
    if (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst())
      throw new StartError('There are people in the database of DATABASE_URL already. Give it an empty one.');
    const loader = await startLoading(trx);
    const nothing = {
      put: async () => {},
      read: async () => undefined,
      remove: async () => {},
      close: () => {},
    };
    for await (const file of backUp({ unhurried: here.unhurried, blobs: nothing, now: new Date() })) {
      if (!file.name.startsWith('tables/')) continue;
      const { table, lines } = rowsOf(file);
      await loader.load(table, lines);
    }
    await loader.finish();
    const before = await here.unhurried.transaction().execute((source) => sumRows(source));
    const after = await sumRows(trx);
    const differing = differingTables(before, after);
    if (differing.length > 0)
      throw new StartError(
        `These tables are not the same on both sides: ${differing.join(', ')}. Nothing was moved.`,
      );
    const rows = Object.values(after).reduce((sum, table) => sum + table.rows, 0);
    return `${counted(rows, 'row')} in ${counted(Object.keys(after).length, 'table')} moved, and the same on both sides. People’s files stay where they are; start with DATABASE_URL from now on.`;
  });
}
