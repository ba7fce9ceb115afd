import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Queryable } from '../../src/database/tables.ts';
import { earnCredits } from '../../src/features/usage/credits.ts';
import { somePhoto } from '../bad-pictures.ts';
import type { TestApp } from '../build-test-app.ts';
import { fillAccount } from '../fill-account.ts';
import type { Person } from '../people.ts';
import { Visitor } from '../visitor.ts';

/** Rows of a person's that a request can name: their table, and which of them. */
const nameable = {
  session: ['sessions', 'true'],
  imageReference: ['image_references', 'true'],
  prompt: ['prompts', 'true'],
  note: ['notes', 'true'],
  brainstormNote: ['brainstorm_notes', 'true'],
  defaultWorkspace: ['workspaces', 'is_default'],
  workspace: ['workspaces', 'not is_default'],
  storyboard: ['storyboards', 'true'],
  openPayment: ['payment_sessions', "state = 'open'"],
  invoice: ['payment_events', "kind = 'paid'"],
  generation: ['generations', "state = 'counted'"],
} as const;

type Nameable = keyof typeof nameable;

/** Somebody, and what a request can name of theirs. */
export interface Own {
  id: string;
  email: string;
  /** Whom an admin's deed is done to. */
  target: string;
  picture: Buffer;
  ids: Readonly<Record<Nameable, string>>;
  /** The hash of a file. */
  file: string;
}

export interface Cast {
  attacker: Person;
  admin: Person;
  victim: Person;
  own: Own;
  /** The same of the victim's. */
  theirs: Own;
  /** Every id and hash of the victim's. */
  victimIds: readonly string[];
}

/** Stands in every text of the victim's. */
export const VICTIM_WORD = 'w4vvictim';

/** Two people with a row in every table, one who runs the place, and one whom deeds are done to. */
export async function castOf({ app, db, person }: TestApp): Promise<Cast> {
  const [attacker, victim, target] = [await person(), await person(), await person()];
  const admin = await person({ isAdmin: true });
  await fill(app, attacker, 'ownword');
  await fill(app, victim, VICTIM_WORD);
  for (const [{ id }, name] of [
    [attacker, 'attacker'],
    [victim, VICTIM_WORD],
    [target, 'target'],
  ] as const) {
    await db
      .updateTable('users')
      .set({ email: `${name}@example.org` })
      .where('id', '=', id)
      .execute();
  }
  // What is made once, when it is first needed, is there.
  await app.inject('/api/oauth/google/redirect_url');
  await app.inject({ method: 'POST', url: '/api/sessions', payload: { code: 'none' } });
  await earnCredits(db, app.deps, attacker.id, { credits: 100_000, reason: 'shared' });
  const [mine, theirs] = [await hashesAndIds(db, attacker.id), await hashesAndIds(db, victim.id)];
  const picture = await (await somePhoto(64, 48)).jpeg().toBuffer();
  const ownOf = async ({ id }: Person, name: string, found: readonly string[]): Promise<Own> => ({
    id,
    email: `${name}@example.org`,
    target: target.id,
    picture,
    ids: await idsOf(db, id),
    file: found.find((one) => one.length === 64) ?? '',
  });
  const own = await ownOf(attacker, 'attacker', mine);
  const theirOwn = await ownOf(victim, VICTIM_WORD, theirs);
  return {
    attacker,
    admin,
    victim,
    own,
    theirs: theirOwn,
    victimIds: theirs.filter((one) => !mine.includes(one)),
  };
}

/** A second workspace and a purchase that is still open are in no account by themselves. */
async function fill(app: FastifyInstance, { id, cookie }: Person, word: string): Promise<void> {
  const visitor = new Visitor(app);
  visitor.cookies.set(cookie.name, cookie.value);
  await visitor.post('/api/workspaces', { name: word });
  await fillAccount(app, visitor, word);
  await visitor.post('/api/payments/create-session', { planId: 'lifetime', userId: id, returnUrl: '/' });
}

async function idsOf(db: Queryable, userId: string): Promise<Own['ids']> {
  const found: [string, string][] = [];
  for (const [name, [table, which]] of Object.entries(nameable)) {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(name === 'generation' ? 'generation_id' : 'id')} as id from ${sql.table(table)} where user_id = ${userId} and ${sql.raw(which)} order by id limit 1
    `.execute(db);
    const [row] = rows;
    if (!row) throw new Error(`Nobody has a row in ${table} where ${which}.`);
    found.push([name, row.id]);
  }
  return Object.fromEntries(found) as Own['ids'];
}

/** Whatever of theirs can be asked for by its name. */
async function hashesAndIds(db: Queryable, userId: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and (column_name in ('id', 'generation_id', 'sha256')) and table_name in (
      select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'
    )
  `.execute(db);
  const found = new Set([userId]);
  for (const { table, column } of columns) {
    const { rows } = await sql<{ name: string | null }>`
      select distinct ${sql.ref(column)}::text as name from ${sql.table(table)} where user_id = ${userId}
    `.execute(db);
    for (const { name } of rows) if (name) found.add(name);
  }
  return [...found];
}
