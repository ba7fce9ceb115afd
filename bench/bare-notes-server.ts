import { serveBare } from './serve-bare.ts';

serveBare(async (pool, userId) => {
  const list = await pool.query('select * from notes where user_id = $1 order by id desc limit $2', [
    userId,
    21,
  ]);
  const count = await pool.query('select count(*)::int as total from notes where user_id = $1', [userId]);
  const notes = list.rows.slice(0, 20);
  const next_cursor = list.rows.length > 20 ? notes.at(-1).id : null;
  return { notes, total: count.rows[0].total, next_cursor };
});
