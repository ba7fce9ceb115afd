import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { badPictures, somePhoto } from '../../../testing/bad-pictures.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { formWith } from '../../../testing/form.ts';
import type { Person } from '../../../testing/people.ts';
import { sweepBlobs } from '../../services/blobs/sweep.ts';

const { app, db, person } = await buildTestApp({ config: { hasRateLimits: false } });
const photo = await somePhoto();
const jpeg = await photo
  .clone()
  .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
  .jpeg()
  .toBuffer();
const url = `data:image/jpeg;base64,${jpeg.toString('base64')}`;

async function upload(somebody: Person, ...form: Parameters<typeof formWith>) {
  const { payload, headers } = formWith(...form);
  return await app.inject({
    method: 'POST',
    url: '/api/image-references',
    headers: { ...somebody.headers, ...headers },
    payload,
  });
}

async function post(somebody: Person, payload: object) {
  const { headers } = somebody;
  return await app.inject({ method: 'POST', url: '/api/image-references', headers, payload });
}

async function get(somebody: Person, address: string) {
  return await app.inject({ url: address, headers: somebody.headers });
}

async function remove(somebody: Person, id: string) {
  const { headers } = somebody;
  return await app.inject({ method: 'DELETE', url: `/api/image-references/${id}`, headers });
}

describe('keeping a picture', () => {
  it('[IMG-1] takes a data URL, and puts the new picture first', async () => {
    const ana = await person();
    await post(ana, { title: 'first.jpg', url, description: 'A wall' });
    const created = await post(ana, { title: 'second.jpg', url });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toEqual({
      id: expect.any(String),
      title: 'second.jpg',
      description: 'Uploaded reference image',
      url: expect.stringMatching(/^\/api\/files\/[0-9a-f]{64}$/),
      thumbnail_url: expect.stringMatching(/^\/api\/files\/[0-9a-f]{64}$/),
      width: 320,
      height: 240,
      created_at: expect.any(String),
    });
    const { images, total, next_cursor } = (await get(ana, '/api/image-references')).json();
    expect(images.map(({ title }: { title: string }) => title)).toEqual(['second.jpg', 'first.jpg']);
    expect([total, next_cursor, images[0]]).toEqual([2, null, created.json()]);
    expect((await get(ana, `/api/image-references/${created.json().id}`)).json()).toEqual(created.json());
  });

  it('[IMG-1] takes a form, where the file’s name is the title', async () => {
    const ana = await person();
    const named = await upload(ana, { bytes: jpeg, name: 'Dock at dusk.jpg' });
    expect(named.json()).toMatchObject({
      title: 'Dock at dusk.jpg',
      description: 'Uploaded reference image',
    });
    const long = await upload(ana, { bytes: jpeg, name: `${'a'.repeat(254)}🎬.jpg` });
    expect(long.json().title).toBe('a'.repeat(254));
    const titled = await upload(ana, { bytes: jpeg }, { title: 'Dock', description: 'Two lamps' });
    expect(titled.json()).toMatchObject({ title: 'Dock', description: 'Two lamps' });
  });

  it('[IMG-2] asks the bytes what it is, not the name', async () => {
    const named = await upload(await person(), { bytes: jpeg, name: 'notes.txt', type: 'text/plain' });
    expect(named.statusCode).toBe(201);
  });

  it('[IMG-4] draws it anew: WebP, at most 2,560 pixels, upright, nothing of where it was taken', async () => {
    const ana = await person();
    const large = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#b03a2e' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();
    const kept = (await upload(ana, { bytes: large })).json();
    expect([kept.width, kept.height]).toEqual([1_280, 2_560]);
    for (const [address, longest] of [
      [kept.url, 2_560],
      [kept.thumbnail_url, 512],
    ]) {
      const file = await get(ana, address);
      const { format, height, exif } = await sharp(file.rawPayload).metadata();
      expect([file.headers['content-type'], format, height, exif]).toEqual([
        'image/webp',
        'webp',
        longest,
        undefined,
      ]);
    }
  });

  it('[IMG-5] leaves nothing of a deleted one, once nothing else is the same', async () => {
    const ana = await person();
    const [first, second] = [
      (await upload(ana, { bytes: jpeg })).json(),
      (await post(ana, { title: 'x', url })).json(),
    ];
    expect((await remove(ana, first.id)).statusCode).toBe(204);
    await sweepBlobs(app.deps, app.log);
    expect((await get(ana, second.url)).statusCode).toBe(200);
    expect((await remove(ana, second.id)).statusCode).toBe(204);
    expect((await remove(ana, second.id)).json().code).toBe('image-reference-not-found');
    await sweepBlobs(app.deps, app.log);
    expect((await get(ana, second.url)).statusCode).toBe(404);
    expect(await db.selectFrom('blobs').where('user_id', '=', ana.id).selectAll().execute()).toEqual([]);
  });

  it('[SESS-2] is nobody else’s to see or to delete', async () => {
    const [ana, ben] = [await person(), await person()];
    const { id, url: file } = (await upload(ana, { bytes: jpeg })).json();
    expect((await get(ben, '/api/image-references')).json()).toMatchObject({ images: [], total: 0 });
    expect((await get(ben, `/api/image-references/${id}`)).json().code).toBe('image-reference-not-found');
    expect((await get(ben, file)).statusCode).toBe(404);
    expect((await remove(ben, id)).statusCode).toBe(404);
    expect((await get(ana, file)).statusCode).toBe(200);
  });

  it('[LIST-1] gives 20 unless asked, and goes on from the cursor', async () => {
    const ana = await person();
    const { blob_id, thumbnail_id, ...row } = await rowOf((await upload(ana, { bytes: jpeg })).json().id);
    for (let n = 0; n < 20; n++) {
      const copy = { ...row, id: app.deps.newId(), blob_id, thumbnail_id };
      await db.insertInto('image_references').values(copy).execute();
    }
    const first = (await get(ana, '/api/image-references')).json();
    expect([first.images.length, first.total]).toEqual([20, 21]);
    const rest = (await get(ana, `/api/image-references?cursor=${first.next_cursor}`)).json();
    expect([rest.images.length, rest.next_cursor]).toEqual([1, null]);
  });
});

async function rowOf(id: string) {
  return await db.selectFrom('image_references').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('[IMG-3] what cannot be kept', async () => {
  const ana = await person();

  it.each(await badPictures())('$name: $code, and nothing stays of it', async ({ bytes, code }) => {
    const answers = [
      await upload(ana, { bytes }),
      await post(ana, { title: 'x', url: `data:image/png;base64,${bytes.toString('base64')}` }),
    ];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({
        code,
        title: expect.stringMatching(/10 MB|50 mega|JPEG|damaged/),
      });
    }
    expect(await db.selectFrom('blobs').where('user_id', '=', ana.id).selectAll().execute()).toEqual([]);
  });

  it('names what is missing', async () => {
    expect((await post(ana, { title: ' ', url: 'https://example.com/x.png' })).json().errors).toEqual([
      { field: 'body.title', message: 'Title is required.' },
      { field: 'body.url', message: expect.stringContaining('data:image/png;base64') },
    ]);
    const empty = await app.inject({
      method: 'POST',
      url: '/api/image-references',
      headers: { ...ana.headers, 'content-type': 'multipart/form-data; boundary=cut' },
      payload: '--cut--\r\n',
    });
    expect(empty.json().errors).toEqual([{ field: 'body.file', message: 'A file is missing here.' }]);
  });
});
