import {
  type EndpointForm,
  type EndpointKey,
  endpoints,
  isFilePart,
  isRawBody,
} from '@cuewright/contract/endpoints';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../build-test-app.ts';
import { formWith } from '../form.ts';
import { castOf } from './cast.ts';
import { changedTables, DatabaseState } from './database-state.ts';
import { hostilePictures } from './hostile-pictures.ts';

const server = await buildTestApp({ config: { hasRateLimits: false, hasDemoCheckout: true } });
const { app, db } = server;
const cast = await castOf(server);
const state = await DatabaseState.keep(db, cast.victim.id);
const pictures = await hostilePictures();

const uploads = (Object.entries(endpoints) as [EndpointKey, EndpointForm][]).filter(
  ([, { body }]) =>
    body && isRawBody(body) && body.kind === 'multipart' && Object.values(body.parts).some(isFilePart),
);

/** What is added to and never taken from, whatever becomes of a try. */
// The first picture of a server makes the secret by which pictures are known again.
const LEDGER = new Set(['blob_deletions', 'generations', 'ledger_entries', 'server_secrets']);
const REFUSED = [
  'picture-too-large',
  'picture-too-many-pixels',
  'picture-kind-unknown',
  'picture-unreadable',
];

it('[ATTACK-7] every call that takes a file is known', () => {
  expect(uploads.map(([key]) => key)).toEqual(['POST /api/image-references', 'POST /api/analyze-image']);
});

describe.each(uploads)('[ATTACK-7] %s', (_, { path }) => {
  it.each(pictures)('holds against $name, as a file and as text', async ({ bytes, isTaken }) => {
    const before = await state.read();
    const { headers } = cast.attacker;
    const left = (await app.inject({ url: '/api/usage', headers })).json();
    const form = formWith({ bytes, name: 'photo.png', type: 'image/png' }, { title: 'a' });
    const url = `data:image/png;base64,${bytes.toString('base64')}`;
    const answers = [
      await app.inject({
        method: 'POST',
        url: path,
        payload: form.payload,
        headers: { ...headers, ...form.headers },
      }),
      await app.inject({
        method: 'POST',
        url: path,
        headers,
        payload: path === '/api/analyze-image' ? { imageData: url } : { title: 'a', url },
      }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(isTaken ? 300 : 500);
      if (answer.statusCode >= 400) {
        expect(REFUSED).toContain(answer.json().code);
        continue;
      }
      expect(answer.body).not.toContain('<script>');
      const { url: kept } = answer.json();
      if (kept === undefined) continue;
      const file = await app.inject({ url: kept, headers });
      const drawn = await sharp(file.rawPayload).metadata();
      expect([file.headers['content-type'], drawn.format, drawn.pages ?? 1, drawn.exif]).toEqual([
        'image/webp',
        'webp',
        1,
        undefined,
      ]);
      expect(file.rawPayload.includes('script')).toBe(false);
      expect(file.headers['content-security-policy']).toContain('sandbox');
    }
    const isRefused = answers.every(({ statusCode }) => statusCode >= 400);
    const changed = changedTables(before, await state.read());
    if (isRefused) {
      // What shows only when the pixels are unpacked was reserved for, and is given back.
      expect((await app.inject({ url: '/api/usage', headers })).json()).toEqual(left);
      expect(changed.filter((table) => !LEDGER.has(table))).toEqual([]);
    }
    await state.restore(changed);
  });
});

it('[ATTACK-7] afterwards the server reads a picture as it did before', async () => {
  const form = formWith({ bytes: cast.own.picture });
  const headers = { ...cast.attacker.headers, ...form.headers };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/analyze-image',
    payload: form.payload,
    headers,
  });
  expect(answer.json()).toMatchObject({ success: true, source: 'measured' });
});
