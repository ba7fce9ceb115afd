import { randomUUIDv7 } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureHolding } from '../../../testing/attacks/slow-pictures.ts';
import { pngChunk, pngOf } from '../../../testing/bad-pictures.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { formWith } from '../../../testing/form.ts';
import type { Person } from '../../../testing/people.ts';
import { boundedFacts } from '../../services/picture-reader/bounded-facts.ts';

const { app, db, person } = await buildTestApp({ config: { hasRateLimits: false } });
const url = '/api/analyze-image';

const prompt = 'a lighthouse keeper at his window, night, 85mm, <lora:storm:0.8>';
const parameters = `${prompt}
Negative prompt: text, watermark
Steps: 28, Sampler: Euler a, Schedule type: Karras, CFG scale: 6.5, Seed: 90210, Size: 832x1216, Model: dreamwood_v3, Version: v1.10.1`;
const text = (key: string, words: string) =>
  pngChunk('tEXt', Buffer.concat([Buffer.from(`${key}\0`, 'latin1'), Buffer.from(words, 'latin1')]));
const pixels = deflateSync(Buffer.alloc(65 * 64));
const made = pngOf(64, 64, pixels, [text('parameters', parameters)]);
const plain = pngOf(64, 64, pixels, [text('Comment', 'a harbour, from the quay')]);

function send(author: Person, bytes: Uint8Array, more: Record<string, string> = {}) {
  const { payload, headers } = formWith({ bytes }, more);
  return app.inject({ method: 'POST', url, payload, headers: { ...headers, ...author.headers } });
}
const usedBy = async ({ headers }: Person) =>
  (await app.inject({ url: '/api/usage', headers })).json().prompts_used;

describe('[REV-14] a file that holds its prompt', () => {
  it('gives it word for word, with what else it says, and nothing is counted or kept', async () => {
    const author = await person();
    const generation_id = randomUUIDv7();
    const answer = await send(author, made, { generation_id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      generation_id,
      source: 'exact',
      prompt,
      confidence: 100,
      reasons: [{ points: 100, says: 'the file holds its prompt, word for word' }],
      analysis: { subject: expect.stringContaining('lighthouse keeper'), confidence: 100, model: 'general' },
      recovered: {
        prompt,
        negative: 'text, watermark',
        model: 'dreamwood_v3',
        seed: '90210',
        steps: '28',
        sampler: 'Euler a',
        scheduler: 'Karras',
        cfg: '6.5',
        width: '832',
        height: '1216',
        loras: ['storm'],
      },
    });
    expect(answer.json().recovered.raw).toContain(parameters);
    expect(answer.json().measured).toBeUndefined();
    expect(await usedBy(author)).toBe(0);
    const kept = await db
      .selectFrom('generation_answers')
      .select('generation_id')
      .where('user_id', '=', author.id)
      .execute();
    expect(kept).toEqual([]);
  });

  it('is answered when nothing is left of the day', async () => {
    const author = await person();
    const another = (n: number) => pngOf(64, 64, pixels, [text('Comment', `a harbour, take ${n}`)]);
    for (let n = 0; n < 6; n++) expect((await send(author, another(n))).json().source).toBe('measured');
    expect((await send(author, plain)).json().code).toBe('daily-limit-reached');
    expect((await send(author, made)).json()).toMatchObject({ source: 'exact', prompt });
    expect(await usedBy(author)).toBe(6);
  });

  it('is measured where that is asked for, and that counts', async () => {
    const author = await person();
    const answer = await send(author, made, { recover: 'false' });
    expect(answer.json()).toMatchObject({
      source: 'measured',
      measured: { size: { width: 64, height: 64 } },
      recovered: { prompt, seed: '90210' },
    });
    expect(answer.json().recovered.raw).toBeUndefined();
    expect(await usedBy(author)).toBe(1);
    const imageData = `data:image/png;base64,${made.toString('base64')}`;
    const json = await app.inject({
      method: 'POST',
      url,
      payload: { imageData, recover: false },
      headers: author.headers,
    });
    expect(json.json().source).toBe('measured');
    // The same file on the same day.
    expect(await usedBy(author)).toBe(1);
  });

  it('gives it also where the pixels behind it are cut off', async () => {
    const author = await person();
    const cut = made.subarray(0, made.length - 40);
    expect((await send(author, cut)).json()).toMatchObject({ source: 'exact', prompt });
    expect((await send(author, cut, { recover: 'false' })).json().code).toBe('picture-unreadable');
    expect(await usedBy(author)).toBe(0);
  });
});

