import { randomUUIDv7 } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { badPictures, pngChunk, pngOf, somePhoto } from '../../../testing/bad-pictures.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { formWith } from '../../../testing/form.ts';
import type { Person } from '../../../testing/people.ts';
import { photographed } from '../../../testing/photographed.ts';
import { withComment } from '../../../testing/with-comment.ts';

const { app, db, person } = await buildTestApp({ config: { hasRateLimits: false } });
const url = '/api/analyze-image';
const photo = await (await somePhoto(900, 600)).jpeg().toBuffer();

function send(author: Person, bytes: Uint8Array, text: Record<string, string> = {}) {
  const { payload, headers } = formWith({ bytes }, text);
  return app.inject({ method: 'POST', url, payload, headers: { ...headers, ...author.headers } });
}
const asJson = (author: Person, payload: object) =>
  app.inject({ method: 'POST', url, payload, headers: author.headers });
const usedBy = async ({ headers }: Person) =>
  (await app.inject({ url: '/api/usage', headers })).json().prompts_used;

describe('[REV-1] POST /api/analyze-image', () => {
  it('measures a picture, and says how it came by its prompt', async () => {
    const author = await person();
    const answer = await send(author, photo, { model: 'midjourney', enhanced: 'true' });
    expect(answer.statusCode).toBe(200);
    const said = answer.json();
    expect(said).toMatchObject({
      success: true,
      source: 'measured',
      originalCaption: '',
      analysis: { model: 'midjourney', confidence: said.confidence },
      measured: { size: { width: 900, height: 600 }, shape: { ratio: '3:2' } },
    });
    expect(said.prompt).toMatch(/ --ar 16:9 --v 6 --style raw --s 750$/);
    expect(said.recovered).toBeUndefined();
    expect(said.reasons.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(
      said.confidence,
    );
    expect(said.measured.tone.histogram).toHaveLength(55);
  });

  it('takes the same as JSON with a data URL, and answers the same', async () => {
    const author = await person();
    const imageData = `data:image/jpeg;base64,${photo.toString('base64')}`;
    const json = await asJson(author, { imageData, model: 'flux', enhanced: true });
    const form = await send(author, photo, { model: 'flux' });
    expect(json.statusCode).toBe(200);
    expect({ ...json.json(), generation_id: '' }).toEqual({ ...form.json(), generation_id: '' });
    expect((await asJson(author, { imageData })).json().analysis.model).toBe('general');
  });

  it('tells what is wrong with every field, and carries success and error', async () => {
    const answer = await asJson(await person(), { imageData: 'hello', model: 'dall-e' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      error: expect.any(String),
      code: 'invalid-request',
    });
    expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'body.imageData',
      'body.model',
    ]);
  });

  it('is for who is signed in', async () => {
    const { payload, headers } = formWith({ bytes: photo });
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    expect(answer.json()).toMatchObject({ code: 'not-signed-in', success: false });
  });
});

describe('[REV-2] what the file says', () => {
  it.each(['jpeg', 'webp'] as const)('takes the camera from EXIF of a %s', async (kind) => {
    const answer = await send(await person(), await photographed(kind));
    expect(answer.json().recovered).toEqual({
      camera: {
        body: 'SONY ILCE-7RM5',
        lens: 'FE 35mm F1.4 GM',
        focal_length: '35mm',
        aperture: 'f/1.4',
        shutter: '1/125',
        iso: '3200',
        taken_at: '21:40',
        flash: 'fired',
      },
    });
    expect(answer.json().analysis.style).toContain(
      'shot on SONY ILCE-7RM5, 35mm at f/1.4, 1/125 s, ISO 3200',
    );
  });

  it.each([
    ['6765/1000', '26', '26mm equivalent at f/1.4'],
    ['35/1', '35', '35mm at f/1.4'],
    ['35/1', '0', '35mm at f/1.4'],
  ])('[MEASURE-3] tells a focal length of %s by its 35 mm equivalent of %s: %s', async (own, film, said) => {
    const picture = await photographed('jpeg', { FocalLength: own, FocalLengthIn35mmFilm: film });
    expect((await send(await person(), picture)).json().analysis.style).toContain(said);
  });

  it('takes caption and subject from XMP, and never says where or on which day', async () => {
    const author = await person();
    const answer = await send(author, await photographed());
    expect(answer.json()).toMatchObject({
      originalCaption: 'Last ferry of the day',
      analysis: { subject: 'Last ferry of the day' },
    });
    const kept = await db
      .selectFrom('generation_answers')
      .select('answer')
      .where('user_id', '=', author.id)
      .execute();
    for (const text of [answer.body, JSON.stringify(kept)])
      expect(text).not.toMatch(/GPS|52,31|52\.52|13,24|13\.41|2026:11/i);
  });

  it('takes caption and keywords from IPTC where they are there', async () => {
    const field = (dataset: number, words: string) =>
      Buffer.concat([Buffer.from([0x1c, 2, dataset, 0, words.length]), Buffer.from(words)]);
    const iptc = Buffer.concat([field(120, 'A fig in a red bowl'), field(25, 'fig'), field(25, 'bowl')]);
    const size = Buffer.from([0, 0, 0, iptc.length]);
    const block = Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), size, iptc]);
    const segment = Buffer.concat([Buffer.from([0xff, 0xed, 0, block.length + 2]), block]);
    const answer = await send(
      await person(),
      Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)]),
    );
    expect(answer.json()).toMatchObject({
      originalCaption: 'A fig in a red bowl',
      analysis: { subject: 'A fig in a red bowl' },
    });
  });

  it('leaves the camera out of the prompt where it is asked to', async () => {
    const answer = await send(await person(), await photographed(), { enhanced: 'false' });
    expect(answer.json().prompt).not.toContain('SONY');
  });
});

