import { adminLimits, type PromptSort, promptLimits } from '@cuewright/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable, Tables } from '../../database/tables.ts';
import { isFoundAnywhere, literal } from './like.ts';
import { countUpTo, cursorOf, type IdsPage, listIds, type Order, type Place, pageOf } from './list-page.ts';
import { readTotal } from './site-counts.ts';
import { madeBetween } from './wishes.ts';

type Prompt = Tables['prompts'];

export interface WantedPrompts {
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  mode?: Prompt['mode'] | undefined;
  model?: string | undefined;
  user?: string | undefined;
}

export interface PromptRow
  extends Pick<
    Prompt,
    'id' | 'title' | 'description' | 'mode' | 'model' | 'method' | 'user_id' | 'created_at'
  > {
  /** Its beginning. */
  prompt_text: string;
  prompt_length: number;
  full_name: string;
  email: string;
}

const created = sql`prompts.created_at`;
const id = sql`prompts.id`;
const title = sql`lower(prompts.title) collate "C"`;
const byTime = { by: created, id, type: 'timestamptz' } as const;
const orders: Record<PromptSort, Order> = {
  newest: { ...byTime, isDescending: true },
  oldest: { ...byTime, isDescending: false },
  title: {
    by: title,
    id,
    type: 'text',
    isDescending: false,
  },
};
const table = sql`prompts`;

function wishesFor({ q, from, to, mode, model, user }: WantedPrompts): RawBuilder<SqlBool>[] {
  const wishes: RawBuilder<SqlBool>[] = madeBetween(created, { from, to });
  if (mode) wishes.push(sql<SqlBool>`prompts.mode = ${mode}`);
  if (model) wishes.push(sql<SqlBool>`prompts.model = ${model}`);
  if (user) wishes.push(sql<SqlBool>`prompts.user_id = ${user}`);
  if (q) wishes.push(finds(q));
  return wishes;
}

function finds(q: string): RawBuilder<SqlBool> {
  if (isFoundAnywhere(q))
    return sql<SqlBool>`(prompts.title || E'\n' || prompts.prompt_text) ilike ${`%${literal(q)}%`}`;
  return sql<SqlBool>`${title} like ${`${literal(q.toLowerCase())}%`}`;
}

export interface PromptsPage extends IdsPage {
  prompts: PromptRow[];
  total: number;
  isLeast: boolean;
}

export async function listPromptsPage(
  db: Queryable,
  { sort, ...wanted }: WantedPrompts & { sort: PromptSort },
  place: Place,
): Promise<PromptsPage> {
  const wishes = wishesFor(wanted);
  const page = await listIds(db, { from: table, wishes, order: orders[sort] }, place);
  const counted =
    wishes.length === 0
      ? { total: await readTotal(db, 'prompts'), isLeast: false }
      : await countUpTo(
          db,
          { from: table, wishes },
          wanted.q ? adminLimits.countedFound : adminLimits.countedFiltered,
        );
  return { ...page, ...counted, prompts: await findPrompts(db, page.ids) };
}

/** In the order of the ids; what is gone is left out. */
async function findPrompts(db: Queryable, ids: readonly string[]): Promise<PromptRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PromptRow>`
    select
      p.id, p.title, p.description, p.mode, p.model, p.method, p.user_id, p.created_at,
      left(p.prompt_text, ${promptLimits.adminPreview}) as prompt_text, char_length(p.prompt_text) as prompt_length,
      coalesce(user_profiles.full_name, users.name) as full_name, users.email
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join prompts p on p.id = wanted.id
    join users on users.id = p.user_id
    left join user_profiles on user_profiles.user_id = p.user_id
    order by wanted.place
  `.execute(db);
  return rows;
}

/** User, address, title, model, time and length. */
export type PromptLine = [string, string, string, string, string, number];

/**
 * As a file of all has them: the oldest first, so many at once, from just after `cursor`. They come in one value, because
 * a million rows one by one would leave more rubbish behind than is picked up meanwhile.
 */
export async function listPromptsForFile(
  db: Queryable,
  wanted: WantedPrompts,
  place: Place,
): Promise<{ lines: PromptLine[]; nextCursor: string | null }> {
  const asked = { from: table, wishes: wishesFor(wanted), order: orders.oldest };
  const page = pageOf(asked, place);
  const { rows } = await sql<{ lines: PromptLine[] | null; next: string | null; found: number }>`
    select
      json_agg(json_build_array(
        coalesce(user_profiles.full_name, users.name), users.email, p.title, coalesce(p.model, ''),
        to_char(page.place at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), char_length(p.prompt_text)
      ) order by page.place, page.id) as lines,
      (array_agg(${cursorOf(orders.oldest)} order by page.place desc, page.id desc))[1] as next,
      count(*)::int as found
    from (${page}) as page
    join prompts p on p.id = page.id
    join users on users.id = p.user_id
    left join user_profiles on user_profiles.user_id = p.user_id
  `.execute(db);
  const [all] = rows;
  const isLast = !all || all.found < place.limit;
  return { lines: all?.lines ?? [], nextCursor: isLast ? null : all.next };
}
