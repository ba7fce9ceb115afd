import { randomUUIDv7 } from 'node:crypto';
import type { SavedPrompt } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';

const { app, db, person } = await buildTestApp();

const baker = {
  title: 'Photo prompt 2026-11-20',
  description: 'A baker in a tiled market, captured with an 85mm lens.',
  model: 'midjourney',
  prompt_text: 'A baker in a tiled market, captured with an 85mm lens. --ar 16:9 --v 6',
  json_config: JSON.stringify({ mode: 'photo', isBasic: true, formData: { subject: 'A baker' } }),
};

const post = (author: Person, payload: object, url = '/api/prompts') =>
  app.inject({ method: 'POST', url, headers: author.headers, payload });

async function save(author: Person, given: object = {}): Promise<SavedPrompt> {
  const answer = await post(author, { ...baker, ...given });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function counted(author: Person, method = 'guided'): Promise<string> {
  const generation_id = randomUUIDv7();
  const answer = await post(author, { generation_id, method }, '/api/usage/increment');
  expect(answer.statusCode).toBe(201);
  return generation_id;
}

describe('[SAVE-1] POST /api/prompts', () => {
  it('answers 201 with the bare prompt, its payload that of the specification', async () => {
    const author = await person();
    const saved = await save(author);
    expect(saved).toEqual({
      ...baker,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      json_config: expect.any(String),
      mode: 'photo',
      method: null,
      favourite: false,
      imported: true,
      generation_id: null,
      version: 1,
      revision: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(JSON.parse(saved.json_config)).toEqual({
      mode: 'photo',
      isBasic: true,
      formData: { subject: 'A baker' },
      prompt: baker.prompt_text,
    });
  });

  it('[SAVE-2] keeps one prompt for each generation, however often it comes at once', async () => {
    const author = await person();
    const generation_id = await counted(author);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => post(author, { ...baker, title: `Take ${n}`, generation_id })),
    );
    const rows = answers.map((answer) => answer.json() as SavedPrompt);
    expect(new Set(rows.map(({ id, title }) => `${id} ${title}`)).size).toBe(1);
    expect(rows[0]).toMatchObject({ generation_id, imported: false, method: 'guided' });
    const list = await app.inject({ url: '/api/prompts', headers: author.headers });
    expect(list.json()).toMatchObject({ total: 1, today: 1 });
  });

  it('[SAVE-3] marks imported what was not counted for this person', async () => {
    const [author, other] = [await person(), await person()];
    const theirs = await counted(other);
    expect(await save(author, { generation_id: theirs })).toMatchObject({ imported: true, method: null });
    expect(await save(author, { generation_id: randomUUIDv7() })).toMatchObject({ imported: true });
    expect(await save(other, { generation_id: theirs })).toMatchObject({ imported: false });
  });
});

describe('[SAVE-5] what is refused', () => {
  const config = (value: unknown) => ({ json_config: JSON.stringify(value) });
  const deep = JSON.stringify({ mode: 'photo', a: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) });
  const cases: [string, object, string, RegExp][] = [
    ['no title', { title: ' ' }, 'title', /required/],
    ['a text over 20,000', { prompt_text: 'x'.repeat(20_001) }, 'prompt_text', /20,000 characters/],
    ['a blank text', { prompt_text: ' \u0000\n' }, 'prompt_text', /required/],
    ['a title over 200', { title: 'x'.repeat(201) }, 'title', /200 characters/],
    ['a configuration over 64 KB', config({ mode: 'photo', a: 'é'.repeat(33_000) }), 'json_config', /65,536/],
    ['one that is no JSON', { json_config: '{"mode":' }, 'json_config', /has to be JSON/],
    ['one that is no object', { json_config: '["photo"]' }, 'json_config', /JSON object/],
    ['one that nests too deep', { json_config: deep }, 'json_config', /at most 32 deep/],
    [
      'one deep enough to break a reader',
      { json_config: '['.repeat(60_000) + ']'.repeat(5_000) },
      'json_config',
      /JSON/,
    ],
    [
      'a picture in it',
      config({ mode: 'photo', originalImage: 'data:image/png;base64,AA' }),
      'json_config',
      /image reference/,
    ],
    ['an unknown mode in it', config({ mode: 'audio' }), 'json_config', /photo or video/],
    ['an unknown mode', { mode: 'audio' }, 'mode', /photo, video or image/],
    ['no mode anywhere', { json_config: '{}', model: '' }, 'mode', /required/],
    ['an unknown model', { model: 'dall-e-4' }, 'model', /./],
    ['a property of every object as a model', { model: 'constructor' }, 'model', /./],
    ['an unknown method', { method: 'magic' }, 'method', /./],
    ['a generation that is no id', { generation_id: 'one' }, 'generation_id', /./],
  ];
  it.each(cases)('%s', async (_, given, field, message) => {
    const answer = await post(await person(), { ...baker, ...given });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: `body.${field}`, message: expect.stringMatching(message) },
    ]);
  });

  it('takes a text of 20,000 characters and a configuration of 65,536 bytes', async () => {
    const json = (fill: number) => JSON.stringify({ mode: 'photo', a: 'x'.repeat(fill) });
    const json_config = json(65_536 - json(0).length);
    const saved = await save(await person(), { prompt_text: 'x'.repeat(20_000), json_config });
    expect(saved.prompt_text).toHaveLength(20_000);
  });
});

