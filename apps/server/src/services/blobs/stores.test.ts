import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freshFolder } from '../../../testing/fresh-database.ts';
import { startS3StandIn } from '../../../testing/s3-stand-in.ts';
import { assertRoomToWrite } from '../../database/embedded/disk-guard.ts';
import { type BlobAddress, type BlobStore, blobKey } from './blob-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';

const dataDir = await freshFolder();
const service = await startS3StandIn();
const folder = await openFolderStore(dataDir);
const s3 = openS3Store(service.settings);
/** Gives a service that says nothing up at once, so that the test need not wait. */
const impatience = { connectMs: 500, answerMs: 100, idleMs: 500, readMs: 500, callMs: 200, uploadMs: 200 };
const impatient = openS3Store(service.settings, impatience);
afterAll(async () => {
  s3.close();
  impatient.close();
  await service.close();
  await fs.rm(dataDir, { recursive: true, force: true });
});

function picture(): { bytes: Buffer; address: BlobAddress } {
  const bytes = randomBytes(70_000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, address: { userId: randomUUID(), sha256 } };
}

async function readAll(store: BlobStore, ...asked: Parameters<BlobStore['read']>) {
  const bytes = await store.read(...asked);
  return bytes && (await buffer(bytes));
}

describe.each([
  { name: 'a folder', store: folder },
  { name: 'S3', store: s3 },
])('[FILE-1] $name', ({ store }) => {
  it('gives back the very bytes, whole and in part', async () => {
    const { bytes, address } = picture();
    await store.put(address, bytes, 'image/png');
    expect(await readAll(store, address)).toEqual(bytes);
    expect(await readAll(store, address, { start: 10, end: 19 })).toEqual(bytes.subarray(10, 20));
    expect(await readAll(store, address, { start: 0, end: 0 })).toEqual(bytes.subarray(0, 1));
  });

  it('keeps the same bytes once a person, and each person’s apart', async () => {
    const { bytes, address } = picture();
    const theirs = { ...address, userId: randomUUID() };
    await Promise.all([store.put(address, bytes, 'image/png'), store.put(address, bytes, 'image/png')]);
    await store.put(theirs, bytes, 'image/png');
    await store.remove(address);
    expect(await store.read(address)).toBeUndefined();
    expect(await readAll(store, theirs)).toEqual(bytes);
  });

  it('has nothing of what was never put, and removes it all the same', async () => {
    const { address } = picture();
    expect(await store.read(address)).toBeUndefined();
    await store.remove(address);
    await store.remove(address);
  });

  it('keeps bytes that come while the person’s last ones go', async () => {
    const { address } = picture();
    for (let round = 0; round < 20; round++) {
      const next = { ...picture(), userId: address.userId };
      const other = { ...next.address, userId: address.userId };
      await store.put(address, Buffer.from('old'), 'image/png');
      await Promise.all([store.remove(address), store.put(other, next.bytes, 'image/png')]);
      expect(await readAll(store, other)).toEqual(next.bytes);
      await store.remove(other);
    }
  });

  it.each(['..', '../../etc/passwd', 'a/b', '', 'F'.repeat(64), `${'0'.repeat(64)}\n`])(
    'takes no address like %j',
    async (sha256) => {
      const { address, bytes } = picture();
      for (const odd of [
        { ...address, sha256 },
        { ...address, userId: sha256 },
      ]) {
        await expect(store.put(odd, bytes, 'image/png')).rejects.toThrow('addressed by');
        await expect(store.read(odd)).rejects.toThrow('addressed by');
        await expect(store.remove(odd)).rejects.toThrow('addressed by');
      }
    },
  );
});

