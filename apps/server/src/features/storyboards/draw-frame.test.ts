import { randomUUIDv7 } from 'node:crypto';
import { storyboardLimits } from '@cuewright/contract';
import { newFrame } from '@cuewright/engine/storyboard';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { boardToKeep } from '../../../testing/storyboards.ts';
import { ARTIST_SETTING, type Artist, type Drawing } from '../../services/artist/artist.ts';
import { ArtistError } from '../../services/artist/artist-error.ts';
import { sweepBlobs } from '../../services/blobs/sweep.ts';

/** A flat picture whose colour is its seed's, so that no two seeds give the same bytes. */
async function flatPicture(seed: number, width = 32): Promise<Uint8Array> {
  const [r, g, b] = [seed % 256, (seed >> 8) % 256, (seed >> 16) % 256] as const;
  return await sharp({ create: { width, height: 18, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

const asked: Drawing[] = [];
let draw: Artist['draw'] = ({ seed }) => flatPicture(seed);
const usual = draw;
afterEach(() => {
  draw = usual;
  asked.length = 0;
});
const stand: Omit<Artist, 'isFree'> = {
  name: 'A stand-in',
  withinMs: 5_000,
  draw: async (drawing) => {
    asked.push(drawing);
    return await draw(drawing);
  },
};
let now = new Date('2026-11-21T10:00:00.000Z');
const clock = () => now;
const provider = await buildTestApp({ artist: { ...stand, isFree: false }, clock });
const free = await buildTestApp({ artist: { ...stand, isFree: true }, clock });
const hasty = await buildTestApp({ artist: { ...stand, isFree: false, withinMs: 20 }, clock });
const without = await buildTestApp();

type App = typeof provider;
const generate = ({ app }: App, { headers }: Person, payload: object = { prompt: 'A dog' }) =>
  app.inject({ method: 'POST', url: '/api/generate-image', headers, payload });
const used = async ({ app }: App, { headers }: Person): Promise<number> =>
  (await app.inject({ url: '/api/usage', headers })).json().prompts_used;

describe('[DRAW-1] POST /api/generate-image', () => {
  it('draws, keeps the picture for its owner alone, and counts one generation', async () => {
    const owner = await provider.person();
    const prompt = 'A dog on a quay';
    const answer = await generate(provider, owner, { prompt, ratio: '9:16', seed: 7 });
    expect(answer.statusCode).toBe(201);
    const { imageUrl } = answer.json();
    expect(answer.json()).toEqual({
      imageUrl: expect.stringMatching(/^\/api\/files\/[0-9a-f]{64}$/),
      kind: 'picture',
      is_counted: true,
    });
    expect(asked).toMatchObject([{ prompt, ratio: '9:16', seed: 7 }]);
    const file = await provider.app.inject({ url: imageUrl, headers: owner.headers });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    const other = await provider.app.inject({ url: imageUrl, headers: (await provider.person()).headers });
    expect(other.statusCode).toBe(404);
    expect(await used(provider, owner)).toBe(1);
  });

  it('[MARK-6] draws what somebody says is drawn of their words', async () => {
    const owner = await provider.person();
    const prompt = '  A cup, two ferns, for the summer sale';
    const mark = (words: string, kind: string) => {
      const from = prompt.indexOf(words);
      return { from, to: from + words.length, kind };
    };
    const marks = [mark('two ferns', 'absence'), mark('for the summer sale', 'request')];
    expect((await generate(provider, owner, { prompt, marks })).statusCode).toBe(201);
    expect(asked.map((drawing) => drawing.prompt)).toEqual(['A cup, no two ferns']);
    const all = [{ from: 0, to: prompt.length, kind: 'request' }];
    const nothing = await generate(provider, owner, { prompt, marks: all });
    expect([nothing.statusCode, nothing.json().code]).toEqual([422, 'artist-refused']);
    const outside = await generate(provider, owner, { prompt: 'A cup', marks });
    expect(outside.json().errors[0].field).toBe('body.marks.0.to');
    expect(await used(provider, owner)).toBe(1);
  });

  it('keeps no more pixels than it says', async () => {
    const owner = await provider.person();
    draw = ({ seed }) => flatPicture(seed, storyboardLimits.pictureSide * 2);
    const { imageUrl } = (await generate(provider, owner)).json();
    const file = await provider.app.inject({ url: imageUrl, headers: owner.headers });
    expect((await sharp(file.rawPayload).metadata()).width).toBe(storyboardLimits.pictureSide);
  });

  it('a free artist counts nothing, and the same seed is the same picture', async () => {
    const owner = await free.person();
    const first = await generate(free, owner, { prompt: 'A dog', seed: 1 });
    const again = await generate(free, owner, { prompt: 'A dog', seed: 1 });
    expect(first.json()).toMatchObject({ is_counted: false });
    expect(again.json()).toEqual(first.json());
    const unasked = await generate(free, owner);
    expect(unasked.json().imageUrl).not.toBe(first.json().imageUrl);
    expect(await used(free, owner)).toBe(0);
  });

  it.each([
    ['empty', ''],
    ['blank', ' \n '],
    ['of 20,000 characters', 'x'.repeat(20_000)],
  ])('refuses a prompt that is %s', async (_what, prompt) => {
    const owner = await provider.person();
    const answer = await generate(provider, owner, { prompt });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: 'body.prompt', message: expect.any(String) }]);
    expect(asked).toEqual([]);
    expect(await used(provider, owner)).toBe(0);
  });

  it('at the cap nothing is asked of the artist', async () => {
    const owner = await provider.person();
    for (let n = 0; n < 6; n++) expect((await generate(provider, owner)).statusCode).toBe(201);
    const refused = await generate(provider, owner);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'daily-limit-reached']);
    expect(asked).toHaveLength(6);
  });
});

