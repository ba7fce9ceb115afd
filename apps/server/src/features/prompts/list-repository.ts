import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { CursorPlace } from '../../database/cursor-page.ts';
import { hasWords } from '../../database/has-words.ts';
import type { Queryable, Tables } from '../../database/tables.ts';
import { promptColumns } from './repository.ts';
import type { PromptRow, PromptsTable } from './tables.ts';

/** Which of a person's prompts are asked for. */
export interface Wanted {
  userId: string;
  /** The words of a search, cleaned. */
  words?: string | undefined;
  mode?: PromptsTable['mode'] | undefined;
  model?: string | undefined;
  method?: PromptsTable['method'] | undefined;
  isFavourite?: boolean | undefined;
}

type Where = ExpressionBuilder<Tables, 'prompts'>;

function isOfThem({ userId, mode, model, method, isFavourite }: Wanted) {
  return ({ and, eb }: Where) =>
    and([
      eb('user_id', '=', userId),
      ...(mode ? [eb('mode', '=', mode)] : []),
      ...(model ? [eb('model', '=', model)] : []),
      ...(method ? [eb('method', '=', method)] : []),
      ...(isFavourite === true ? [sql<SqlBool>`is_favourite`] : []),
      ...(isFavourite === false ? [sql<SqlBool>`not is_favourite`] : []),
    ]);
}

/** Newest first, from just after `cursor`. */
export async function listPrompts(
  db: Queryable,
  wanted: Wanted,
  { limit, cursor }: CursorPlace,
): Promise<PromptRow[]> {
  let query = db.selectFrom('prompts').select(promptColumns).where(isOfThem(wanted));
  if (wanted.words) query = query.where(hasWords(wanted.words));
  if (cursor) query = query.where('id', '<', cursor);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}

/** How many there are, whatever their words, counted no further than to `most`. */
export async function countWanted(db: Queryable, wanted: Wanted, most: number): Promise<number> {
  const query = db.selectFrom('prompts').select(sql`1`.as('one')).where(isOfThem(wanted));
  const { total } = await db
    .selectFrom(query.limit(most).as('found'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** How many prompts a person has in all, and how many of them since a moment. */
export async function readTotals(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ total: number; today: number }> {
  const { rows } = await sql<{ total: number; today: number }>`
    select
      coalesce((select prompts from prompt_totals where user_id = ${userId}), 0) as total,
      (select count(*)::int from prompts where user_id = ${userId} and created_at >= ${since}) as today
  `.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('A select without a table gave no row.');
  return totals;
}

/** So many of the newest that look like it are compared. */
const COMPARED = 100;

/** Titles that look like the words, the likest first. */
export async function listSimilar(db: Queryable, wanted: Wanted, limit: number): Promise<PromptRow[]> {
  const { words = '' } = wanted;
  return await db.transaction().execute(async (trx) => {
    // Lower than PostgreSQL's own 0.6, so that one slip in a short word is forgiven.
    await sql`select set_config('pg_trgm.word_similarity_threshold', '0.4', true)`.execute(trx);
    const alike = trx
      .selectFrom('prompts')
      .select(promptColumns)
      .where(isOfThem(wanted))
      .where(sql<SqlBool>`${words} <% title`)
      .orderBy('id', 'desc')
      .limit(COMPARED);
    return await trx
      .selectFrom(alike.as('alike'))
      .selectAll()
      .orderBy(sql`word_similarity(${words}, title)`, 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  });
}
