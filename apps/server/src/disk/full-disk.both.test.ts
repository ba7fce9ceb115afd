import fs from 'node:fs/promises';
import { endpoints } from '@cuewright/contract/endpoints';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { fillAccount } from '../../testing/fill-account.ts';
import { Acknowledged } from '../../testing/load/acknowledged.ts';
import type { Ask } from '../../testing/load/ask.ts';
import { Author, pictureForm } from '../../testing/load/author.ts';
import { chanceOf, seed } from '../../testing/load/seed.ts';
import { signIn } from '../../testing/sign-in.ts';
import { testDatabaseUrl } from '../../testing/test-database-url.ts';
import { Visitor } from '../../testing/visitor.ts';
import { LOCAL_ADMIN_EMAIL } from '../services/identity/local/ready-people.ts';

const DAY_MS = 86_400_000;
const WRITES = 60;
let now = new Date('2026-11-20T10:00:00.000Z');
const { app, db, person } = await buildTestApp({
  clock: () => now,
  config: { hasRateLimits: false, adminEmails: new Set([LOCAL_ADMIN_EMAIL]) },
});
const visitor = new Visitor(app);
const ids: Record<string, string> = {};

beforeAll(async () => {
  // Of the ready people, the one who runs the place, so that every call is theirs to make.
  await signIn(visitor, { email: LOCAL_ADMIN_EMAIL, name: 'Admin' });
  ids['user'] = await fillAccount(app, visitor, 'A quay');
  const first = async (path: string, list: string) => (await visitor.get(path)).json()[list][0];
  ids['/api/prompts/{id}'] = (await first('/api/prompts', 'prompts')).id;
  ids['/api/storyboards/{id}'] = (await first('/api/storyboards', 'storyboards')).id;
  ids['/api/image-references/{id}'] = (await first('/api/image-references', 'images')).id;
  ids['/api/workspaces/{id}'] = (await first('/api/workspaces', 'workspaces')).id;
  // A session that is to be prolonged, and a reservation whose time is over.
  now = new Date(now.getTime() + 2 * DAY_MS);
});

/** The disk has a hundred blocks left, until the test is done. */
function fillDisk(): () => void {
  const free = vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 100, bsize: 4096 } as never);
  onTestFinished(() => free.mockRestore());
  return () => free.mockRestore();
}

/** Asks this app as a page that runs somewhere asks a server. */
function askInside(headers: Record<string, string>): Ask {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const form = isForm ? new Response(body) : undefined;
    const answer = await app.inject({
      method: method as 'POST',
      url: `/api${path}`,
      headers: { ...headers, ...(form && { 'content-type': String(form.headers.get('content-type')) }) },
      ...(form ? { payload: Buffer.from(await form.bytes()) } : body && { payload: body }),
    });
    const retryAfter = String(answer.headers['retry-after'] ?? '') || null;
    return { status: answer.statusCode, value: answer.body ? answer.json() : '', retryAfter };
  };
}

/** A database server guards its own disk. */
const describeEmbedded: typeof describe | (() => void) = testDatabaseUrl ? () => {} : describe;

describeEmbedded('[FAULT-3] on a disk that is full', () => {
  it('every write answers 507 and keeps nothing, and goes on once there is room', async () => {
    const writer = await person();
    const author = new Author({
      person: writer,
      ask: askInside(writer.headers),
      chance: chanceOf(seed),
      acknowledged: new Acknowledged(),
      isAdmin: false,
    });
    const makeRoom = fillDisk();
    const answers = [];
    for (let n = 0; n < WRITES; n++) answers.push(await author.write());
    expect([...new Set(answers.map(({ status, value }) => `${status} ${value.code}`))]).toEqual([
      '507 storage-full',
    ]);
    makeRoom();
    expect((await author.write()).status).toBeLessThan(300);
  });

  const reads = Object.values(endpoints).filter(
    ({ method, path }) => method === 'GET' && !/redirect_url|logout|\{sha256\}|\{session\}/.test(path),
  );

  it.each(reads.map(({ path }) => path))('GET %s still answers', async (path) => {
    const url = path.replace(
      '{id}',
      (path.startsWith('/api/admin') ? ids['user'] : ids[path.replace(/(\{id\}).*/, '$1')]) ?? '',
    );
    fillDisk();
    const answer = await visitor.get(url);
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

it('[FAULT-3] a file is refused by a folder whose disk is full, and those that are kept are read', async () => {
  const [{ url }] = (await visitor.get('/api/image-references')).json().images;
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  fillDisk();
  const refused = await askInside({ cookie })('POST', '/image-references', await pictureForm('A quay'));
  expect([refused.status, refused.value.code]).toEqual([507, 'storage-full']);
  expect((await visitor.get(url)).statusCode).toBe(200);
});

it('[FAULT-3] a database server whose own disk is full is told as a full disk, and reads go on', async () => {
  const { headers } = await person();
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger refuse before insert on notes for each row execute function refuse()`.execute(db);
  const ask = askInside(headers);
  expect((await ask('POST', '/notes', { title: 'One', content: 'Two' })).value).toMatchObject({
    status: 507,
    code: 'storage-full',
  });
  expect((await ask('GET', '/notes')).status).toBe(200);
});
