import type { SavedPrompt } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { promptCalls } from '../../../testing/prompts.ts';

const { app, db, person } = await buildTestApp();
const { save, counted } = promptCalls(app);

describe('[FIND-1] GET /api/prompts', () => {
  const list = async (reader: Person, query = '') =>
    (await app.inject({ url: `/api/prompts${query}`, headers: reader.headers })).json();
  const titles = (page: { prompts: SavedPrompt[] }) => page.prompts.map(({ title }) => title);

  it('lists newest first, page by page, with total and today', async () => {
    const author = await person();
    for (const title of ['first', 'second', 'third']) await save(author, { title });
    const newest = await list(author, '?limit=2');
    expect(titles(newest)).toEqual(['third', 'second']);
    expect(newest).toMatchObject({ total: 3, today: 3, similar: false, next_cursor: newest.prompts[1].id });
    const rest = await list(author, `?limit=2&cursor=${newest.next_cursor}`);
    expect(titles(rest)).toEqual(['first']);
    expect(rest).toMatchObject({ total: 3, next_cursor: null });
  });

  it('counts as today’s what was saved since 00:00 UTC', async () => {
    const author = await person();
    await save(author);
    const midnight = new Date(new Date().toISOString().slice(0, 10));
    const saved = async (at: Date) => {
      const { id } = await save(author);
      await db.updateTable('prompts').set({ created_at: at }).where('id', '=', id).execute();
    };
    await saved(midnight);
    await saved(new Date(midnight.getTime() - 1));
    expect(await list(author)).toMatchObject({ total: 3, today: 2 });
  });

  it('[FIND-2] keeps the total whatever comes and goes', async () => {
    const author = await person();
    const { id } = await save(author);
    await save(author);
    await app.inject({ method: 'DELETE', url: `/api/prompts/${id}`, headers: author.headers });
    expect((await list(author)).total).toBe(1);
    await db.deleteFrom('prompts').where('user_id', '=', author.id).execute();
    expect((await list(author)).total).toBe(0);
  });

  it('shows nobody else’s prompts', async () => {
    await save(await person());
    expect(await list(await person())).toMatchObject({ prompts: [], total: 0, today: 0 });
  });

  it('counts what filters leave, and of a search no more than a page', async () => {
    const author = await person();
    for (let n = 0; n < 3; n++) await save(author);
    expect((await list(author, '?limit=2&mode=photo')).total).toBe(3);
    expect((await list(author, '?limit=2&q=baker')).total).toBeNull();
    expect((await list(author, '?limit=3&q=baker')).total).toBe(3);
  });

  it('[FIND-3] filters by mode, model, method and favourite, each with its total', async () => {
    const author = await person();
    const generation_id = await counted(author, 'enhanced');
    await save(author, { title: 'still', generation_id });
    const clip = { title: 'clip', mode: 'video', model: 'google-veo-3', method: 'text' };
    const { id } = await save(author, clip);
    await app.inject({
      method: 'PATCH',
      url: `/api/prompts/${id}`,
      headers: author.headers,
      payload: { favourite: true },
    });
    const found: Record<string, string[]> = {};
    for (const query of [
      'mode=video',
      'mode=photo',
      'model=midjourney',
      'method=enhanced',
      'favourite=true',
      'favourite=false',
      'mode=photo&method=text',
    ]) {
      const page = await list(author, `?${query}`);
      expect(page.total).toBe(page.prompts.length);
      found[query] = titles(page);
    }
    expect(found).toEqual({
      'mode=video': ['clip'],
      'mode=photo': ['still'],
      'model=midjourney': ['still'],
      'method=enhanced': ['still'],
      'favourite=true': ['clip'],
      'favourite=false': ['still'],
      'mode=photo&method=text': [],
    });
  });

  it.each([
    'limit=0',
    'limit=101',
    'cursor=here',
    'mode=audio',
    'model=dall-e-4',
    'method=magic',
    'favourite=maybe',
    `q=${'x'.repeat(201)}`,
  ])('refuses ?%s', async (query) => {
    const answer = await app.inject({ url: `/api/prompts?${query}`, headers: (await person()).headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe(`query.${query.split('=')[0]}`);
  });
});

describe('[FIND-4] searching', async () => {
  const author = await person();
  const keep = (title: string, prompt_text: string, given: object = {}) =>
    save(author, { title, prompt_text, ...given });
  await keep('The net mender', 'A woman mends a trawl net, lamps lit behind her, f/2.8.');
  await keep('Harbour at six', 'Fog over an empty quay, a ferry leaves.', { mode: 'video' });
  await keep('Sodium, not orange', 'Street lamps at 2000K, wes’s corner, c’est la vie.');
  await keep('שלום לכם', 'שלום 🎬 בוקר');
  const search = async (q: string, more = '') => {
    const url = `/api/prompts?q=${encodeURIComponent(q)}${more}`;
    const page = (await app.inject({ url, headers: author.headers })).json();
    return {
      titles: page.prompts.map(({ title }: SavedPrompt) => title),
      similar: page.similar,
      total: page.total,
    };
  };
  const [net, harbour, sodium] = ['The net mender', 'Harbour at six', 'Sodium, not orange'];

  it.each([
    ['a word of the text', 'fog', [harbour]],
    ['a word of the title', 'harbour', [harbour]],
    ['another form of it', 'mending lamp', [net]],
    ['all of the words', 'lamps street', [sodium]],
    ['a word only begun', 'fer', [harbour]],
    ['whatever the case', 'FOG', [harbour]],
    ['figures', '2000K', [sodium]],
    ['a stop', 'f/2.8', [net]],
    ['another script', 'שלום', ['שלום לכם']],
    ['two that have it, newest first', 'lamps', [sodium, net]],
  ])('finds by %s', async (_, q, found) => {
    expect(await search(q)).toEqual({ titles: found, similar: false, total: found.length });
  });

  it('[FIND-5] forgives a slip in a title, and says that it did', async () => {
    for (const q of ['harbuor', 'harbor', 'sodim', 'Net mendr', 'hrbour'])
      expect(await search(q)).toMatchObject({ similar: true, total: 1 });
    expect((await search('sodim')).titles).toEqual([sodium]);
    expect(await search('zzz')).toEqual({ titles: [], similar: false, total: 0 });
  });

  it('searches among what the filters leave', async () => {
    expect((await search('fog', '&mode=photo')).titles).toEqual([]);
    expect((await search('fog', '&mode=video')).titles).toEqual([harbour]);
  });

  it.each([
    "'",
    '"',
    '\\',
    '!',
    '& | !',
    '<->',
    ':*',
    '(',
    '🎬',
    '%',
    '_',
    '-',
    'a & !b',
    'the',
    "''; drop table prompts",
    '\u0000',
  ])('takes %j for what it is', async (q) => {
    const url = `/api/prompts?q=${encodeURIComponent(q)}`;
    expect((await app.inject({ url, headers: author.headers })).statusCode).toBe(200);
  });

  it('shows nobody else’s', async () => {
    const { headers } = await person();
    for (const q of ['fog', 'harbuor']) {
      const answer = await app.inject({ url: `/api/prompts?q=${q}`, headers });
      expect(answer.json()).toMatchObject({ prompts: [], total: 0 });
    }
  });
});
