import { randomUUIDv7 } from 'node:crypto';
import type http from 'node:http';
import { json } from 'node:stream/consumers';
import type pg from 'pg';
import { serveBare } from './serve-bare.ts';

const columns =
  'id, user_id, generation_id, workspace_id, is_imported, method, mode, model, title, description, prompt_text, marks, json_config::text as json_config, is_favourite, version, revision, created_at, updated_at';

serveBare(async (pool, userId, request) => {
  if (request.method === 'POST') return await save(pool, userId, request);
  const words = new URL(request.url ?? '/', 'http://localhost').searchParams.get('q');
  const list = words
    ? await pool.query(
        `select ${columns} from prompts where user_id = $1 and search @@ (plainto_tsquery('english', $2) || to_tsquery('english', $3)) order by id desc limit $4`,
        [userId, words, `${words}:*`, 21],
      )
    : await pool.query(`select ${columns} from prompts where user_id = $1 order by id desc limit $2`, [
        userId,
        21,
      ]);
  const count = await pool.query(
    'select (select prompts from prompt_totals where user_id = $1) as total, (select count(*)::int from prompts where user_id = $1 and created_at >= $2) as today',
    [userId, new Date(new Date().toISOString().slice(0, 10))],
  );
  const prompts = list.rows.slice(0, 20);
  const next_cursor = list.rows.length > 20 ? prompts.at(-1).id : null;
  return { prompts, ...count.rows[0], next_cursor };
});

/** The prompt and its first version, in one transaction. */
async function save(pool: pg.Pool, userId: string, request: http.IncomingMessage): Promise<object> {
  const { title, prompt_text: text, mode } = (await json(request)) as Record<string, string>;
  const now = new Date();
  const client = await pool.connect();
  try {
    await client.query('begin');
    const kept = await client.query(
      `insert into prompts (id, user_id, is_imported, mode, title, description, prompt_text, json_config, created_at, updated_at)
       values ($1, $2, true, $3, $4, $5, $6, $7, $8, $8) on conflict do nothing returning ${columns}`,
      [
        randomUUIDv7(),
        userId,
        mode,
        title,
        text?.slice(0, 100),
        text,
        JSON.stringify({ mode, prompt: text }),
        now,
      ],
    );
    await client.query(
      'insert into prompt_versions (user_id, prompt_id, number, prompt_text, restored_from, created_at) values ($1, $2, 1, $3, null, $4)',
      [userId, kept.rows[0].id, text, now],
    );
    await client.query('commit');
    return kept.rows[0];
  } finally {
    client.release();
  }
}