describe('[STALL-4] a file that holds more than a prompt may be', () => {
  const long = 'nor '.repeat(250_000).trim();

  it('gives it whole, and says how much of it was read', async () => {
    const { prompt: held, reasons } = (await send(await person(), pictureHolding(long, false))).json();
    // Not compared as texts: told in full, a megabyte of them fills the screen.
    expect(held === long).toBe(true);
    expect(reasons.at(-1).says).toContain('only its first 20,000 characters were sorted');
  });

  it('is not unpacked where nobody wrote so much, and what somebody wrote is', async () => {
    const author = await person();
    const bomb = 'masterpiece, '.repeat(80_000);
    expect((await send(author, pictureHolding(bomb, true))).json().source).toBe('measured');
    expect((await send(author, pictureHolding(parameters, true))).json()).toMatchObject({
      source: 'exact',
      prompt,
    });
  });

  it('hands on no more of its settings and texts than travels', () => {
    const {
      settings,
      raw,
      prompt: held,
    } = boundedFacts({
      container: 'png',
      prompt: 'a'.repeat(2_000_000),
      settings: Array.from({ length: 600 }, () => ({ name: 'n'.repeat(300), value: 'v'.repeat(20_000) })),
      raw: Array.from({ length: 3 }, () => ({ where: 'PNG', text: 't'.repeat(100_000) })),
      provenance: [],
    });
    expect([held?.length, settings.length, settings[0]?.value.length]).toEqual([1_048_576, 500, 10_000]);
    expect(raw.map(({ text: words }) => words.length)).toEqual([100_000, 100_000]);
  });
});

it('[REV-14] finds a prompt that is hidden in the pixels', async () => {
  const author = await person();
  const packed = gzipSync(parameters);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(packed.length * 8);
  const bytes = Buffer.concat([Buffer.from('stealth_pngcomp', 'latin1'), length, packed]);
  const [width, height] = [96, 64];
  const rgba = Buffer.alloc(4 * width * height, 200);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [Math.floor(at / height), at % height];
    const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at % 8))) & 1;
    rgba[4 * (y * width + x) + 3] = 254 + bit;
  }
  const hidden = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  expect((await send(author, hidden)).json()).toMatchObject({ source: 'exact', prompt });
  expect(await usedBy(author)).toBe(0);
});

it('[REV-14] tells who made a picture that holds no prompt, and measures it', async () => {
  const xmp = `XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>`;
  const signed = pngOf(64, 64, pixels, [pngChunk('iTXt', Buffer.from(xmp, 'latin1'))]);
  const answer = await send(await person(), signed);
  expect(answer.json()).toMatchObject({ source: 'measured' });
  expect(answer.json().recovered.provenance).toMatch(/^Made with .*; it holds no prompt\.$/);
});

it('[REV-14] takes a comment for no prompt', async () => {
  const answer = await send(await person(), plain);
  expect(answer.json()).toMatchObject({ source: 'measured' });
  expect(answer.json().recovered?.prompt).toBeUndefined();
});

describe('[REV-15] a clip', () => {
  const mp4 = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1'),
    Buffer.alloc(500),
  ]);
  const webm = Buffer.concat([Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01', 'latin1'), Buffer.alloc(500)]);
  const mov = Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'), Buffer.alloc(500)]);

  it.each([
    ['MP4', mp4],
    ['WebM', webm],
    ['QuickTime', mov],
  ])('of %s is refused by its bytes, whatever it is called, and costs nothing', async (_, bytes) => {
    const author = await person();
    const form = await send(author, bytes);
    const imageData = `data:image/png;base64,${bytes.toString('base64')}`;
    const json = await app.inject({ method: 'POST', url, payload: { imageData }, headers: author.headers });
    for (const answer of [form, json]) {
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({
        code: 'picture-kind-unknown',
        success: false,
        detail: 'This one is a clip. Save a frame of it as JPEG, PNG or WebP and try again.',
      });
    }
    expect(await usedBy(author)).toBe(0);
  });
});