const picture = await flatPicture(3);
const html = Buffer.from('<!doctype html><title>502 Bad Gateway</title>');
const failures: [string, Artist['draw'], number, string][] = [
  ['answers HTML', async () => html, 502, 'artist-failed'],
  ['answers nothing', async () => new Uint8Array(), 502, 'artist-failed'],
  ['answers half a picture', async () => picture.subarray(0, 40), 502, 'artist-failed'],
  ['answers too much', async () => new Uint8Array(storyboardLimits.pictureBytes + 1), 502, 'artist-failed'],
  [
    'fails',
    async () => {
      throw new ArtistError('artist-failed', 'It answered 500.');
    },
    502,
    'artist-failed',
  ],
  [
    'refuses',
    async () => {
      throw new ArtistError('artist-refused', 'Its policy.');
    },
    422,
    'artist-refused',
  ],
  [
    'has a bug',
    async () => {
      throw new TypeError('undefined is not a picture');
    },
    500,
    'internal-error',
  ],
];

describe('[DRAW-2] what nothing came of costs nothing', () => {
  it.each(failures)('an artist that %s', async (_what, fault, status, code) => {
    const owner = await provider.person();
    draw = fault;
    const answer = await generate(provider, owner);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await used(provider, owner)).toBe(0);
    const { db } = provider;
    expect(
      await db.selectFrom('drawn_pictures').where('user_id', '=', owner.id).selectAll().execute(),
    ).toEqual([]);
  });

  it.each(['artist-failed', 'artist-timed-out', 'artist-refused'] as const)(
    'a sketch comes in its place where that is wanted, and says why: %s',
    async (code) => {
      const owner = await provider.person();
      draw = () => Promise.reject(new ArtistError(code, 'Nothing came.'));
      const answer = await generate(provider, owner, { prompt: 'A dog', or_sketch: true });
      if (code === 'artist-refused') expect(answer.json().code).toBe(code);
      else expect(answer.json()).toMatchObject({ kind: 'sketch', is_counted: false, fell_back: code });
      expect(await used(provider, owner)).toBe(0);
    },
  );

  it('an artist that never answers, whether it listens to its signal or not', async () => {
    const owner = await hasty.person();
    draw = () => new Promise(() => {});
    const deaf = await generate(hasty, owner);
    draw = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const listening = await generate(hasty, owner);
    for (const answer of [deaf, listening])
      expect([answer.statusCode, answer.json().code]).toEqual([504, 'artist-timed-out']);
    expect(await used(hasty, owner)).toBe(0);
  });

  it('a store that fails', async () => {
    const blobs = { ...provider.app.deps.blobs, put: () => Promise.reject(new Error('The disk is gone.')) };
    const broken = await buildTestApp({ artist: { ...stand, isFree: false }, blobs });
    const owner = await broken.person();
    expect((await generate(broken, owner)).statusCode).toBe(500);
    expect(await used(broken, owner)).toBe(0);
  });
});

