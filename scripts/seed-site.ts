import pg from 'pg';

export interface Seeded {
  /** Rows in, without the indexes that would slow them. */
  loadMs: number;
  /** Indexes, kept figures, and what the planner knows. */
  indexMs: number;
}

interface Size {
  users: number;
  prompts: number;
}

const TABLES = [
  'users',
  'user_profiles',
  'workspaces',
  'prompts',
  'prompt_totals',
  'generations',
  'user_listings',
];

/** Fills a migrated database without people with made-up ones, who came over 400 days, and what they wrote in the last 200. */
export async function seedSite(databaseUrl: string, { users, prompts }: Size): Promise<Seeded> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select exists (select from users where created_at < now() - interval \'1 day\') as "isUsed"',
    );
    if (rows[0].isUsed) throw new Error('There are people in this database already. Choose an empty one.');
    const indexes = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where schemaname = current_schema() and tablename = any ($1)
         and not exists (select from pg_constraint where conindid = indexname::regclass)
         and indexname <> 'prompts_user_id_id'`,
      [TABLES],
    );
    const began = performance.now();
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
    // The triggers keep figures row by row; afterwards they are counted at once.
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
    await client.query('set synchronous_commit = off');
    for (const statement of [...people(users), ...writings(users, prompts)]) await client.query(statement);
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
    const loaded = performance.now();
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { definition } of indexes.rows) await client.query(definition);
    await client.query('select recount_site()');
    // As after a busy time: each figure in all the slots that connections count in.
    await client.query(
      'insert into site_counts select day, kind, key, other, 0 from site_counts cross join generate_series(1, 15) as other',
    );
    await client.query('vacuum analyze');
    return { loadMs: loaded - began, indexMs: performance.now() - loaded };
  } finally {
    await client.end();
  }
}

/** A number that looks random and is the same every time. */
const chance = (of: string) => `(('x' || substr(md5(${of}), 1, 8))::bit(32)::bigint & 2147483647)`;

/** An id that is in order of its time, as ours are; its end is another for each `n`. */
const idAt = (at: string, n: string) =>
  `overlay(overlay(
    lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex((${n}) / 4294967296), 4, '0')
      || lpad(to_hex((${n}) % 4294967296 * 2654435761 % 4294967296), 8, '0')
    placing '-' from 9 for 0) placing '-' from 14 for 0)::uuid`;

const oneOf = (words: readonly string[], of: string) =>
  `(array['${words.join("','")}'])[1 + ${chance(of)} % ${words.length}]`;

const firstNames = [
  'Ana',
  'Bo',
  'Chiara',
  'Dag',
  'Elif',
  'Femi',
  'Grete',
  'Hana',
  'Ivo',
  'Jun',
  'Kaja',
  'Lars',
];
const lastNames = [
  'Torres',
  'Lund',
  'Ricci',
  'Holm',
  'Kaya',
  'Okafor',
  'Weiss',
  'Mori',
  'Novak',
  'Park',
  'Berg',
];
const jobs = ['Gaffer', 'Director of photography', 'Colourist', 'Editor', 'Art director', 'Student'];
const subjects = [
  'A net mender',
  'A baker',
  'Two divers',
  'A night nurse',
  'An old tram',
  'A lighthouse keeper',
  'A welder',
];
const places = [
  'at a fish market',
  'in a tiled kitchen',
  'under a motorway',
  'on a frozen lake',
  'in a greenhouse at night',
];
const lights = [
  'lit by a single practical',
  'in hard noon sun',
  'under sodium lamps',
  'in open shade',
  'by firelight',
];
const lenses = ['on a 35mm lens', 'on an 85mm lens, wide open', 'on an anamorphic 40mm', 'on a 24mm, close'];
const moves = [
  'slow push in',
  'locked off',
  'handheld, breathing',
  'crane up over the roofs',
  'whip pan to the door',
];
const looks = [
  'muted greens and rust',
  'silver, low contrast',
  'deep blacks, one warm edge',
  'faded print, soft grain',
];
const models = ['midjourney', 'flux-1-1-pro', 'google-veo-3', 'runway-gen-3', 'nano-banana'];
const methods = ['guided', 'enhanced', 'optimizer', 'automation', 'text', 'voice', 'reverse'];

function people(users: number): string[] {
  const at = `now() - interval '400 days' * (1 - n::float8 / ${users + 1})`;
  return [
    `insert into users (id, created_at, email, email_verified, name, given_name, premium_until, premium_plan, prompts_used)
     select ${idAt('at', 'n::bigint')}, at, 'person-' || n || '@example.org', true, name, '',
       case when n % 10 = 0 then now() + interval '20 days' when n % 10 = 1 then now() - interval '40 days' end,
       case n % 30 when 0 then 'lifetime' when 10 then 'yearly' when 20 then 'monthly' when 1 then 'monthly' end,
       ${chance("n || 'used'")} % 400
     from (
       select n, date_trunc('milliseconds', ${at}) as at,
         ${oneOf(firstNames, "n || 'first'")} || ' ' || ${oneOf(lastNames, "n || 'last'")} || ' ' || n as name
       from generate_series(1, ${users}) as n
     ) as made`,
    `insert into user_profiles (user_id, full_name, phone, email, job, intro, created_at, updated_at)
     select id, name, '+46 70 ' || ${chance("email || 'phone'")} % 10000000, email, ${oneOf(jobs, "email || 'job'")}, 'Hello', created_at, created_at
     from users where email like 'person-%' and ${chance("email || 'profile'")} % 5 <> 0`,
    `insert into workspaces (id, user_id, name, is_default, created_at, updated_at)
     select gen_random_uuid(), id, 'My workspace', true, created_at, created_at from users where email like 'person-%'`,
    "insert into user_listings (user_id, name, email, words) select users.id, lower(coalesce(p.full_name, users.name)), lower(users.email), concat_ws(E'\\n', p.full_name, users.name, users.email, p.email, p.phone, p.job) from users left join user_profiles p on p.user_id = users.id on conflict do nothing",
    `insert into site_days (day, visitors)
     select day::date, 200 + ${chance('day::text')} % 800 from generate_series(now() - interval '400 days', now(), interval '1 day') as day
     on conflict do nothing`,
    `create temporary table numbered as
     select row_number() over (order by users.id) as number, users.id, workspaces.id as workspace_id
     from users join workspaces on workspaces.user_id = users.id and workspaces.is_default where email like 'person-%'`,
    'create unique index on numbered (number)',
    'analyze numbered',
  ];
}

function writings(users: number, prompts: number): string[] {
  const at = `now() - interval '200 days' * (1 - n::float8 / ${prompts + 1})`;
  return [
    `insert into prompts (id, user_id, workspace_id, generation_id, is_imported, method, mode, model, title, description, prompt_text, json_config, created_at, updated_at)
     select ${idAt('at', 'n::bigint')}, user_id, workspace_id, case when n % 10 > 0 then ${idAt('at', 'n::bigint + 4294967296')} end, n % 10 = 0, method, mode, model,
       initcap(mode) || ' prompt ' || to_char(at, 'YYYY-MM-DD'), left(text, 100), text,
       jsonb_build_object('mode', mode, 'isBasic', true), at, at
     from (
       select n, at, numbered.id as user_id, numbered.workspace_id, ${oneOf(methods, "n || 'method'")} as method,
         case n % 3 when 0 then 'video' else 'photo' end as mode, ${oneOf(models, "n || 'model'")} as model,
         concat_ws(', ', ${oneOf(subjects, "n || 'subject'")}, ${oneOf(places, "n || 'place'")}, ${oneOf(lights, "n || 'light'")},
           ${oneOf(lenses, "n || 'lens'")}, ${oneOf(moves, "n || 'move'")}, ${oneOf(looks, "n || 'look'")},
           'take ' || ${chance("n || 'take'")} % 50000, 'roll ' || md5(n::text), '35mm, shutter 1/50, the light falls off towards the back of the room') as text
       from (select n, date_trunc('milliseconds', ${at}) as at from generate_series(1, ${prompts}) as n) as times
       join numbered on numbered.number = 1 + ${chance("n || 'author'")} % ${users}
     ) as made`,
    `insert into generations (generation_id, user_id, state, paid_by, method, day, created_at)
     select generation_id, user_id, 'counted', 'allowance', method, utc_day(created_at), created_at
     from prompts where generation_id is not null`,
    'insert into prompt_totals (user_id, prompts) select user_id, count(*) from prompts group by user_id',
    `update workspaces set prompts = found.prompts
     from (select workspace_id, count(*) as prompts from prompts group by workspace_id) as found
     where found.workspace_id = workspaces.id`,
  ];
}
