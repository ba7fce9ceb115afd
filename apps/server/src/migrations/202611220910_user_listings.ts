import { type Kysely, sql } from 'kysely';

/** What people are found and put in order by, kept beside the account and its profile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_listings')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    // One order on both databases, which also finds beginnings.
    .addColumn('name', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('email', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  await sql`
    create function list_users(changed uuid[]) returns void language sql as $$
      insert into user_listings (user_id, name, email, words)
        select
          users.id, lower(coalesce(user_profiles.full_name, users.name)), lower(users.email),
          concat_ws(E'\n', user_profiles.full_name, users.name, users.email, user_profiles.email, user_profiles.phone, user_profiles.job)
        from users left join user_profiles on user_profiles.user_id = users.id
        where users.id = any (changed)
      on conflict (user_id) do update set name = excluded.name, email = excluded.email, words = excluded.words
    $$
  `.execute(db);
  await sql`
    create function list_user() returns trigger language plpgsql as $$
    begin
      perform list_users(array[new.id]);
      return null;
    end $$
  `.execute(db);
  await sql`
    create function list_user_of_profile() returns trigger language plpgsql as $$
    begin
      perform list_users(array[new.user_id]);
      return null;
    end $$
  `.execute(db);
  await sql`create trigger users_listed after insert on users for each row execute function list_user()`.execute(
    db,
  );
  await sql`
    create trigger users_listed_anew after update of email, name on users for each row
    when ((old.email, old.name) is distinct from (new.email, new.name)) execute function list_user()
  `.execute(db);
  await sql`
    create trigger user_profiles_listed after insert or update on user_profiles
    for each row execute function list_user_of_profile()
  `.execute(db);
  await sql`select list_users(array(select id from users))`.execute(db);
  for (const [name, definition] of [
    ['user_listings_name', 'user_listings (name, user_id)'],
    ['user_listings_email', 'user_listings (email, user_id)'],
    ['user_listings_words', 'user_listings using gin (words gin_trgm_ops)'],
  ] as const) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(definition)}`.execute(db);
  }
}
