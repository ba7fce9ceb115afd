import { randomUUIDv7 } from 'node:crypto';
import { openDatabase } from '../src/database/database.ts';
import { reserve } from '../src/features/usage/commands.ts';

/** A process that reserves a generation and works on it for ever: to be killed. */
const [dataDir = '', userId = '', at = '', seconds = '', databaseUrl] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir, databaseUrl }, { onConnectionLost: () => {} });
const parts = { db, clock: () => new Date(at), newId: randomUUIDv7 };
const reserved = await reserve(parts, { id: userId, isAdmin: false }, { seconds: Number(seconds) });
process.stdout.write(JSON.stringify(reserved));
setInterval(() => {}, 60_000);