describe('[SAVE-6] what is kept', () => {
  it('has no control characters, in the text or anywhere in its data', async () => {
    const saved = await save(await person(), {
      title: 'Fog\u0000 at\u0007 six',
      prompt_text: 'one\r\ntwo \ud83c',
      json_config: '{"mode":"image","ideas":["a\\u0000b",{"k\\u0001":"\\ud83c"}],"__proto__":{"x":1}}',
    });
    expect(saved).toMatchObject({ title: 'Fog at six', prompt_text: 'one\ntwo \ufffd', mode: 'photo' });
    const { prompt, ideas } = JSON.parse(saved.json_config);
    expect([prompt, ideas]).toEqual(['one\ntwo \ufffd', ['ab', { k: '\ufffd' }]]);
  });

  it('is described by its first hundred characters', async () => {
    const prompt_text = `${'👩🏽‍🚀'.repeat(100)} and more`;
    const author = await person();
    expect(await save(author, { description: '', prompt_text })).toMatchObject({
      description: '👩🏽‍🚀'.repeat(100),
    });
    expect(await save(author, { description: 'x'.repeat(140) })).toMatchObject({
      description: 'x'.repeat(100),
    });
  });

  it('has the mode of its model when nothing else says', async () => {
    const { json_config: _, ...rest } = baker;
    const answer = await post(await person(), { ...rest, model: 'google-veo-3' });
    expect(answer.json()).toMatchObject({ mode: 'video', model: 'google-veo-3' });
  });

  it('may be written for the image tool’s own models, or for none', async () => {
    const author = await person();
    expect(await save(author, { model: 'general' })).toMatchObject({ model: 'general' });
    expect(await save(author, { model: '' })).toMatchObject({ model: null });
  });
});

describe('[SAVE-4] GET /api/prompts/{id}', () => {
  it('answers one, and 404 for somebody else’s', async () => {
    const author = await person();
    const saved = await save(author);
    const read = (reader: Person, id: string) =>
      app.inject({ url: `/api/prompts/${id}`, headers: reader.headers });
    expect((await read(author, saved.id)).json()).toEqual(saved);
    for (const id of [saved.id, randomUUIDv7()]) {
      const answer = await read(await person(), id);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'prompt-not-found']);
    }
  });
});

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

