import { randomBytes, randomUUIDv7 } from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import type { Deps } from '../../apps/server/src/deps.ts';
import { addPerson } from '../../apps/server/testing/people.ts';
import { freePort } from '../../scripts/free-port.ts';
import { addPrompts } from '../load/add-prompts.ts';
import type { Row } from '../row.ts';
import { startAnswering } from '../timed-process.ts';

const PROMPTS = 5_000;
const NOTES = 1_000;
const SECONDS = 6;
const TRICKLES = 80;
const TRICKLERS = 40;
const limit = '≤ 250 ms';

interface Place {
  origin: string;
  busy: string;
  other: string;
  tricklers: string[];
}

/** How long the small calls of one person take at the most while another does their worst, on the embedded database. */
export async function measureShares(): Promise<Row[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cuewright-shares-'));
  const port = await freePort();
  const people = await fill(folder, port);
  const server = await startAnswering(['apps/server/src/main.ts'], port, {
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
  });
  try {
    const place: Place = { origin: `http://localhost:${port}`, ...people };
    await slowestOf(place, 2);
    const alone = await slowestOf(place, SECONDS);
    const reference = `with nobody else ${alone.toFixed(0)} ms`;
    const row = (what: string, ms: number): Row => ({ what, value: `${ms.toFixed(0)} ms`, reference, limit });
    const rows: Row[] = [];
    for (const [what, address] of [
      ['prompts', '/api/prompts?limit=100'],
      ['a search', '/api/prompts?limit=100&q=lamp'],
      ['notes', '/api/notes?limit=100'],
      ['the summary of notes', '/api/brainstorm-notes/summary'],
      ['everything as a ZIP', '/api/users/me/export'],
    ] as const)
      rows.push(
        row(`longest wait of another, eight at once read ${what}`, await whileEightRead(place, address)),
      );
    rows.push(
      row(`longest upload of another, ${TRICKLES} uploads trickle`, await whileUploadsTrickle(place)),
    );
    return rows;
  } finally {
    await server.end();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function fill(dataDir: string, port: number): Promise<Omit<Place, 'origin'>> {
  const settings = { databaseUrl: undefined, dataDir };
  const { db, unhurried, close } = await openDatabase(settings, { onConnectionLost: () => {} });
  try {
    await migrate(unhurried);
    const deps: Deps = { db, clock: () => new Date(), newId: randomUUIDv7 };
    const add = () => addPerson(deps, new URL(`http://localhost:${port}`));
    const busy = await add();
    await addPrompts(db, busy.id, PROMPTS);
    for (let n = 0; n < NOTES; n += 50) {
      const rows = Array.from({ length: 50 }, (_, m) => noteOf(busy.id, n + m));
      await db.insertInto('notes').values(rows).execute();
      const notes = rows.map((row) => ({
        ...row,
        category: 'idea' as const,
        tags: '["dusk"]',
        is_important: false,
      }));
      await db.insertInto('brainstorm_notes').values(notes).execute();
    }
    const tricklers = [];
    for (let n = 0; n < TRICKLERS; n++) tricklers.push((await add()).headers.cookie);
    return { busy: busy.headers.cookie, other: (await add()).headers.cookie, tricklers };
  } finally {
    await close();
  }
}

function noteOf(userId: string, n: number) {
  const now = new Date();
  const content = `A lamp over the quay. ${randomBytes(4_000).toString('hex')}`;
  return {
    id: randomUUIDv7(),
    user_id: userId,
    title: `Note ${n}`,
    content,
    created_at: now,
    updated_at: now,
  };
}

/** The slowest small read of the other person in so many seconds. */
async function slowestOf({ origin, other }: Place, seconds: number): Promise<number> {
  let slowest = 0;
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
    const began = performance.now();
    await (await fetch(`${origin}/api/users/me`, { headers: { cookie: other } })).text();
    slowest = Math.max(slowest, performance.now() - began);
  }
  return slowest;
}

async function whileEightRead(place: Place, address: string): Promise<number> {
  const stopping = new AbortController();
  const readers = Array.from({ length: 8 }, async () => {
    while (!stopping.signal.aborted) {
      const init = { headers: { cookie: place.busy }, signal: stopping.signal };
      await fetch(`${place.origin}${address}`, init)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    }
  });
  const slowest = await slowestOf(place, SECONDS);
  stopping.abort();
  await Promise.all(readers);
  return slowest;
}

/** The slowest of some uploads that are refused once they are read, so that only their way in is measured. */
async function whileUploadsTrickle({ origin, tricklers, other }: Place): Promise<number> {
  const trickles = Array.from({ length: TRICKLES }, (_, n) =>
    trickle(origin, tricklers[n % TRICKLERS] ?? ''),
  );
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  let slowest = 0;
  for (let upload = 0; upload < 10; upload++) {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(100_000)], { type: 'image/jpeg' }), 'plain.jpg');
    const began = performance.now();
    const init = { method: 'POST', body, headers: { cookie: other }, signal: AbortSignal.timeout(30_000) };
    await (await fetch(`${origin}/api/image-references`, init)).text();
    slowest = Math.max(slowest, performance.now() - began);
  }
  for (const stop of trickles) stop();
  return slowest;
}

function trickle(origin: string, cookie: string): () => void {
  const headers = {
    cookie,
    'content-type': 'multipart/form-data; boundary=cut',
    'content-length': 9_000_000,
  };
  const request = http.request(`${origin}/api/image-references`, { method: 'POST', headers, agent: false });
  request.on('error', () => {});
  const timer = setInterval(() => request.write(Buffer.alloc(1_000)), 100);
  return () => {
    clearInterval(timer);
    request.destroy();
  };
}
