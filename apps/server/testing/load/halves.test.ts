import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildTestApp } from '../build-test-app.ts';
import { formWith } from '../form.ts';
import { plainPicture } from '../plain-picture.ts';
import { baker } from '../prompts.ts';
import { Acknowledged } from './acknowledged.ts';
import { findHalves } from './halves.ts';
import { readKept } from './kept.ts';

const { app, db, person } = await buildTestApp();
const { headers } = await person();
const post = (url: string, payload: object, more = {}) =>
  app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload });

it('the examination of what is kept sees what is lost, what is half, what is miscounted and what is broken', async () => {
  const prompt = (await post('/api/prompts', baker)).json();
  const form = formWith({ bytes: await plainPicture() });
  const picture = (await post('/api/image-references', form.payload, form.headers)).json();
  const acknowledged = new Acknowledged();
  acknowledged.confirm(`prompt ${prompt.id}`, baker.prompt_text);
  acknowledged.confirm(`picture ${picture.id}`, picture.title);
  expect(acknowledged.compare(await readKept(db)).lost).toEqual([]);
  expect(await findHalves(db, app.deps.blobs)).toEqual([]);

  const { user_id: userId, sha256 } = await db
    .selectFrom('blobs')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  await app.deps.blobs.remove({ userId, sha256 });
  await db.deleteFrom('prompt_versions').execute();
  await sql`update site_counts set n = n + 1 where kind in ('prompts', 'retained')`.execute(db);
  await sql`update site_counts set n = n - 1 where kind = 'active'`.execute(db);
  const halves = await findHalves(db, app.deps.blobs);
  const seen = [
    '1 prompts without the version they show',
    '1 prompts whose versions have a gap',
    'the site’s count of -infinity prompts is 2, and 1 anew',
    expect.stringMatching(/^the site’s count of [\d-]+ active is 0, and 1 anew$/),
    expect.stringMatching(/^a row of \d+ bytes whose file has none$/),
  ];
  expect(halves).toHaveLength(seen.length);
  // The database lists them in no order of its own.
  for (const one of seen) expect(halves).toContainEqual(one);
  await db.updateTable('prompts').set({ prompt_text: 'Another' }).execute();
  await db.deleteFrom('image_references').execute();
  expect(acknowledged.compare(await readKept(db)).lost).toHaveLength(2);
});
