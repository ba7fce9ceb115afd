import { randomUUIDv7 } from 'node:crypto';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { drawPicture, openPicture } from '../../apps/server/src/services/pictures/open-picture.ts';
import { badPictures, pngChunk, somePhoto } from '../../apps/server/testing/bad-pictures.ts';
import { addPerson } from '../../apps/server/testing/people.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startCluster } from '../../scripts/throwaway-postgres.ts';
import { load } from '../load/load.ts';
import { median, type Row } from '../row.ts';
import { residentMegabytes, startAnswering } from '../timed-process.ts';

const TIMES = 30;
const AT_ONCE = 20;
const LOAD_SECONDS = 6;

/** The same picture in another file: one that was analyzed today is not measured again. */
function anew(picture: Buffer): Buffer {
  return Buffer.concat([picture, Buffer.from(randomUUIDv7())]);
}

/** Twelve megapixels through the whole server, one by one and twenty at once; and what is no picture. */
export async function measureAnalysis(): Promise<Row[]> {
  const cluster = await startCluster();
  const port = await freePort();
  const cookies = await fill(cluster.url, port);
  const server = await startAnswering(['apps/server/src/main.ts'], port, {
    DATABASE_URL: cluster.url,
    RATE_LIMITS: 'off',
  });
  const photo = await twelveMegapixels();
  const send = (bytes: Uint8Array, cookie = cookies[0]) => ask(port, bytes, cookie ?? '');
  const others = () =>
    load({
      PORT: String(port),
      PATH_ASKED: '/api/notes?limit=20',
      COOKIE: cookies[0] ?? '',
      CONNECTIONS: '4',
      SECONDS: String(LOAD_SECONDS),
    });
  try {
    for (let warm = 0; warm < 4; warm++) await send(anew(photo));
    const one = await timesOf(TIMES, () => send(anew(photo)));
    const bare = await timesOf(TIMES, () => shrink(photo));
    const held = await picturesThatHold();
    await send(held.large);
    const exact = await timesOf(TIMES, () => send(held.large));
    const small = await timesOf(TIMES, () => send(held.small));
    const sent = await timesOf(TIMES, () => send(clipOfSize(held.large.length)));
    const calm = await others();
    let isOver = false;
    const busy = others().finally(() => {
      isOver = true;
    });
    let analyzed = 0;
    while (!isOver) {
      await Promise.all(cookies.map((cookie) => send(anew(photo), cookie)));
      analyzed += cookies.length;
    }
    const beside = await busy;
    const before = residentMegabytes(server.child);
    const bad = await worstOf(await badPictures(), (bytes) => send(bytes));
    const after = residentMegabytes(server.child);
    return [
      {
        what: `12-megapixel JPEG (${(photo.length / 1_048_576).toFixed(1)} MB), p50 of ${TIMES}`,
        value: `${median(one).toFixed(0)} ms`,
        reference: `opening and shrinking it alone ${median(bare).toFixed(0)} ms`,
        ratio: median(one) / median(bare),
        limit: '≤ 250 ms',
      },
      {
        what: `a prompt that a PNG of ${(held.large.length / 1_048_576).toFixed(1)} MB holds, p50 of ${TIMES}`,
        value: `${(median(exact) - median(sent)).toFixed(0)} ms`,
        reference: `over sending it, which takes ${median(sent).toFixed(0)} ms; one of ${(held.small.length / 1024).toFixed(0)} KB takes ${median(small).toFixed(0)} ms with that`,
        limit: '≤ 20 ms',
      },
      {
        what: `another call while ${AT_ONCE} are sent at once, p99`,
        value: `${beside.p99.toFixed(0)} ms`,
        reference: `without them ${calm.p99.toFixed(0)} ms; ${(analyzed / LOAD_SECONDS).toFixed(1)} pictures/s`,
        ratio: beside.p99 / calm.p99,
        limit: '≤ 100 ms',
      },
      {
        what: 'the same, p50',
        value: `${beside.p50.toFixed(0)} ms`,
        reference: `without them ${calm.p50.toFixed(0)} ms`,
        ratio: beside.p50 / calm.p50,
      },
      {
        what: 'slowest of what is no picture',
        value: `${bad.ms.toFixed(0)} ms`,
        reference: bad.name,
        limit: '≤ 500 ms',
      },
      {
        what: 'memory over five rounds of what is no picture',
        value: `${(after - before).toFixed(0)} MB`,
        reference: `from ${before.toFixed(0)} MB`,
      },
    ];
  } finally {
    await server.end();
    await cluster.remove();
  }
}

async function ask(port: number, bytes: Uint8Array, cookie: string): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([Buffer.from(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(`http://localhost:${port}/api/analyze-image`, {
    method: 'POST',
    headers: { cookie },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function timesOf(count: number, run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < count; time++) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return times;
}

async function worstOf(
  pictures: readonly { name: string; bytes: Uint8Array }[],
  send: (bytes: Uint8Array) => Promise<number>,
): Promise<{ name: string; ms: number }> {
  let worst = { name: '', ms: 0 };
  for (let round = 0; round < 5; round++)
    for (const { name, bytes } of pictures) {
      const [ms = 0] = await timesOf(1, () => send(bytes));
      if (ms > worst.ms) worst = { name, ms };
    }
  return worst;
}

async function shrink(photo: Uint8Array): Promise<void> {
  const opened = await openPicture(photo);
  if (opened.ok)
    await drawPicture(opened.value, (pixels) => pixels.resize(512, 512, { fit: 'inside' }).raw());
}

/** As much in it as a photograph has, and as large a file. */
async function twelveMegapixels(): Promise<Buffer> {
  return await (await somePhoto(4_000, 3_000)).blur(0.9).jpeg({ quality: 88 }).toBuffer();
}

/** What a generator saves: its settings in front of the pixels, once a large file and once a small one. */
async function picturesThatHold(): Promise<{ large: Buffer; small: Buffer }> {
  const said = pngChunk(
    'tEXt',
    Buffer.from(
      'parameters\0a fig in a red bowl\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 7',
      'latin1',
    ),
  );
  const [large = Buffer.alloc(0), small = Buffer.alloc(0)] = await Promise.all(
    [1_780, 256].map(async (side) => (await somePhoto(side, side)).png({ compressionLevel: 1 }).toBuffer()),
  );
  const headEnd = 33;
  const holding = (png: Buffer) => Buffer.concat([png.subarray(0, headEnd), said, png.subarray(headEnd)]);
  return { large: holding(large), small: holding(small) };
}

/** As many bytes, which are refused by the first of them. */
function clipOfSize(length: number): Buffer {
  const clip = Buffer.alloc(length);
  clip.write('\0\0\0\x18ftypisom', 'latin1');
  return clip;
}

/** A migrated database with people who may generate without end; tells their cookies. */
async function fill(databaseUrl: string, port: number): Promise<string[]> {
  const { db, unhurried, close } = await openDatabase(
    { databaseUrl, dataDir: '' },
    { onConnectionLost: () => {} },
  );
  await migrate(unhurried);
  const deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
  const people = [];
  for (let one = 0; one < AT_ONCE; one++)
    people.push(await addPerson(deps, new URL(`http://localhost:${port}`)));
  await db
    .updateTable('users')
    .set({ premium_until: new Date('2100-01-01') })
    .execute();
  await close();
  return people.map(({ headers }) => headers.cookie);
}
