import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { somePicture } from '../../../testing/pictures.ts';
import { openDatabase } from '../../database/database.ts';
import type { DepsWithFiles } from '../../deps.ts';
import { describeError } from '../../log.ts';
import type { BlobAddress, BlobStore } from './blob-store.ts';
import { recordBlob, storeBytes } from './commands.ts';
import { contentTypeOf } from './content-type.ts';
import { deleteBlob } from './repository.ts';
import { StorageError } from './storage-error.ts';
import { keepSweeping, sweepBlobs } from './sweep.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let now = Date.parse('2026-11-21T12:00:00Z');
const clock = () => new Date(now);
const { app, db, person } = await buildTestApp({ clock });
const { deps } = app;

/** What the sweeper says, as the log would have it. */
function listen() {
  const lines: object[] = [];
  const warn = ({ err, ...facts }: { err: Error }) => void lines.push({ ...facts, err: describeError(err) });
  return { log: { warn } as never, lines };
}

const silent = listen().log;

async function keep(userId: string, bytes: Buffer) {
  const stored = await storeBytes(deps, userId, bytes);
  return await db.transaction().execute((trx) => recordBlob(trx, deps, stored));
}

async function isKept(address: BlobAddress): Promise<boolean> {
  const bytes = await deps.blobs.read(address);
  if (bytes) await buffer(bytes);
  return bytes !== undefined;
}

