import { parentPort, workerData } from 'node:worker_threads';
import { openDurablePostgres } from './durable-postgres.ts';
import { CLOSE, type Failure, READY, type Reply, type Request } from './messages.ts';

/** Old WAL is recycled at a checkpoint, and single-user PostgreSQL makes none by itself. */
const WRITES_BETWEEN_CHECKPOINTS = 2_000;
const WRITING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

if (!parentPort) throw new Error('The embedded database runs in a worker thread.');
const port = parentPort;
const postgres = await openDurablePostgres(String(workerData.folder));
let writes = 0;

port.on('message', async (request: Request) => {
  const reply = await answer(request);
  port.postMessage(reply);
  if (request.sql === CLOSE) port.close();
  else if ('answer' in reply && WRITING.has(reply.answer.command)) await checkpointNowAndThen();
});
port.postMessage({ id: READY, answer: { rows: [], command: '', rowCount: 0 } } satisfies Reply);

async function answer({ id, sql, parameters }: Request): Promise<Reply> {
  try {
    if (sql === CLOSE) {
      await postgres.close();
      return { id, answer: { rows: [], command: CLOSE, rowCount: 0 } };
    }
    const { rows, command = '', rowCount = 0 } = await postgres.query(sql, [...parameters]);
    return { id, answer: { rows, command, rowCount } };
  } catch (error) {
    // PostgreSQL itself has crashed: end the thread, and with it whatever state it is in.
    if ((error as Error).name === 'RuntimeError') throw error;
    const { code = 'XX000', message, constraint, table } = error as Partial<Failure>;
    return { id, failure: { code, message: message ?? String(error), constraint, table } };
  }
}

async function checkpointNowAndThen(): Promise<void> {
  writes += 1;
  if (writes % WRITES_BETWEEN_CHECKPOINTS === 0) await postgres.exec('checkpoint');
}
