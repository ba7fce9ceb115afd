import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { fillAccount } from '../../../../testing/fill-account.ts';
import { readZip } from '../../../../testing/read-zip.ts';
import { signIn } from '../../../../testing/sign-in.ts';
import { Visitor } from '../../../../testing/visitor.ts';
import { exportParts } from '../../../export/export-parts.ts';
import { fail, ok } from '../../../result.ts';
import { sweepBlobs } from '../../../services/blobs/sweep.ts';

let cancelled: string[] = [];
let canCancel = true;
const { app, db } = await buildTestApp({
  config: { hasRateLimits: false },
  cancelSubscription: async (userId) => {
    cancelled.push(userId);
    return canCancel ? ok(undefined) : fail('subscription-not-cancelled');
  },
});

/** Tables with people's ids that are no data of theirs, and why. */
const NOT_THEIRS: Record<string, string> = {
  blob_deletions: 'what is to be removed from the store, after its owner has gone',
  blobs: 'the files themselves are in the ZIP',
};

/** What outlives an account, with nobody’s name on it. */
const OUTLIVES = [
  'admin_audit.admin_id',
  'admin_audit.user_id',
  'ledger_entries.user_id',
  'payment_events.user_id',
  'referrals.sharer_id',
  'refusals.user_id',
];

interface Reference {
  table: string;
  column: string;
  /** PostgreSQL's letter for what happens to the row: `c` goes as well, `n` becomes nobody's. */
  on_delete: string;
}

