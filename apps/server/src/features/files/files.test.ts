import { randomUUIDv7 } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { somePicture } from '../../../testing/pictures.ts';
import { startS3StandIn } from '../../../testing/s3-stand-in.ts';
import { recordBlob, storeBytes } from '../../services/blobs/commands.ts';
import { openS3Store } from '../../services/blobs/s3-store.ts';
import { byteRange } from './byte-range.ts';

const service = await startS3StandIn();
const blobs = openS3Store(service.settings);
afterAll(async () => {
  blobs.close();
  await service.close();
});
const stores = { 'a folder': await buildTestApp(), S3: await buildTestApp({ blobs }) };

describe.each(Object.entries(stores))(
  '[FILE-6] GET /api/files/{sha256} from %s',
  (_name, { app, person }) => {
    async function keep({ id }: Person, bytes: Buffer = somePicture()) {
      const stored = await storeBytes(app.deps, id, bytes);
      await app.deps.db.transaction().execute((trx) => recordBlob(trx, app.deps, stored));
      return { url: `/api/files/${stored.sha256}`, sha256: stored.sha256, bytes };
    }

    it('answers the bytes to their owner, to keep for ever and never to take for anything else', async () => {
      const owner = await person();
      const { url, sha256, bytes } = await keep(owner);
      const answer = await app.inject({ url, headers: owner.headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toEqual(bytes);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'Cookie',
        etag: `"${sha256}"`,
        'content-type': 'image/png',
        'content-length': String(bytes.length),
        'content-disposition': `inline; filename="${sha256.slice(0, 12)}.png"`,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'accept-ranges': 'bytes',
      });
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; sandbox; /);
      expect(policy).not.toMatch(/self|allow/);
    });

    it('hands what is no picture out to be saved, whatever it was called', async () => {
      const owner = await person();
      const { url, sha256 } = await keep(owner, Buffer.from('<!doctype html><script>alert(1)</script>'));
      const { headers } = await app.inject({ url, headers: owner.headers });
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${sha256.slice(0, 12)}"`,
      });
    });

    it('tells HEAD the same without the bytes', async () => {
      const owner = await person();
      const { url, bytes } = await keep(owner);
      const [head, get] = [
        await app.inject({ method: 'HEAD', url, headers: owner.headers }),
        await app.inject({ url, headers: owner.headers }),
      ];
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        String(bytes.length),
      ]);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    });

    it('answers 304 to whoever has it', async () => {
      const owner = await person();
      const { url, sha256 } = await keep(owner);
      for (const known of [`"${sha256}"`, `W/"${sha256}"`, `"other", "${sha256}"`, '*']) {
        const answer = await app.inject({ url, headers: { ...owner.headers, 'if-none-match': known } });
        expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', `"${sha256}"`]);
      }
      const other = await app.inject({ url, headers: { ...owner.headers, 'if-none-match': '"other"' } });
      expect(other.statusCode).toBe(200);
    });

    it('answers a part when a part is asked for', async () => {
      const owner = await person();
      const { url, sha256, bytes } = await keep(owner);
      const ask = (headers: object) => app.inject({ url, headers: { ...owner.headers, ...headers } });
      const part = await ask({ range: 'bytes=2-4' });
      expect([
        part.statusCode,
        part.rawPayload,
        part.headers['content-range'],
        part.headers['content-length'],
      ]).toEqual([206, bytes.subarray(2, 5), `bytes 2-4/${bytes.length}`, '3']);
      const same = await ask({ range: 'bytes=-1', 'if-range': `"${sha256}"` });
      expect([same.statusCode, same.rawPayload]).toEqual([206, bytes.subarray(-1)]);
      expect((await ask({ range: 'bytes=2-4', 'if-range': '"other"' })).statusCode).toBe(200);

      const beyond = await ask({ range: `bytes=${bytes.length}-` });
      expect([beyond.statusCode, beyond.json().code, beyond.headers['content-range']]).toEqual([
        416,
        'range-not-satisfiable',
        `bytes */${bytes.length}`,
      ]);
      expect(beyond.headers['cache-control']).toBe('no-store');
    });

    it('[SESS-2] is not found by anybody else, and needs a session', async () => {
      const owner = await person();
      const { url } = await keep(owner);
      const theirs = await app.inject({ url, headers: (await person()).headers });
      expect([theirs.statusCode, theirs.json().code]).toEqual([404, 'file-not-found']);
      for (const method of ['GET', 'HEAD'] as const)
        expect((await app.inject({ method, url })).statusCode).toBe(401);
    });

    it.each([
      '0'.repeat(64),
      'F'.repeat(64),
      '..',
      '..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e%2fdatabase%2fPG_VERSION',
      '..%5c..%5cdatabase',
      'users',
      `users/${randomUUIDv7()}/${'0'.repeat(64)}`,
      `${'0'.repeat(64)}%00.png`,
      `${'0'.repeat(64)}%0a`,
      '',
    ])('finds nothing at %j', async (place) => {
      const { headers } = await person();
      const answer = await app.inject({ url: `/api/files/${place}`, headers });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
    });
  },
);

it('answers 503 while the store is away, with nothing in it to keep, and the file afterwards', async () => {
  const { app, person } = stores.S3;
  const owner = await person();
  const stored = await storeBytes(app.deps, owner.id, somePicture());
  await app.deps.db.transaction().execute((trx) => recordBlob(trx, app.deps, stored));
  const get = () => app.inject({ url: `/api/files/${stored.sha256}`, headers: owner.headers });
  service.become('failing');
  const away = await get();
  expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([
    503,
    'storage-unavailable',
    '1',
  ]);
  expect([away.headers['cache-control'], away.headers.etag]).toEqual(['no-store', undefined]);
  service.become('well');
  expect((await get()).statusCode).toBe(200);
});

it.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=0-99', { start: 0, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=3-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
])('of ten bytes, %s is %o', (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected);
});