async function queued({ userId, sha256 }: BlobAddress) {
  return await db
    .selectFrom('blob_deletions')
    .select(['attempts'])
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

/** A store whose removals happen as the test says. */
function withRemove(remove: BlobStore['remove']): DepsWithFiles {
  return { ...deps, blobs: { ...deps.blobs, remove } };
}

describe('[FILE-2] what a person keeps', () => {
  it('is recorded with what the bytes say they are and how many', async () => {
    const { id: userId } = await person();
    const bytes = somePicture(1_234);
    const blob = await keep(userId, bytes);
    expect(blob).toMatchObject({
      user_id: userId,
      content_type: 'image/png',
      size: 1_234,
      created_at: clock(),
    });
    expect(await queued({ userId, sha256: blob.sha256 })).toBeUndefined();
    expect(await buffer((await deps.blobs.read({ userId, sha256: blob.sha256 })) ?? expect.fail())).toEqual(
      bytes,
    );
  });

  it('goes with its last use, and not before', async () => {
    const { id: userId } = await person();
    const bytes = somePicture();
    const [first, second] = [await keep(userId, bytes), await keep(userId, bytes)];
    const address = { userId, sha256: first.sha256 };
    await deleteBlob(db, { id: first.id, userId });
    await sweepBlobs(deps, silent);
    expect([await isKept(address), await queued(address)]).toEqual([true, undefined]);
    await deleteBlob(db, { id: second.id, userId });
    await sweepBlobs(deps, silent);
    expect([await isKept(address), await queued(address)]).toEqual([false, undefined]);
  });

  it('is nobody else’s to drop', async () => {
    const { id: userId } = await person();
    const { id, sha256 } = await keep(userId, somePicture());
    await deleteBlob(db, { id, userId: (await person()).id });
    await sweepBlobs(deps, silent);
    expect(await isKept({ userId, sha256 })).toBe(true);
  });

  it('goes after its owner has gone', async () => {
    const { id: userId } = await person();
    const kept = [await keep(userId, somePicture()), await keep(userId, somePicture())];
    await db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await db.selectFrom('blobs').where('user_id', '=', userId).selectAll().execute()).toEqual([]);
    await sweepBlobs(deps, silent);
    for (const { sha256 } of kept) expect(await isKept({ userId, sha256 })).toBe(false);
  });

  it('stays when the same bytes are kept again before the sweep', async () => {
    const { id: userId } = await person();
    const bytes = somePicture();
    const { id, sha256 } = await keep(userId, bytes);
    await deleteBlob(db, { id, userId });
    await keep(userId, bytes);
    await sweepBlobs(deps, silent);
    now += 2 * HOUR;
    await sweepBlobs(deps, silent);
    expect(await isKept({ userId, sha256 })).toBe(true);
  });

  it('is safe from two uploads of the same bytes at once', async () => {
    const { id: userId } = await person();
    const bytes = somePicture();
    const blobs = await Promise.all(Array.from({ length: 6 }, () => keep(userId, bytes)));
    now += 2 * HOUR;
    await sweepBlobs(deps, silent);
    expect(new Set(blobs.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(await isKept({ userId, sha256: blobs[0]?.sha256 ?? '' })).toBe(true);
  });
});

describe('[FILE-3] bytes that no row knows of', () => {
  it('stay for an hour, in which they may be recorded, and then go', async () => {
    const { id: userId } = await person();
    const stored = await storeBytes(deps, userId, somePicture());
    now += 59 * MINUTE;
    await sweepBlobs(deps, silent);
    expect(await isKept(stored)).toBe(true);
    now += 2 * MINUTE;
    await sweepBlobs(deps, silent);
    expect([await isKept(stored), await queued(stored)]).toEqual([false, undefined]);
  });

  it('go as well when the transaction that recorded them is rolled back', async () => {
    const { id: userId } = await person();
    const stored = await storeBytes(deps, userId, somePicture());
    const attempt = db.transaction().execute(async (trx) => {
      await recordBlob(trx, deps, stored);
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    now += 61 * MINUTE;
    await sweepBlobs(deps, silent);
    expect(await isKept(stored)).toBe(false);
  });

  it('cannot be recorded once they are gone', async () => {
    const { id: userId } = await person();
    const stored = await storeBytes(deps, userId, somePicture());
    now += 61 * MINUTE;
    await sweepBlobs(deps, silent);
    const recording = db.transaction().execute((trx) => recordBlob(trx, deps, stored));
    await expect(recording).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await db.selectFrom('blobs').where('user_id', '=', userId).selectAll().execute()).toEqual([]);
  });

  it('go even when the same bytes were kept and dropped while they were on their way', async () => {
    const { id: userId } = await person();
    const bytes = somePicture();
    const gate = Promise.withResolvers<void>();
    const put: BlobStore['put'] = async (...given) => {
      await gate.promise;
      await deps.blobs.put(...given);
    };
    const slow = storeBytes({ ...deps, blobs: { ...deps.blobs, put } }, userId, bytes);
    const { id } = await keep(userId, bytes);
    await deleteBlob(db, { id, userId });
    await sweepBlobs(deps, silent);
    gate.resolve();
    const stored = await slow;
    expect(await isKept(stored)).toBe(true);
    now += 61 * MINUTE;
    await sweepBlobs(deps, silent);
    expect(await isKept(stored)).toBe(false);
  });
});

describe('[FILE-4] the sweep', () => {
  it('tries again, later each time, while the store fails, and tells the log no key', async () => {
    const { id: userId } = await person();
    const { id, sha256 } = await keep(userId, somePicture());
    await deleteBlob(db, { id, userId });
    let calls = 0;
    const failing = withRemove(async () => {
      calls++;
      const cause = Object.assign(new Error(`unlink ${userId}/${sha256}`), { path: `${userId}/${sha256}` });
      throw new StorageError('storage-unavailable', 'It is away.', { cause });
    });
    const { log, lines } = listen();
    const callsAfter = async (minutes: number) => {
      now += minutes * MINUTE;
      await sweepBlobs(failing, log);
      return calls;
    };
    expect(await callsAfter(0)).toBe(1);
    expect(await callsAfter(4)).toBe(1);
    expect(await callsAfter(2)).toBe(2);
    expect(await callsAfter(9)).toBe(2);
    expect(await callsAfter(2)).toBe(3);
    expect(lines).toMatchObject([{ attempts: 1 }, { attempts: 2 }, { attempts: 3 }]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${userId}|${sha256}`));
    for (let round = 0; round < 20; round++) await callsAfter(6 * 60 + 1);
    expect(calls).toBe(23);
    now += 6 * HOUR + MINUTE;
    await sweepBlobs(deps, silent);
    expect([await isKept({ userId, sha256 }), await queued({ userId, sha256 })]).toEqual([false, undefined]);
  });

  it('removes each of them once, although many sweep at the same time', async () => {
    const { id: userId } = await person();
    const kept = await Promise.all(Array.from({ length: 12 }, () => keep(userId, somePicture())));
    await db.deleteFrom('users').where('id', '=', userId).execute();
    const removed: string[] = [];
    const counting = withRemove(async (address) => {
      removed.push(address.sha256);
      await deps.blobs.remove(address);
    });
    await Promise.all(Array.from({ length: 5 }, () => sweepBlobs(counting, silent)));
    expect(removed.toSorted()).toEqual(kept.map(({ sha256 }) => sha256).toSorted());
  });

  it('lets nobody store bytes again while they are being removed, and anybody afterwards', async () => {
    const { id: userId } = await person();
    const bytes = somePicture();
    const { id, sha256 } = await keep(userId, bytes);
    await deleteBlob(db, { id, userId });
    const [began, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = withRemove(async (address) => {
      began.resolve();
      await gate.promise;
      await deps.blobs.remove(address);
    });
    const sweeping = sweepBlobs(slow, silent);
    await began.promise;
    await expect(storeBytes(deps, userId, bytes)).rejects.toMatchObject({ code: 'storage-unavailable' });
    gate.resolve();
    await sweeping;
    await keep(userId, bytes);
    now += 2 * HOUR;
    await sweepBlobs(deps, silent);
    expect(await isKept({ userId, sha256 })).toBe(true);
  });

  it('takes up what a process that died was removing', async () => {
    const { id: userId } = await person();
    const { id, sha256 } = await keep(userId, somePicture());
    await deleteBlob(db, { id, userId });
    const began = Promise.withResolvers<void>();
    void sweepBlobs(
      withRemove(async () => {
        began.resolve();
        await new Promise(() => {});
      }),
      silent,
    );
    await began.promise;
    await sweepBlobs(deps, silent);
    expect(await isKept({ userId, sha256 })).toBe(true);
    now += 6 * MINUTE;
    await sweepBlobs(deps, silent);
    expect(await isKept({ userId, sha256 })).toBe(false);
  });

  it('goes on by itself until it is stopped', async () => {
    const { id: userId } = await person();
    const sweeping = keepSweeping(deps, silent, 1);
    const { id, sha256 } = await keep(userId, somePicture());
    await deleteBlob(db, { id, userId });
    await expect.poll(() => isKept({ userId, sha256 })).toBe(false);
    await sweeping.stop();
    const later = await keep(userId, somePicture());
    await deleteBlob(db, { id: later.id, userId });
    expect(await queued({ userId, sha256: later.sha256 })).toEqual({ attempts: 0 });
    await sweepBlobs(deps, silent);
  });

  it('outlives a database that is away, and says so', async () => {
    const { log, lines } = listen();
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/nowhere';
    const away = await openDatabase({ databaseUrl, dataDir: '' }, { onConnectionLost: () => {} });
    onTestFinished(away.close);
    const sweeping = keepSweeping({ ...deps, db: away.db }, log, 1);
    await expect.poll(() => lines.length).toBeGreaterThan(1);
    await sweeping.stop();
    expect(lines[0]).toMatchObject({ err: { type: 'DatabaseError' } });
  });
});

describe('[FILE-5] the content type', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  it.each([
    ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['image/gif', 'GIF89a\x01\0'],
    ['image/avif', '\0\0\0\x1cftypavif\0\0\0\0'],
    ['application/octet-stream', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['application/octet-stream', '<!doctype html><script>1</script>'],
    ['application/octet-stream', 'RIFF\x24\0\0\0WAVEfmt '],
    ['application/octet-stream', ' \x89PNG\r\n\x1a\n'],
    ['application/octet-stream', ''],
  ])('is %s for %j', (type, head) => {
    expect(contentTypeOf(bytes(head))).toBe(type);
  });
});