describe('[REV-3] a picture costs a generation', () => {
  it('once, and the same id answers the same', async () => {
    const author = await person();
    const generation_id = randomUUIDv7();
    const first = await send(author, photo, { generation_id });
    const again = await send(author, photo, { generation_id });
    expect(first.json().generation_id).toBe(generation_id);
    expect(again.json()).toEqual(first.json());
    expect(await usedBy(author)).toBe(1);
  });

  it('is refused at the cap, and nothing is read', async () => {
    const author = await person();
    const another = (n: number) => withComment(photo, `take ${n}`);
    for (let n = 0; n < 6; n++) expect((await send(author, another(n))).statusCode).toBe(200);
    expect((await send(author, another(6))).json()).toMatchObject({
      code: 'daily-limit-reached',
      success: false,
    });
    expect(await usedBy(author)).toBe(6);
  });

  it('is not somebody else’s', async () => {
    const generation_id = randomUUIDv7();
    await send(await person(), photo, { generation_id });
    expect((await send(await person(), photo, { generation_id })).json().code).toBe('generation-not-found');
  });
});

const found = await badPictures();

describe('[REV-4] what is no picture', () => {
  it.each(found)('$name fails as what it is, and costs nothing', async ({ bytes, code }) => {
    const author = await person();
    const answer = await send(author, bytes);
    expect(answer.json()).toMatchObject({ code, success: false, error: expect.any(String) });
    expect(await usedBy(author)).toBe(0);
  });

  it('a PNG whose text inflates without end is a picture all the same', async () => {
    const endless = deflateSync(Buffer.alloc(200 * 1_048_576));
    const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), endless]));
    const xmp = pngChunk(
      'iTXt',
      Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0', 'latin1'), endless]),
    );
    const bomb = pngOf(64, 64, deflateSync(Buffer.alloc(65 * 64)), [text, xmp]);
    const answer = await send(await person(), bomb);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().originalCaption).toBe('');
  });

  it('of an animation of a thousand frames the first one is read', async () => {
    const frame = { width: 40, height: 30, channels: 3 } as const;
    const pixels = Buffer.alloc(40 * 30_000 * 3, 90);
    const webp = await sharp(pixels, { raw: { ...frame, height: 30_000, pageHeight: 30 } })
      .webp({ effort: 0, loop: 0 })
      .toBuffer();
    const acTL = Buffer.alloc(8);
    acTL.writeUInt32BE(1_000, 0);
    const apng = pngOf(40, 30, deflateSync(Buffer.alloc(41 * 30)), [pngChunk('acTL', acTL)]);
    for (const bytes of [webp, apng]) {
      const answer = await send(await person(), bytes);
      expect(answer.json().measured.size).toEqual({ width: 40, height: 30 });
    }
  });

  it('zero bytes, a lying type and eleven megabytes as a data URL are refused', async () => {
    const author = await person();
    const url = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
    const code = async (bytes: Buffer) => (await asJson(author, { imageData: url(bytes) })).json().code;
    expect(await code(Buffer.alloc(0))).toBe('picture-kind-unknown');
    expect(await code(Buffer.from('%PDF-1.7'))).toBe('picture-kind-unknown');
    expect(await code(Buffer.alloc(10.5 * 1_048_576))).toBe('picture-too-large');
    expect(await code(Buffer.alloc(11 * 1_048_576))).toBe('picture-too-large');
    expect(await usedBy(author)).toBe(0);
  });

  it('an EXIF block full of nonsense says nothing', async () => {
    const whole = await photographed();
    const at = whole.indexOf('Exif\0\0') + 6;
    const torn = Buffer.from(whole);
    torn.fill(0xff, at + 8, at + 120);
    const answer = await send(await person(), torn);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().source).toBe('measured');
  });
});
