import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openPicture } from '../pictures/open-picture.ts';
import { LookingProcess, lookTimes } from './looking-process.ts';
import { readerProgram } from './models-home.ts';
import { openEyes } from './open-eyes.ts';

/** A busy machine loads the models slowly. */
const PATIENCE_MS = 120_000;

const eyes = openEyes({ giveUpMs: PATIENCE_MS, firstGiveUpMs: PATIENCE_MS, idleMs: PATIENCE_MS });
afterAll(() => eyes.close());

async function opened(bytes: Uint8Array) {
  const picture = await openPicture(bytes);
  if (!picture.ok) throw new Error(picture.code);
  return picture.value;
}

/** Letters of bars, so that no font is needed. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  H: ['#...#', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  L: ['#....', '#....', '#....', '#....', '#....', '#....', '#####'],
  O: ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
};

function lettered(word: string): Promise<Buffer> {
  const dots = [...word].flatMap((letter, place) =>
    (LETTERS[letter] ?? []).flatMap((row, y) =>
      [...row].flatMap((dot, x) =>
        dot === '#'
          ? `<rect x="${180 + 72 * place + 11 * x}" y="${200 + 11 * y}" width="11.5" height="11.5"/>`
          : [],
      ),
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="480"><rect width="760" height="480" fill="#e8e4da"/><g fill="#20242c">${dots.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).blur(0.8).jpeg({ quality: 92 }).toBuffer();
}

describe('[EYE-1] the embedded eyes', () => {
  it.runIf(readerProgram())(
    'read what is written, and say where',
    async () => {
      const sight = await eyes.look(await opened(await lettered('HELLO')), 'somebody');
      const [line, ...others] = sight?.lines ?? [];
      expect([line?.text, others]).toEqual(['HELLO', []]);
      expect(line?.score).toBeGreaterThan(0.8);
      expect(line?.box.x).toBeGreaterThan(0.15);
      expect(line?.box.x).toBeLessThan(0.27);
      expect(line?.box.y).toBeGreaterThan(0.35);
      expect((line?.box.width ?? 0) + (line?.box.x ?? 0)).toBeLessThan(0.8);
    },
    PATIENCE_MS,
  );

  it(
    'see nothing in a picture of nothing, as large as one may be',
    async () => {
      for (const [width, height] of [
        [640, 480],
        [8_000, 6_200],
      ] as const) {
        const bytes = await sharp({ create: { width, height, channels: 3, background: '#777' } })
          .png()
          .toBuffer();
        const sight = await eyes.look(await opened(bytes), 'somebody');
        expect(sight).toMatchObject({ bodies: [], faces: [], cutout: undefined });
        expect(sight?.things.filter(({ score }) => score > 0.5)).toEqual([]);
        expect(sight?.lines ?? []).toEqual([]);
      }
    },
    PATIENCE_MS,
  );

  it('do not look at what is too small to show anything', async () => {
    const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#777' } })
      .png()
      .toBuffer();
    expect(await eyes.look(await opened(dot), 'somebody')).toBeUndefined();
  });
});

describe('[EYE-8] a looking process', () => {
  async function program(code: string): Promise<URL> {
    const folder = await mkdtemp(path.join(tmpdir(), 'looking-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'program.mjs');
    await writeFile(file, code);
    return pathToFileURL(file);
  }
  const raw = { width: 1, height: 1, pixels: new Uint8Array(3) };

  it('that dies over a picture takes nobody with it, and the next one is looked at anew', async () => {
    const dying = `process.on('message', ({ raw }) => (raw.width === 1 ? process.exit(1) : process.send({ seen: raw.width })));`;
    const looking = new LookingProcess<number>(await program(dying));
    onTestFinished(() => looking.close());
    expect(await looking.look({ raw })).toBeUndefined();
    expect(await looking.look({ raw: { ...raw, width: 2 } })).toBe(2);
  });

  it('gives back what it holds when nobody asks, and looks again when somebody does', async () => {
    const counting = `let looks = 0; process.on('message', () => process.send({ seen: (looks += 1) }));`;
    const looking = new LookingProcess<number>(await program(counting), { ...lookTimes, idleMs: 20 });
    onTestFinished(() => looking.close());
    expect(await looking.look({ raw })).toBe(1);
    await expect.poll(() => looking.isResting, { timeout: 10_000 }).toBe(true);
    expect(await looking.look({ raw })).toBe(1);
  });

  it('that does not come to an end is ended', async () => {
    const looking = new LookingProcess(await program(`process.on('message', () => {});`), {
      giveUpMs: 50,
      firstGiveUpMs: 50,
      idleMs: 50,
    });
    expect(await looking.look({ raw })).toBeUndefined();
    expect(looking.isResting).toBe(true);
  });

  it('says nothing of what it could not look at, and knows nothing of the server’s settings', async () => {
    const telling = `process.on('message', () => process.send({ seen: Object.keys(process.env).filter((name) => name !== 'NODE_CHANNEL_FD' && name !== 'NODE_CHANNEL_SERIALIZATION_MODE') }));`;
    const looking = new LookingProcess<string[]>(await program(telling));
    onTestFinished(() => looking.close());
    expect(await looking.look({ raw })).toEqual([]);
    const failing = new LookingProcess(
      await program(`process.on('message', () => process.send({ failed: 'no' }));`),
    );
    onTestFinished(() => failing.close());
    expect(await failing.look({ raw })).toBeUndefined();
  });
});