describe('a folder', () => {
  it('has each blob under its key, for nobody but the server, and nothing unfinished', async () => {
    const { bytes, address } = picture();
    await folder.put(address, bytes, 'image/png');
    const file = await fs.stat(path.join(dataDir, 'files', blobKey(address)));
    expect([file.size, file.mode & 0o077]).toEqual([bytes.length, 0]);
    expect(await fs.readdir(path.join(dataDir, 'files/unfinished'))).toEqual([]);
  });

  it('has the bytes on the disk before their name, and the name before it returns', async () => {
    const steps: string[] = [];
    const handle = await fs.open(dataDir);
    const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (
      this: typeof handle,
    ) {
      await this.datasync();
      steps.push((await this.stat()).isDirectory() ? 'folder synced' : 'bytes synced');
    });
    const { rename } = fs;
    const renaming = vi.spyOn(fs, 'rename').mockImplementation(async (...given) => {
      await rename(...given);
      steps.push('renamed');
    });
    onTestFinished(() => {
      sync.mockRestore();
      renaming.mockRestore();
    });
    await handle.close();
    const { bytes, address } = picture();
    await folder.put(address, bytes, 'image/png');
    // The person's own folder, then the two above it, because it is new.
    expect(steps).toEqual(['bytes synced', 'renamed', ...Array(3).fill('folder synced')]);
    await folder.put({ ...address, sha256: '0'.repeat(64) }, bytes, 'image/png');
    expect(steps.slice(5)).toEqual(['bytes synced', 'renamed', 'folder synced']);
  });

  it('leaves no folder behind of somebody who has nothing left', async () => {
    const { bytes, address } = picture();
    await folder.put(address, bytes, 'image/png');
    await folder.remove(address);
    expect(await fs.readdir(path.join(dataDir, 'files/users'))).not.toContain(address.userId);
  });

  it('clears away what a process that died an hour ago left unfinished, and nothing younger', async () => {
    const place = path.join(dataDir, 'files/unfinished');
    for (const name of ['old', 'young']) await fs.writeFile(path.join(place, name), '');
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await fs.utimes(path.join(place, 'old'), longAgo, longAgo);
    await openFolderStore(dataDir);
    expect(await fs.readdir(place)).toEqual(['young']);
    await fs.rm(path.join(place, 'young'));
  });

  it('answers a disk that refuses as storage that cannot be reached', async () => {
    const { bytes, address } = picture();
    await fs.mkdir(path.join(dataDir, 'files/users'), { recursive: true });
    await fs.writeFile(path.join(dataDir, 'files/users', address.userId), 'in the way');
    const error = await folder.put(address, bytes, 'image/png').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'StorageError', code: 'storage-unavailable' });
    expect(String(error)).not.toContain(address.userId);
  });

  it('is full before the database’s disk is', async () => {
    await expect(assertRoomToWrite(dataDir, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
      code: '53100',
    });
    const { address } = picture();
    const huge = { byteLength: Number.MAX_SAFE_INTEGER } as Uint8Array;
    await expect(folder.put(address, huge, 'image/png')).rejects.toMatchObject({ code: 'storage-full' });
  });

  it('refuses to start where it cannot write', async () => {
    const file = path.join(dataDir, 'a-file');
    await fs.writeFile(file, '');
    await expect(openFolderStore(file)).rejects.toThrow(/^DATA_DIR .* cannot be written to \(ENOTDIR\)\./);
  });
});

describe('S3', () => {
  it('has each blob under its key in the bucket, with the type the server found', async () => {
    const { bytes, address } = picture();
    await s3.put(address, bytes, 'image/webp');
    expect(service.objects.get(`/films/${blobKey(address)}`)).toEqual({ bytes, type: 'image/webp' });
  });

  it.each([
    ['failing', 'storage-unavailable'],
    ['bucketless', 'storage-unavailable'],
    ['full', 'storage-full'],
  ] as const)('says so when the service is %s, and goes on when it is well', async (mood, code) => {
    const { bytes, address } = picture();
    service.become(mood);
    const calls = [
      () => s3.put(address, bytes, 'image/png'),
      () => s3.read(address),
      () => s3.remove(address),
    ];
    for (const call of calls) {
      const error = await call().then(
        () => 'no failure',
        (thrown: unknown) => thrown,
      );
      expect(error).toMatchObject({ name: 'StorageError', code });
      expect(String(error)).not.toContain(address.userId);
    }
    service.become('well');
    await s3.put(address, bytes, 'image/png');
    expect(await readAll(s3, address)).toEqual(bytes);
  });

  it('gives up a service that says nothing', async () => {
    const { bytes, address } = picture();
    service.become('silent');
    const calls = [
      impatient.put(address, bytes, 'image/png'),
      impatient.read(address),
      impatient.remove(address),
    ];
    for (const call of await Promise.allSettled(calls))
      expect(call).toMatchObject({ status: 'rejected', reason: { code: 'storage-unavailable' } });
    service.become('well');
  });

  it('asks a service that fails again before it gives up', async () => {
    const { address } = picture();
    service.become('failing');
    await expect(s3.remove(address)).rejects.toMatchObject({ code: 'storage-unavailable' });
    service.become('well');
    const asked = service.requests.filter((line) => line.endsWith(blobKey(address)));
    expect(asked).toHaveLength(3);
  });

  it('does not take the whole for a part', async () => {
    const { bytes, address } = picture();
    await s3.put(address, bytes, 'image/png');
    service.become('forgetful');
    await expect(s3.read(address, { start: 0, end: 1 })).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    service.become('well');
  });

  it('says so when nobody listens there', async () => {
    const nowhere = openS3Store({ ...service.settings, endpoint: 'http://127.0.0.1:1' });
    await expect(nowhere.read(picture().address)).rejects.toMatchObject({ code: 'storage-unavailable' });
    nowhere.close();
  });
});
