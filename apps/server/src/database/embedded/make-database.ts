import { openDurablePostgres } from './durable-postgres.ts';

const [folder = ''] = process.argv.slice(2);
const postgres = await openDurablePostgres(folder);
await postgres.close();