describe('[DRAW-6] a drawing with a generation’s id', () => {
  it('is drawn, counted and answered once, however often it is asked for', async () => {
    const owner = await provider.person();
    const wish = { prompt: 'A dog', generation_id: randomUUIDv7() };
    const upper = { ...wish, generation_id: wish.generation_id.toUpperCase() };
    const [first, ...others] = await Promise.all(
      [wish, wish, upper, wish].map((payload) => generate(provider, owner, payload)),
    );
    expect(first?.statusCode).toBe(201);
    const later = await generate(provider, owner, { ...wish, prompt: 'A cat' });
    for (const { body } of [...others, later]) expect(body).toBe(first?.body);
    expect(asked).toHaveLength(1);
    expect(await used(provider, owner)).toBe(1);
  });

  it('is drawn anew after one that came to nothing', async () => {
    const owner = await provider.person();
    const wish = { prompt: 'A dog', generation_id: randomUUIDv7() };
    draw = async () => html;
    expect((await generate(provider, owner, wish)).statusCode).toBe(502);
    draw = usual;
    expect((await generate(provider, owner, wish)).statusCode).toBe(201);
    expect(await used(provider, owner)).toBe(1);
  });

  it('is refused where the generation has paid for something else, or is somebody else’s', async () => {
    const owner = await provider.person();
    const payload = { generation_id: randomUUIDv7(), method: 'optimizer' };
    await provider.app.inject({
      method: 'POST',
      url: '/api/usage/increment',
      headers: owner.headers,
      payload,
    });
    const wish = { prompt: 'A dog', generation_id: payload.generation_id };
    const spent = await generate(provider, owner, wish);
    const foreign = await generate(provider, await provider.person(), wish);
    expect([spent, foreign].map((answer) => answer.json().code)).toEqual([
      'generation-spent',
      'generation-not-found',
    ]);
    expect(asked).toEqual([]);
  });
});

describe('[DRAW-3] without a generator', () => {
  it('a picture answers 503, names the setting and reserves nothing', async () => {
    const owner = await without.person();
    const answer = await generate(without, owner, { prompt: 'A dog', kind: 'picture' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'no-artist', setting: ARTIST_SETTING });
    expect(answer.json().detail).toContain(ARTIST_SETTING);
    expect(await used(without, owner)).toBe(0);
    expect(await without.db.selectFrom('generations').selectAll().execute()).toEqual([]);
  });

  it.each([
    [without, null],
    [provider, { name: 'A stand-in', is_free: false }],
    [free, { name: 'A stand-in', is_free: true }],
  ])('the price is told before anything is drawn (%#)', async ({ app, person }, picture) => {
    const answer = await app.inject({ url: '/api/artist', headers: (await person()).headers });
    expect(answer.json()).toEqual({ sketch: { name: 'The board artist', is_free: true }, picture });
  });
});

describe('[DRAW-7] the board artist', () => {
  const sketch = async (owner: Person, payload: object) => {
    const answer = await generate(without, owner, payload);
    expect(answer.json()).toMatchObject({ kind: 'sketch', is_counted: false });
    const url = answer.json().imageUrl;
    const { rawPayload } = await without.app.inject({ url, headers: owner.headers });
    return { url, ...(await sharp(rawPayload).metadata()) };
  };

  it.each(storyboardLimits.ratios)('sketches in %s for nothing, as WebP', async (ratio) => {
    const owner = await without.person();
    const { format, width, height } = await sketch(owner, { prompt: 'A dog on a quay', ratio });
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    expect(format).toBe('webp');
    expect(Math.max(width, height)).toBe(1280);
    expect(Math.abs(width / height - across / down)).toBeLessThan(0.02);
    expect(await used(without, owner)).toBe(0);
  });

  it('draws the same of a seed again, and another of another', async () => {
    const owner = await without.person();
    const prompt = 'A woman at a window';
    const [one, same, other] = [
      await sketch(owner, { prompt, seed: 1 }),
      await sketch(owner, { prompt, seed: 1 }),
      await sketch(owner, { prompt, seed: 2 }),
    ];
    expect(same.url).toBe(one.url);
    expect(other.url).not.toBe(one.url);
  });

  it('is asked where a sketch is wanted, also beside a generator', async () => {
    const owner = await provider.person();
    const answer = await generate(provider, owner, { prompt: 'A dog', kind: 'sketch' });
    expect(answer.json()).toMatchObject({ kind: 'sketch', is_counted: false });
    expect(asked).toEqual([]);
    expect(await used(provider, owner)).toBe(0);
  });

  it('draws something of whatever is written', async () => {
    const owner = await without.person();
    for (const prompt of [
      '</svg><script>alert(1)</script>',
      '&lt;',
      '🎬 دب',
      'x'.repeat(8_000),
      'key '.repeat(2_000),
    ])
      expect((await sketch(owner, { prompt })).format).toBe('webp');
  });
});

