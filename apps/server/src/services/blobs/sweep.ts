import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DepsWithFiles } from '../../deps.ts';
import type { BlobAddress } from './blob-store.ts';
import {
  endDeletion,
  findBlob,
  markBusy,
  postponeDeletion,
  takeDueDeletion,
  unqueueDeletion,
} from './repository.ts';

type SweepDeps = Pick<DepsWithFiles, 'db' | 'blobs' | 'clock'>;

const BETWEEN_SWEEPS_MS = 60_000;
/** Far longer than a store takes to remove something or to give up, with clocks that differ by a little. */
const BUSY_MS = 5 * 60_000;
const FIRST_PAUSE_MS = BUSY_MS;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;

type SweepLog = Pick<FastifyBaseLogger, 'warn'>;

/** Removes the bytes whose deletion is due and which nobody uses. Any number of processes may do so at once. */
export async function sweepBlobs(deps: SweepDeps, log: SweepLog, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const claimed = await claim(deps);
    if (!claimed) return;
    await removeClaimed(deps, claimed, log);
  }
}

interface Claimed extends BlobAddress {
  attempts: number;
  busyUntil: Date;
}

/** No transaction stays open while the store is asked: a slow one would keep everybody from the embedded database. */
async function claim({ db, clock }: SweepDeps): Promise<Claimed | undefined> {
  for (;;) {
    const now = clock();
    const busyUntil = new Date(now.getTime() + BUSY_MS);
    const step = await db.transaction().execute(async (trx) => {
      const due = await takeDueDeletion(trx, now);
      if (!due) return 'none' as const;
      if (await findBlob(trx, due)) {
        await unqueueDeletion(trx, due, now);
        return 'used' as const;
      }
      await markBusy(trx, due, busyUntil);
      return { ...due, attempts: due.attempts + 1, busyUntil };
    });
    if (step === 'none') return undefined;
    if (step !== 'used') return step;
  }
}

async function removeClaimed(
  { db, blobs, clock }: SweepDeps,
  claimed: Claimed,
  log: SweepLog,
): Promise<void> {
  const { attempts, busyUntil } = claimed;
  try {
    await blobs.remove(claimed);
  } catch (err) {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
    await postponeDeletion(db, claimed, { busyUntil, dueAt: new Date(clock().getTime() + pause) });
    log.warn({ err, attempts, pause }, 'a file could not be removed; it is tried again');
    return;
  }
  await endDeletion(db, claimed, busyUntil);
}

/** Sweeps now and then until it is stopped. */
export function keepSweeping(
  deps: SweepDeps,
  log: SweepLog,
  everyMs = BETWEEN_SWEEPS_MS,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const sweeping = (async () => {
    while (!stopping.signal.aborted) {
      await sweepBlobs(deps, log, stopping.signal).catch((err) =>
        log.warn({ err }, 'files could not be swept; it is tried again'),
      );
      await wait(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await sweeping;
    },
  };
}
