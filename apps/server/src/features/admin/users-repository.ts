import { adminLimits, type PlanName, type UserSort, type UserStanding } from '@cuewright/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../database/tables.ts';
import { isFoundAnywhere, literal } from './like.ts';
import { countUpTo, type IdsPage, listIds, type Order, type Place } from './list-page.ts';
import type { AdminParts } from './parts.ts';
import { readTotal } from './site-counts.ts';
import { madeBetween } from './wishes.ts';

export interface WantedUsers {
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  plan?: PlanName | undefined;
  standing?: UserStanding | undefined;
}

/** What the wishes are held against. */
export interface Today {
  now: Date;
  adminEmails: ReadonlySet<string>;
}

export interface UserRow {
  id: string;
  full_name: string;
  email: string;
  phone: string;
  job: string;
  profile_completed: boolean;
  prompts_used: number;
  total_prompts: number;
  is_premium: boolean;
  premium_plan: Exclude<PlanName, 'free'> | null;
  is_admin: boolean;
  is_admin_by_setting: boolean;
  blocked_at: Date | null;
  created_at: Date;
  last_active_at: Date | null;
}

const created = sql`users.created_at`;
const listed = (column: 'name' | 'email'): Order => ({
  by: sql.ref(`user_listings.${column}`),
  id: sql`user_listings.user_id`,
  type: 'text',
  isDescending: false,
});
const byTime = { by: created, id: sql`users.id`, type: 'timestamptz' } as const;
const orders: Record<UserSort, Order> = {
  newest: { ...byTime, isDescending: true },
  oldest: { ...byTime, isDescending: false },
  name: listed('name'),
  email: listed('email'),
  'most-used': {
    by: sql`users.prompts_used`,
    id: sql`users.id`,
    type: 'integer',
    isDescending: true,
  },
};

/** By `ADMIN_EMAILS`, which stands above what is saved. */
export function isAdminBySetting(adminEmails: ReadonlySet<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(users.email_verified and lower(users.email) = any (${[...adminEmails]}::text[]))`;
}

function wishesFor({ q, from, to, plan, standing }: WantedUsers, { now, adminEmails }: Today) {
  const wishes: RawBuilder<SqlBool>[] = madeBetween(created, { from, to });
  if (plan === 'free')
    wishes.push(sql<SqlBool>`(users.premium_until is null or users.premium_until <= ${now})`);
  else if (plan) wishes.push(sql<SqlBool>`users.premium_plan = ${plan} and users.premium_until > ${now}`);
  if (standing === 'blocked') wishes.push(sql<SqlBool>`users.blocked_at is not null`);
  if (standing === 'admin') wishes.push(sql<SqlBool>`(users.is_admin or ${isAdminBySetting(adminEmails)})`);
  return { ofUsers: wishes, ofListings: q ? [finds(q)] : [] };
}

function finds(q: string): RawBuilder<SqlBool> {
  if (isFoundAnywhere(q)) return sql<SqlBool>`user_listings.words ilike ${`%${literal(q)}%`}`;
  const begins = `${literal(q.toLowerCase())}%`;
  return sql<SqlBool>`(user_listings.name like ${begins} or user_listings.email like ${begins})`;
}

const both = sql`users join user_listings on user_listings.user_id = users.id`;

export interface UsersPage extends IdsPage {
  users: UserRow[];
  total: number;
  isLeast: boolean;
}

export async function listUsersPage(
  db: Queryable,
  { sort, ...wanted }: WantedUsers & { sort: UserSort },
  place: Place,
  today: Today,
): Promise<UsersPage> {
  const { ofUsers, ofListings } = wishesFor(wanted, today);
  const wishes = [...ofUsers, ...ofListings];
  const order = orders[sort];
  const isByListing = order.type === 'text';
  const needsUsers = ofUsers.length > 0 || !isByListing;
  const needsListings = ofListings.length > 0 || isByListing;
  const from = needsUsers && needsListings ? both : needsUsers ? sql`users` : sql`user_listings`;
  const page = await listIds(db, { from, wishes, order }, place);
  const counted =
    wishes.length === 0
      ? { total: await readTotal(db, 'users'), isLeast: false }
      : await countUpTo(
          db,
          {
            from: ofListings.length === 0 ? sql`users` : ofUsers.length === 0 ? sql`user_listings` : both,
            wishes,
          },
          wanted.q ? adminLimits.countedFound : adminLimits.countedFiltered,
        );
  return { ...page, ...counted, users: await findUsers(db, page.ids, today) };
}

/** In the order of the ids; whoever is gone is left out. */
export async function findUsers(db: Queryable, ids: readonly string[], today: Today): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<UserRow>`
    select
      users.id, coalesce(p.full_name, users.name) as full_name, users.email,
      coalesce(p.phone, '') as phone, coalesce(p.job, '') as job, p.user_id is not null as profile_completed,
      users.prompts_used, coalesce(t.prompts, 0) as total_prompts,
      coalesce(users.premium_until > ${today.now}, false) as is_premium, users.premium_plan,
      users.is_admin, ${isAdminBySetting(today.adminEmails)} as is_admin_by_setting,
      users.blocked_at, users.created_at, users.last_active_at
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join users on users.id = wanted.id
    left join user_profiles p on p.user_id = users.id
    left join prompt_totals t on t.user_id = users.id
    order by wanted.place
  `.execute(db);
  return rows;
}

export async function findUser(
  db: Queryable,
  { clock, adminEmails }: Pick<AdminParts, 'clock' | 'adminEmails'>,
  id: string,
): Promise<UserRow | undefined> {
  const [user] = await findUsers(db, [id], { now: clock(), adminEmails });
  return user;
}

/** As a file of everybody has them: the oldest first, so many at once, from just after `cursor`. */
export async function listUsersForFile(
  db: Queryable,
  wanted: WantedUsers,
  place: Place,
  today: Today,
): Promise<{ users: UserRow[]; nextCursor: string | null }> {
  const { ofUsers, ofListings } = wishesFor(wanted, today);
  const from = ofListings.length > 0 ? both : sql`users`;
  const asked = { from, wishes: [...ofUsers, ...ofListings], order: orders.oldest };
  const { ids, nextCursor } = await listIds(db, asked, place);
  return { users: await findUsers(db, ids, today), nextCursor };
}