/** Every column that refers to a person. */
async function references(): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confdeltype as on_delete
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass
  `.execute(db);
  return rows;
}

/** Tables whose `user_id` is part of a reference that takes the row with it, to a person or to something of theirs. */
async function bound(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select c.conrelid::regclass::text as "table"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and a.attname = 'user_id' and c.confdeltype in ('c', 'n')
  `.execute(db);
  return rows.map(({ table }) => table);
}

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Every column that holds a person's id, by its name or by what it refers to. */
async function columnsOfPeople(): Promise<Pick<Reference, 'table' | 'column'>[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and column_name = 'user_id'
  `.execute(db);
  const named = rows.map(({ table }) => table);
  return [...rows, ...(await references()).filter(({ table }) => !named.includes(table))];
}

async function tablesOfPeople(): Promise<string[]> {
  return [...new Set((await columnsOfPeople()).map(({ table }) => table))].sort();
}

/** The tables in which any of these words stands in any column. */
async function whereIs(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db);
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(table);
  }
  return found;
}

async function newcomer(): Promise<{ visitor: Visitor; email: string; word: string; id: string }> {
  const word = `word-${crypto.randomUUID()}`;
  const email = `${word}@example.org`;
  const visitor = new Visitor(app);
  await signIn(visitor, { email, name: word });
  return { visitor, email, word, id: await fillAccount(app, visitor, word) };
}

async function leave({ visitor, email }: { visitor: Visitor; email: string }) {
  return await visitor.delete('/api/users/me', { email });
}

async function exportOf(visitor: Visitor) {
  const answer = await visitor.get('/api/users/me/export');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return readZip(answer.rawPayload);
}

describe('[LEAVE-1] every table of people’s', () => {
  it('lets its rows go with them, or keeps them as nobody’s', async () => {
    const wrong = (await references()).filter(
      ({ table, column, on_delete }) =>
        on_delete !== 'c' && !(on_delete === 'n' && OUTLIVES.includes(`${table}.${column}`)),
    );
    expect(wrong, 'a reference to users cascades, or its table is one that outlives them').toEqual([]);
  });

  it('refers to them where it has their id', async () => {
    const refers = new Set(await bound());
    const loose = (await columnsOfPeople())
      .filter(({ column }) => column === 'user_id')
      .map(({ table }) => table)
      .filter((table) => !refers.has(table) && !(table in NOT_THEIRS));
    expect(loose, 'a user_id without a reference stays when they go').toEqual([]);
  });

  it('[LEAVE-4] is in a part of the export', async () => {
    const told = new Set<string>(exportParts.flatMap((part) => part.tables));
    const missing = (await tablesOfPeople()).filter((table) => !told.has(table) && !(table in NOT_THEIRS));
    expect(missing, 'add its feature’s part to src/export/export-parts.ts').toEqual([]);
  });

  it('has a row once an account is filled', async () => {
    const { id } = await newcomer();
    const empty: string[] = [];
    for (const { table, column } of await columnsOfPeople()) {
      const { rows } = await sql`
        select from ${sql.table(table)} where ${sql.ref(column)} = ${id}
      `.execute(db);
      if (rows.length === 0 && table !== 'blob_deletions') empty.push(`${table}.${column}`);
    }
    expect(empty, 'add a row of it to testing/fill-account.ts').toEqual([]);
  });
});

describe('[LEAVE-2] deleting an account', () => {
  it('leaves nothing of it in any table or in the store, and signs out', async () => {
    const leaver = await newcomer();
    const { visitor, id, email, word } = leaver;
    const other = new Visitor(app);
    await signIn(other, { email });
    const blobs = await db.selectFrom('blobs').selectAll().where('user_id', '=', id).execute();
    expect(blobs).toHaveLength(3);

    const answer = await leave(leaver);
    expect(answer.statusCode).toBe(204);
    expect(visitor.cookies.has('signed_in')).toBe(false);
    expect((await other.get('/api/users/me')).statusCode).toBe(401);
    expect(await whereIs([id, email, word])).toEqual(['blob_deletions']);
    await sweepBlobs(app.deps, app.log);
    expect(await whereIs([id, email, word])).toEqual([]);
    for (const { sha256 } of blobs) expect(await app.deps.blobs.read({ userId: id, sha256 })).toBeUndefined();
    expect(cancelled).toContain(id);
  });

  it('[LEAVE-3] takes the address typed, in whatever case, and no other', async () => {
    const leaver = await newcomer();
    expect(
      (await leaver.visitor.delete('/api/users/me', { email: 'else@example.org' })).json(),
    ).toMatchObject({
      code: 'email-differs',
      status: 400,
    });
    expect((await leaver.visitor.delete('/api/users/me', {})).statusCode).toBe(400);
    expect((await leaver.visitor.get('/api/users/me')).statusCode).toBe(200);
    expect((await leave({ ...leaver, email: ` ${leaver.email.toUpperCase()} ` })).statusCode).toBe(204);
  });

  it('[LEAVE-3] ends what they pay for first; while that fails, nothing is deleted', async () => {
    const leaver = await newcomer();
    canCancel = false;
    expect((await leave(leaver)).json().code).toBe('subscription-not-cancelled');
    expect((await leaver.visitor.get('/api/notes')).json().total).toBe(1);
    canCancel = true;
    cancelled = [];
    expect((await leave(leaver)).statusCode).toBe(204);
    expect(cancelled).toEqual([leaver.id]);
  });

  it('[USE-10] keeps what they used today, so that coming back gives no second allowance', async () => {
    const leaver = await newcomer();
    const { prompts_used } = (await leaver.visitor.get('/api/usage')).json();
    expect(prompts_used).toBe(3);
    await leave(leaver);
    const back = new Visitor(app);
    await signIn(back, { email: leaver.email });
    expect((await back.get('/api/usage')).json()).toMatchObject({ prompts_used: 3, credits: 0 });
    expect((await back.get('/api/notes')).json().total).toBe(0);
  });

  it('leaves everybody else as they were', async () => {
    const [stays, leaver] = [await newcomer(), await newcomer()];
    await leave(leaver);
    expect((await stays.visitor.get('/api/notes')).json().total).toBe(1);
    const { images } = (await stays.visitor.get('/api/image-references')).json();
    expect((await stays.visitor.get(images[0].url)).statusCode).toBe(200);
  });
});

describe('[LEAVE-4] an export', () => {
  it('has a JSON of every part, every file of theirs, and a page that shows them', async () => {
    const { visitor, word, email } = await newcomer();
    const zip = await exportOf(visitor);
    expect([...zip.keys()]).toEqual([
      ...Array.from({ length: 3 }, () => expect.stringMatching(/^files\/[0-9a-f]{16}\.(webp|png)$/)),
      ...exportParts.map(({ name }) => `data/${name}.json`),
      'index.html',
    ]);
    const page = String(zip.get('index.html'));
    for (const { name, title } of exportParts) {
      const entries = JSON.parse(String(zip.get(`data/${name}.json`)));
      expect(entries.length, name).toBeGreaterThan(0);
      expect(page, name).toContain(title);
    }
    const [image] = JSON.parse(String(zip.get('data/image-references.json')));
    const { images } = (await visitor.get('/api/image-references')).json();
    const shown = await visitor.get(images[0].url);
    expect(zip.get(image.url)).toEqual(shown.rawPayload);
    expect(page).toContain(`<img src="${image.url}"`);
    expect(page).toContain(email);
    expect(page).toContain(word);
    const [{ identities, profile }] = JSON.parse(String(zip.get('data/account.json')));
    expect([identities.length, profile.bio]).toEqual([1, word]);
  });

  it('holds nothing of anybody else, and nothing that opens a session', async () => {
    const [ana, ben] = [await newcomer(), await newcomer()];
    const everything = Buffer.concat([...(await exportOf(ana.visitor)).values()]).toString('latin1');
    for (const theirs of [ben.word, ben.id]) expect(everything).not.toContain(theirs);
    const sessions = await db.selectFrom('sessions').select('token_hash').execute();
    for (const { token_hash } of sessions) expect(everything).not.toContain(token_hash);
  });

  it('writes out what would be a tag', async () => {
    const { visitor } = await newcomer();
    await visitor.post('/api/notes', { title: '<img src=x onerror=alert(1)>', content: `"quoted" & 'so'` });
    const page = String((await exportOf(visitor)).get('index.html'));
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toContain('<img src=x');
  });

  it('has all of a long list, and says none where there is none', async () => {
    const visitor = new Visitor(app);
    await signIn(visitor, { email: 'many@example.org' });
    expect(String((await exportOf(visitor)).get('index.html'))).toContain('None.');
    const { id } = (await visitor.get('/api/users/me')).json();
    const note = { user_id: id, title: 'x', content: 'x', created_at: new Date(), updated_at: new Date() };
    const notes = Array.from({ length: 450 }, () => ({ ...note, id: app.deps.newId() }));
    await db.insertInto('notes').values(notes).execute();
    const [paid_by, state] = ['premium', 'counted'] as const;
    const generations = notes.map((_, n) => ({
      generation_id: app.deps.newId(),
      user_id: id,
      state,
      paid_by,
      method: 'guided' as const,
      day: n < 300 ? '2026-11-21' : '2026-11-20',
      created_at: new Date(),
    }));
    await db.insertInto('generations').values(generations).execute();
    const shares = notes.map((_, n) => ({
      id: app.deps.newId(),
      user_id: id,
      platform: 'telegram' as const,
      created_at: new Date(Date.UTC(2026, 10, 21, 0, 0, n % 100)),
    }));
    await db.insertInto('shares').values(shares).execute();
    const zip = await exportOf(visitor);
    const shared: { shared: { id: string } }[] = JSON.parse(String(zip.get('data/sharing.json')));
    expect(new Set(shared.map((entry) => entry.shared.id)).size).toBe(450);
    expect(JSON.parse(String(zip.get('data/notes.json')))).toHaveLength(450);
    const told: { generation_id?: string; answer?: unknown }[] = JSON.parse(
      String(zip.get('data/generations.json')),
    );
    const listed = told.flatMap(({ generation_id }) => generation_id ?? []);
    expect(listed.sort()).toEqual(generations.map(({ generation_id }) => generation_id).sort());
  });

  it('goes on without a picture that is deleted while it is made', async () => {
    const { visitor } = await newcomer();
    const { images } = (await visitor.get('/api/image-references')).json();
    const { blobs } = app.deps;
    const { read } = blobs;
    blobs.read = async (...asked) => {
      blobs.read = read;
      const first = await read(...asked);
      await visitor.delete(`/api/image-references/${images[0].id}`);
      await sweepBlobs(app.deps, app.log);
      return first;
    };
    const zip = await exportOf(visitor);
    expect([...zip.keys()].filter((name) => name.startsWith('files/')).length).toBeLessThan(3);
    expect(JSON.parse(String(zip.get('data/image-references.json')))).toEqual([]);
  });

  it('has no end when a file of theirs cannot be read', async () => {
    const { visitor, id } = await newcomer();
    const [blob] = await db.selectFrom('blobs').selectAll().where('user_id', '=', id).execute();
    await app.deps.blobs.remove({ userId: id, sha256: blob?.sha256 ?? '' });
    const broken = await visitor.get('/api/users/me/export').then(
      ({ rawPayload }) => rawPayload,
      () => Buffer.alloc(0),
    );
    expect(() => readZip(broken)).toThrow('not whole');
  });
});

it('[ME-2] needs a session', async () => {
  const nobody = new Visitor(app);
  expect((await nobody.get('/api/users/me/export')).statusCode).toBe(401);
  expect((await nobody.delete('/api/users/me', { email: '' })).statusCode).toBe(401);
});
