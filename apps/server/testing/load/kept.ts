import { sql } from 'kysely';
import type { Queryable } from '../../src/database/tables.ts';

/** What a database keeps, in the words of what was acknowledged. */
export async function readKept(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await sql<{ about: string; state: string }>`
    select 'note ' || id as about, content as state from notes
    union all select 'brainstorm ' || id, content from brainstorm_notes
    union all select 'prompt ' || id, prompt_text from prompts
    union all select 'board ' || id, title from storyboards
    union all select 'picture ' || id, title from image_references
    union all select 'bio ' || user_id, bio from user_settings
    union all select 'site', banner ->> 'text' from site_settings
    union all select 'generation ' || generation_id, state from generations
    union all select 'purchase ' || id, state from payment_sessions
    union all select 'refund ' || paid.id, back.kind from payment_events paid
      join payment_events back on back.payment_key = paid.payment_key and back.kind = 'refunded'
      where paid.kind = 'paid'`.execute(db);
  return new Map(rows.map(({ about, state }) => [about, state]));
}
