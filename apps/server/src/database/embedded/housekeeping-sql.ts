/** How much each piece of a long value takes. */
const PIECE_BYTES = 2_000;

/**
 * Of each table, in bytes: what it takes, what deleted rows take of it, and what has come since its last vacuum; the same of the
 * pieces its long values are kept in. `changes` grows with each row that is changed or deleted.
 */
export const TABLE_STATE = `
  select c.oid::regclass::text as name, pg_relation_size(c.oid)::float8 as size,
    coalesce(s.n_dead_tup * row_bytes, 0)::float8 as deleted,
    coalesce(s.n_ins_since_vacuum * row_bytes, 0)::float8 as added,
    coalesce(pg_relation_size(nullif(c.reltoastrelid, 0)), 0)::float8 as pieces_size,
    coalesce(t.n_dead_tup * ${PIECE_BYTES}, 0)::float8 as pieces_deleted,
    coalesce(s.n_tup_upd + s.n_tup_del, 0)::float8 as changes
  from pg_class c
  left join pg_stat_all_tables s on s.relid = c.oid
  left join pg_stat_all_tables t on t.relid = c.reltoastrelid
  cross join lateral (
    select pg_relation_size(c.oid) / greatest(s.n_live_tup + s.n_dead_tup, 1) as row_bytes
  ) of_one
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  order by size, name`;

/** Indexes that hold words of people's as they wrote them; a test holds that no other does. */
export const INDEXES_WITH_WORDS: readonly string[] = [
  'brainstorm_notes_search',
  'identities_pkey',
  'local_id_people_pkey',
  'prompts_search',
  'prompts_title',
  'user_listings_email',
  'user_listings_name',
  'users_email',
];

export const INDEX_TABLES = `
  select indexrelid::regclass::text as name, indrelid::regclass::text as of
  from pg_index where indexrelid::regclass::text = any($1)
  order by pg_relation_size(indexrelid), name`;