describe('[DRAW-4] pictures stay as long as a board shows them, and a day', () => {
  const { app, db, person } = free;
  const DAY_MS = 24 * 60 * 60 * 1000;
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const isThere = async (owner: Person, imageUrl: string) => {
    await sweepBlobs(app.deps, app.log);
    return (await app.inject({ url: imageUrl, headers: owner.headers })).statusCode === 200;
  };
  const keep = async ({ headers }: Person, imageUrl: string) => {
    const payload = boardToKeep({ frames: [{ ...newFrame(randomUUIDv7(), 'A dog'), imageUrl }] });
    const answer = await app.inject({ method: 'POST', url: '/api/storyboards', headers, payload });
    expect(answer.json().frames).toMatchObject([{ imageUrl }]);
    return answer.json();
  };
  const change = ({ headers }: Person, id: string, frames: object[]) =>
    app.inject({ method: 'PUT', url: `/api/storyboards/${id}`, headers, payload: { frames } });

  it('one that leaves its board comes back with its frame, and is gone a day later', async () => {
    const owner = await person();
    const { imageUrl } = (await generate(free, owner)).json();
    const board = await keep(owner, imageUrl);
    later(2 * DAY_MS);
    await change(owner, board.id, []);
    await change(owner, board.id, board.frames);
    later(2 * DAY_MS);
    expect((await change(owner, board.id, board.frames)).json().frames).toEqual(board.frames);
    expect(await isThere(owner, imageUrl)).toBe(true);

    await change(owner, board.id, []);
    later(DAY_MS + 1);
    await change(owner, board.id, []);
    expect(await isThere(owner, imageUrl)).toBe(false);
    expect(
      await db.selectFrom('drawn_pictures').where('user_id', '=', owner.id).selectAll().execute(),
    ).toEqual([]);
  });

  it('one that stands on a second board outlives the first', async () => {
    const owner = await person();
    const { imageUrl } = (await generate(free, owner)).json();
    const first = await keep(owner, imageUrl);
    const second = await keep(owner, imageUrl);
    await app.inject({ method: 'DELETE', url: `/api/storyboards/${first.id}`, headers: owner.headers });
    later(DAY_MS + 1);
    await change(owner, second.id, second.frames);
    await generate(free, owner);
    expect(await isThere(owner, imageUrl)).toBe(true);
  });

  it('is not put on somebody else’s board', async () => {
    const owner = await person();
    const { imageUrl } = (await generate(free, owner)).json();
    const payload = boardToKeep({ frames: [{ ...newFrame(randomUUIDv7(), 'A dog'), imageUrl }] });
    const { headers } = await person();
    const answer = await app.inject({ method: 'POST', url: '/api/storyboards', headers, payload });
    expect(answer.json().frames).toMatchObject([{ imageUrl: null }]);
  });
});

it('[DRAW-5] goes on for nobody: whoever leaves is charged for nothing', async () => {
  const owner = await provider.person();
  const origin = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const noticed = Promise.withResolvers<void>();
  draw = ({ signal }) => {
    signal.addEventListener('abort', () => noticed.resolve());
    leaving.abort();
    return new Promise(() => {});
  };
  const gone = fetch(`${origin}/api/generate-image`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'A dog' }),
    signal: leaving.signal,
  });
  await expect(gone).rejects.toThrow();
  await noticed.promise;
  await expect.poll(() => used(provider, owner)).toBe(0);
});
