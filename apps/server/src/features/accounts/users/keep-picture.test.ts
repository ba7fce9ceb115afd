import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { keepPicture } from './keep-picture.ts';

const { app, db, person } = await buildTestApp();
const pictures = new Map<string, Uint8Array>();
let asked: string[] = [];
const deps = {
  ...app.deps,
  fetchPicture: async (address: string) => {
    asked.push(address);
    return pictures.get(address);
  },
};
async function plain(background: string): Promise<Uint8Array> {
  return await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
}
pictures.set('red', await plain('#b03a2e'));
pictures.set('blue', await plain('#2e5fb0'));
pictures.set('drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));

async function pictureOf({ headers }: { headers: { cookie: string } }): Promise<string> {
  const me = await app.inject({ url: '/api/users/me', headers });
  return me.json().google_user_data.picture;
}

beforeEach(() => {
  asked = [];
});

it('[PIC-4] serves the picture as one of the person’s own files, and to nobody else', async () => {
  const somebody = await person();
  await keepPicture(deps, somebody.id, 'red');
  const address = await pictureOf(somebody);
  const file = await app.inject({ url: address, headers: somebody.headers });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(address).toBe(`/api/files/${createHash('sha256').update(file.rawPayload).digest('hex')}`);
  const other = await app.inject({ url: address, headers: (await person()).headers });
  expect(other.statusCode).toBe(404);
});

it('asks for a picture once, and for another when the provider has another', async () => {
  const somebody = await person();
  await keepPicture(deps, somebody.id, 'red');
  await keepPicture(deps, somebody.id, 'red');
  const first = await pictureOf(somebody);
  await keepPicture(deps, somebody.id, 'blue');
  expect(asked).toEqual(['red', 'blue']);
  expect(await pictureOf(somebody)).not.toBe(first);
  const uses = await db.selectFrom('blobs').select('id').where('user_id', '=', somebody.id).execute();
  expect(uses).toHaveLength(1);
});

it('keeps one use of a picture when two sign-ins bring it at once', async () => {
  const somebody = await person();
  await Promise.all(['red', 'red', 'blue'].map((source) => keepPicture(deps, somebody.id, source)));
  const uses = await db.selectFrom('blobs').select('id').where('user_id', '=', somebody.id).execute();
  expect(uses).toHaveLength(1);
});

it.each(['nowhere', 'drawing', ''])('keeps nothing of “%s”', async (source) => {
  const somebody = await person();
  await keepPicture(deps, somebody.id, source);
  expect(await pictureOf(somebody)).toBe('');
});
