import type { endpoints } from '@cuewright/contract/endpoints';
import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { crowdAround } from '../../testing/crowd.ts';
import { fillAccount } from '../../testing/fill-account.ts';
import { signIn } from '../../testing/sign-in.ts';
import { tidyDatabase } from '../../testing/tidy-database.ts';
import { Visitor } from '../../testing/visitor.ts';

type Read = Extract<keyof typeof endpoints, `GET ${string}`>;

interface Query {
  text: string;
  values: unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Fewer rows are read at once whatever indexes there are. */
const MANY_ROWS = 1_000;
const email = 'ana@example.org';

const { app, db } = await buildTestApp({ config: { hasRateLimits: false, adminEmails: new Set([email]) } });
const visitor = new Visitor(app);
const ids: Record<string, string> = {};
let large = new Set<string>();

beforeAll(async () => {
  await signIn(visitor, { email });
  const userId = await fillAccount(app, visitor, 'kingfisher');
  await crowdAround(db, userId, { own: 300, people: 20_000, each: 1 });
  await tidyDatabase(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and reltuples > ${MANY_ROWS}
      and relnamespace = current_schema()::regnamespace
  `.execute(db);
  large = new Set(rows.map(({ name }) => name));
  ids['user'] = userId;
  const file = await db.selectFrom('blobs').select('sha256').where('user_id', '=', userId).executeTakeFirst();
  ids['file'] = file?.sha256 ?? '';
  for (const table of [
    'prompts',
    'workspaces',
    'storyboards',
    'image_references',
    'payment_sessions',
  ] as const)
    ids[table] = await someId(table, userId);
});

it('[PLAN-1] has as many rows in every table of people’s as make an index worth its while', () => {
  for (const table of [
    'prompts',
    'prompt_versions',
    'notes',
    'brainstorm_notes',
    'workspaces',
    'storyboards',
  ])
    expect(large).toContain(table);
  expect(large.size).toBeGreaterThan(20);
});

/** Every read of the contract, each in the ways that differ in their queries; or why it may go through a whole table. */
const reads: Record<Read, (() => string[]) | { because: string }> = {
  'GET /api/oauth/google/redirect_url': () => [''],
  'GET /api/sessions': () => [''],
  'GET /api/logout': { because: 'it ends the session that the others ask with, by the hash of its token' },
  'GET /api/users/me': () => [''],
  'GET /api/users/me/export': {
    because: 'a file of everything, read by parts that each begin with the person',
  },
  'GET /api/user-profile': () => [''],
  'GET /api/admin/verify': () => [''],
  'GET /api/admin/dashboard': () => [''],
  'GET /api/admin/users': () => [
    '',
    '?page=20',
    '?sort=name',
    '?sort=most-used',
    '?q=crowd-1234',
    '?plan=monthly',
  ],
  'GET /api/admin/users.csv': { because: 'a file of everybody' },
  'GET /api/admin/users/{id}': () => [`/${ids['user']}`],
  'GET /api/admin/prompts': () => ['', '?page=20', '?sort=title', '?q=hovercraft', `?user=${ids['user']}`],
  'GET /api/admin/prompts.csv': { because: 'a file of every prompt' },
  'GET /api/admin/analytics': () => ['?days=90'],
  'GET /api/admin/audit': () => ['', `?user=${ids['user']}`],
  'GET /api/admin/settings': () => [''],
  'GET /api/site': { because: 'one row of settings, read once in two seconds' },
  'GET /api/models': { because: 'the catalogue, which is code' },
  'GET /api/usage': () => [''],
  'GET /api/credits': () => [''],
  'GET /api/image-references': () => ['', cursor()],
  'GET /api/image-references/{id}': () => [`/${ids['image_references']}`],
  'GET /api/analytics/stats': () => [''],
  'GET /api/referrals/stats': () => [''],
  'GET /api/payments/{session}': () => [`/${ids['payment_sessions']}`],
  'GET /api/users/subscription': () => [''],
  'GET /api/payments/invoices': () => [''],
  'GET /api/files/{sha256}': () => [`/${ids['file']}`],
  'GET /api/prompts': () => [
    '',
    cursor(),
    '?q=kingfisher',
    '?q=hovercraft',
    '?mode=photo',
    '?mode=video',
    '?model=midjourney',
    '?method=guided',
    '?favourite=true',
  ],
  'GET /api/prompts/{id}': () => [`/${ids['prompts']}`],
  'GET /api/prompts/{id}/versions': () => [
    `/${ids['prompts']}/versions`,
    `/${ids['prompts']}/versions?cursor=5`,
  ],
  'GET /api/notes': () => ['', cursor()],
  'GET /api/brainstorm-notes': () => [
    '',
    cursor(),
    '?q=kingfisher',
    '?q=hovercraft',
    '?category=idea',
    '?important=true',
    '?tag=lamp',
  ],
  'GET /api/brainstorm-notes/summary': () => [''],
  'GET /api/brainstorm-notes/export': () => [''],
  'GET /api/workspaces': () => [''],
  'GET /api/workspaces/{id}/prompts': () => [
    `/${ids['workspaces']}/prompts`,
    `/${ids['workspaces']}/prompts?q=kingfisher`,
  ],
  'GET /api/storage': () => [''],
  'GET /api/storyboards': () => ['', cursor(), `?prompt_id=${ids['prompts']}`],
  'GET /api/storyboards/{id}': () => [`/${ids['storyboards']}`],
  'GET /api/storyboards/{id}/pdf': () => [`/${ids['storyboards']}/pdf`],
  'GET /api/artist': () => [''],
};

describe.each(Object.entries(reads))('%s', (key, ways) => {
  const place = key.slice('GET '.length).replace(/\/\{.*$/, '');
  if ('because' in ways) {
    it(`[PLAN-1] is left out: ${ways.because}`, () => expect(place).toMatch(/^\/api\//));
    return;
  }
  it('[PLAN-1] goes through no large table from end to end', async () => {
    for (const way of ways()) {
      const { queries, statusCode, body } = await queriesOf(place + way);
      expect(statusCode, `${place + way}: ${body}`).toBe(200);
      expect(queries.length).toBeGreaterThan(0);
      for (const query of queries) expect(await scanned(query), `${place + way}\n${query.text}`).toEqual([]);
    }
  });
});

it('[PLAN-1] would see it if one did', async () => {
  const text = "select count(*) from prompts where description like '%kingfisher%'";
  expect(await scanned({ text, values: [] })).toEqual(['prompts']);
});

/** What a call really asks the database, caught on its way. */
async function queriesOf(address: string) {
  const queries: Query[] = [];
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [text, values] = given;
    if (typeof text === 'string' && /^\s*(select|with)\b/i.test(text))
      queries.push({ text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(query, this, given);
  });
  try {
    const { statusCode, body } = await visitor.get(address);
    return { queries, statusCode, body };
  } finally {
    spy.mockRestore();
  }
}

/** The large tables that the plan of a query reads from end to end. */
async function scanned({ text, values }: Query): Promise<string[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, values),
  );
  return rows.flatMap((row) => scans(row['QUERY PLAN'][0].Plan));
}

function scans({ 'Node Type': type, 'Relation Name': name = '', Plans = [] }: PlanNode): string[] {
  const own = type === 'Seq Scan' && large.has(name) ? [name] : [];
  return [...own, ...Plans.flatMap(scans)];
}

async function someId(
  table: 'prompts' | 'workspaces' | 'storyboards' | 'image_references' | 'payment_sessions',
  userId: string,
): Promise<string> {
  const { id } = await db
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

function cursor(): string {
  return '?cursor=ffffffff-ffff-7fff-8fff-ffffffffffff';
}
