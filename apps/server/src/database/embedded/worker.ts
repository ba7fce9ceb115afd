import { parentPort, workerData } from 'node:worker_threads';
import { openDurablePostgres } from './durable-postgres.ts';
import { CLOSE, type Failure, READY, type Reply, type Request } from './messages.ts';

/** Old log is removed at a checkpoint, and single-user PostgreSQL makes none by itself. */
const BYTES_BETWEEN_CHECKPOINTS = 16 * 1024 * 1024;

if (!parentPort) throw new Error('The embedded database runs in a worker thread.');
const port = parentPort;
const { postgres, logged } = await openDurablePostgres(String(workerData.folder));
let loggedAtCheckpoint = 0;

port.on('message', async (request: Request) => {
  const reply = await answer(request);
  port.postMessage(reply);
  if (request.sql === CLOSE) port.close();
  // Not after a failure: a transaction that is lost takes no checkpoint.
  else if ('answer' in reply && logged() - loggedAtCheckpoint >= BYTES_BETWEEN_CHECKPOINTS)
    await checkpoint();
});
port.postMessage({
  id: READY,
  logged: logged(),
  answer: { rows: [], command: '', rowCount: 0 },
} satisfies Reply);

async function answer({ id, sql, parameters }: Request): Promise<Reply> {
  try {
    if (sql === CLOSE) {
      await postgres.close();
      return { id, logged: logged(), answer: { rows: [], command: CLOSE, rowCount: 0 } };
    }
    const { rows, command = '', rowCount = 0 } = await postgres.query(sql, [...parameters]);
    return { id, logged: logged(), answer: { rows, command, rowCount } };
  } catch (error) {
    // PostgreSQL itself has crashed: end the thread, and with it whatever state it is in.
    if ((error as Error).name === 'RuntimeError') throw error;
    const { code = 'XX000', message, constraint, table } = error as Partial<Failure>;
    return { id, logged: logged(), failure: { code, message: message ?? String(error), constraint, table } };
  }
}

async function checkpoint(): Promise<void> {
  // Before it, so that what comes meanwhile does not ask for a second one.
  loggedAtCheckpoint = logged();
  await postgres.exec('checkpoint');
}
