import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Queryable } from '../../src/database/tables.ts';
import type { BlobStore } from '../../src/services/blobs/blob-store.ts';

/** What would be the half of something, and how to count it. */
const halves: Record<string, string> = {
  'prompts without the version they show': `select from prompts p where not exists (
    select from prompt_versions v
    where v.prompt_id = p.id and v.number = p.revision and v.prompt_text = p.prompt_text)`,
  'prompts whose versions have a gap': `select from prompts p
    where p.revision <> (select count(*) from prompt_versions v where v.prompt_id = p.id)`,
  'totals of prompts that are wrong': `select from users u
    left join prompt_totals t on t.user_id = u.id
    where coalesce(t.prompts, 0) <> (select count(*) from prompts p where p.user_id = u.id)`,
  'generations without their entry': `select from generations g where g.state = 'counted' and not exists (
    select from ledger_entries e where e.generation_id = g.generation_id and e.kind = 'spent')`,
  'balances that are not their entries’ sum': `select from users u
    where coalesce((select credits from credit_balances b where b.user_id = u.id), 0)
      <> coalesce((select sum(credits) from ledger_entries e where e.user_id = u.id), 0)`,
  'paid purchases without a payment': `select from payment_sessions s where s.state = 'paid' and not exists (
    select from payment_events e where e.user_id = s.user_id and e.kind = 'paid' and e.plan = s.plan)`,
  'settings without the deed that set them': `select from site_settings
    where version <> (select count(*) from admin_audit where action = 'change-settings')`,
  'uses of files that nothing shows': `select from blobs b where not exists (
    select from image_references i where b.id in (i.blob_id, i.thumbnail_id))`,
};

/** Everything in a database and its store that is only half there; empty when nothing is. */
export async function findHalves(db: Queryable, blobs: BlobStore): Promise<string[]> {
  const found: string[] = [];
  for (const [what, rows] of Object.entries(halves)) {
    const { rows: counted } = await sql
      .raw<{ n: number }>(`select count(*)::int as n from (${rows}) half`)
      .execute(db);
    if (counted[0]?.n !== 0) found.push(`${counted[0]?.n} ${what}`);
  }
  return [...found, ...(await miscounted(db)), ...(await brokenFiles(db, blobs))];
}

/** Somebody who deletes the only thing they made that day was still active; a recount cannot see that. */
const OUTLIVES_ITS_CAUSE = new Set(['active', 'retained']);

/** What triggers have kept, against the same counted anew. */
async function miscounted(db: Queryable): Promise<string[]> {
  const trx = await db.startTransaction().execute();
  try {
    const kept = await siteCounts(trx);
    await sql`select recount_site()`.execute(trx);
    const anew = await siteCounts(trx);
    return [...new Set([...kept.keys(), ...anew.keys()])].flatMap((what) => {
      const [before, after] = [kept.get(what) ?? 0, anew.get(what) ?? 0];
      const mayBeMore = OUTLIVES_ITS_CAUSE.has(what.split(' ')[1] ?? '');
      const isRight = before === after || (mayBeMore && before > after);
      return isRight ? [] : [`the site’s count of ${what} is ${before}, and ${after} anew`];
    });
  } finally {
    await trx.rollback().execute();
  }
}

async function siteCounts(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; kind: string; key: string; n: number }>`
    select day::text, kind, key, sum(n)::int as n from site_counts group by 1, 2, 3`.execute(db);
  return new Map(rows.map(({ day, kind, key, n }) => [`${day} ${kind} ${key}`.trim(), n]));
}

async function brokenFiles(db: Queryable, blobs: BlobStore): Promise<string[]> {
  const rows = await db.selectFrom('blobs').select(['user_id', 'sha256', 'size']).execute();
  const broken: string[] = [];
  for (const { user_id: userId, sha256, size } of rows) {
    const stream = await blobs.read({ userId, sha256 });
    const bytes = stream && (await buffer(stream));
    const isWhole = bytes?.length === size && createHash('sha256').update(bytes).digest('hex') === sha256;
    if (!isWhole) broken.push(`a row of ${size} bytes whose file has ${bytes?.length ?? 'none'}`);
  }
  return broken;
}
