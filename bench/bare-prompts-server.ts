import { serveBareList } from './serve-bare-list.ts';

serveBareList(async (pool, userId) => {
  const list = await pool.query(
    'select id, title, description, mode, model, method, prompt_text, json_config::text as json_config, is_favourite, is_imported, generation_id, version, revision, created_at, updated_at from prompts where user_id = $1 order by id desc limit $2',
    [userId, 21],
  );
  const count = await pool.query(
    'select (select prompts from prompt_totals where user_id = $1) as total, (select count(*)::int from prompts where user_id = $1 and created_at >= $2) as today',
    [userId, new Date(new Date().toISOString().slice(0, 10))],
  );
  const prompts = list.rows.slice(0, 20);
  const next_cursor = list.rows.length > 20 ? prompts.at(-1).id : null;
  return { prompts, ...count.rows[0], next_cursor };
});