describe('[EDIT-1] PATCH /api/prompts/{id}', () => {
  const patch = (author: Person, id: string, payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/prompts/${id}`, headers: author.headers, payload });

  it('changes title and favourite and leaves the text at its version', async () => {
    const author = await person();
    const saved = await save(author);
    const answer = await patch(author, saved.id, { title: 'The baker', favourite: true });
    expect(answer.json()).toEqual({
      ...saved,
      title: 'The baker',
      favourite: true,
      version: 2,
      updated_at: expect.any(String),
    });
  });

  it('[EDIT-2] keeps another text as a new version, with its data and description', async () => {
    const author = await person();
    const { id } = await save(author);
    const edited = (await patch(author, id, { prompt_text: 'A baker at dawn.' })).json();
    expect(edited).toMatchObject({
      prompt_text: 'A baker at dawn.',
      description: 'A baker at dawn.',
      revision: 2,
    });
    expect(JSON.parse(edited.json_config)).toMatchObject({ prompt: 'A baker at dawn.', isBasic: true });
    const same = (await patch(author, id, { prompt_text: 'A baker at dawn.' })).json();
    expect(same.revision).toBe(2);
    const moved = (await patch(author, id, { json_config: '{"isOptimized":true}' })).json();
    expect(JSON.parse(moved.json_config)).toEqual({ isOptimized: true, prompt: 'A baker at dawn.' });
  });

  it('[EDIT-3] refuses a change that began from an older version, and shows the current one', async () => {
    const author = await person();
    const { id } = await save(author);
    await patch(author, id, { title: 'Theirs', version: 1 });
    const stale = await patch(author, id, { title: 'Mine', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'stale-version',
      current: { id, title: 'Theirs', version: 2 },
    });
    expect(stale.json().current).not.toHaveProperty('user_id');
    expect((await patch(author, id, { title: 'Mine' })).json()).toMatchObject({ title: 'Mine', version: 3 });
  });

  it('lets one of many changes from the same version win', async () => {
    const author = await person();
    const { id } = await save(author);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => patch(author, id, { prompt_text: `Take ${n}`, version: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(409)]);
  });

  it('refuses a change of nothing', async () => {
    const author = await person();
    const { id } = await save(author);
    expect((await patch(author, id, { version: 1 })).statusCode).toBe(400);
  });
});

describe('[EDIT-4] /api/prompts/{id}/versions', () => {
  const versions = async (author: Person, id: string, query = '') =>
    (await app.inject({ url: `/api/prompts/${id}/versions${query}`, headers: author.headers })).json();
  const restore = (author: Person, id: string, payload: object) =>
    post(author, payload, `/api/prompts/${id}/versions`);

  async function withTakes(author: Person, takes: readonly string[]): Promise<string> {
    const { id } = await save(author, { prompt_text: takes[0] });
    for (const prompt_text of takes.slice(1)) {
      const url = `/api/prompts/${id}`;
      await app.inject({ method: 'PATCH', url, headers: author.headers, payload: { prompt_text } });
    }
    return id;
  }

  it('lists every text, the latest first, page by page', async () => {
    const author = await person();
    const id = await withTakes(author, ['one', 'two', 'three']);
    const page = await versions(author, id, '?limit=2');
    expect(page).toMatchObject({ total: 3, next_cursor: 2 });
    expect(page.versions).toEqual([
      { number: 3, prompt_text: 'three', restored_from: null, created_at: expect.any(String) },
      { number: 2, prompt_text: 'two', restored_from: null, created_at: expect.any(String) },
    ]);
    const rest = await versions(author, id, '?limit=2&cursor=2');
    expect(rest).toMatchObject({ versions: [{ number: 1, prompt_text: 'one' }], next_cursor: null });
  });

  it('[EDIT-5] puts an earlier text back as a new version, and throws nothing away', async () => {
    const author = await person();
    const id = await withTakes(author, ['one', 'two']);
    const answer = await restore(author, id, { number: 1, version: 2 });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ id, prompt_text: 'one', revision: 3, version: 3 });
    const all = await versions(author, id);
    expect(all.versions.map(({ prompt_text }: { prompt_text: string }) => prompt_text)).toEqual([
      'one',
      'two',
      'one',
    ]);
    expect(all.versions[0]).toMatchObject({ number: 3, restored_from: 1 });
    const again = await restore(author, id, { number: 1 });
    expect([again.statusCode, again.json().revision]).toEqual([200, 3]);
  });

  it('refuses a version there is not, and one that began from an older state', async () => {
    const author = await person();
    const id = await withTakes(author, ['one', 'two']);
    const missing = await restore(author, id, { number: 9 });
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'version-not-found']);
    expect((await restore(author, id, { number: 2_147_483_648 })).statusCode).toBe(400);
    expect((await restore(author, id, { number: 1, version: 1 })).statusCode).toBe(409);
  });
});

describe('every call', () => {
  const id = randomUUIDv7();
  const calls = [
    { method: 'GET', url: '/api/prompts' },
    { method: 'POST', url: '/api/prompts', payload: baker },
    { method: 'GET', url: `/api/prompts/${id}` },
    { method: 'PATCH', url: `/api/prompts/${id}`, payload: { title: 'a' } },
    { method: 'DELETE', url: `/api/prompts/${id}` },
    { method: 'GET', url: `/api/prompts/${id}/versions` },
    { method: 'POST', url: `/api/prompts/${id}/versions`, payload: { number: 1 } },
  ] as const;

  it.each(calls)('$method $url needs a session', async (call) => {
    const answer = await app.inject(call);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
  });

  it.each(calls.filter(({ url }) => url.includes(id)))(
    '$method $url of somebody else’s prompt, of none and of no id: 404, 404, 400',
    async (call) => {
      const author = await person();
      const { headers } = await person();
      const theirs = await save(author);
      const status = async (to: string) =>
        (await app.inject({ ...call, url: call.url.replace(id, to), headers })).statusCode;
      expect([await status(theirs.id), await status(id), await status('first')]).toEqual([404, 404, 400]);
      const kept = await app.inject({ url: `/api/prompts/${theirs.id}`, headers: author.headers });
      expect(kept.json()).toEqual(theirs);
    },
  );

  it('deletes once: 204, then 404', async () => {
    const author = await person();
    const saved = await save(author);
    const remove = () =>
      app.inject({ method: 'DELETE', url: `/api/prompts/${saved.id}`, headers: author.headers });
    const first = await remove();
    expect([first.statusCode, first.body]).toEqual([204, '']);
    expect((await remove()).statusCode).toBe(404);
  });
});

it('takes the prompts along when their author goes', async () => {
  const author = await person();
  await save(author);
  await db.deleteFrom('users').where('id', '=', author.id).execute();
  for (const table of ['prompts', 'prompt_versions', 'prompt_totals'] as const) {
    const rows = await db.selectFrom(table).select('user_id').where('user_id', '=', author.id).execute();
    expect(rows).toEqual([]);
  }
});
