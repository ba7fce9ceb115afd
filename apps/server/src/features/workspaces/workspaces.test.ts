import { randomUUIDv7 } from 'node:crypto';
import { type Workspace, workspaceLimits } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { promptCalls } from '../../../testing/prompts.ts';

const { app, db, person } = await buildTestApp({ config: { hasRateLimits: false } });
const prompts = promptCalls(app);

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = (author: Person, method: Method, url: string, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers: author.headers, ...(payload && { payload }) });

async function list(author: Person): Promise<Workspace[]> {
  return (await ask(author, 'GET', '/workspaces')).json().workspaces;
}

async function counts(author: Person): Promise<Record<string, number>> {
  return Object.fromEntries((await list(author)).map(({ name, promptCount }) => [name, promptCount]));
}

async function make(author: Person, name: string): Promise<Workspace> {
  const answer = await ask(author, 'POST', '/workspaces', { name });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function home(author: Person): Promise<Workspace> {
  const [first] = await list(author);
  if (!first) throw new Error('There is no workspace.');
  return first;
}

describe('[WORK-1] everybody has one default workspace', () => {
  it('from the start; it is renamed, never deleted', async () => {
    const author = await person();
    const [only, ...others] = await list(author);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ name: 'My workspace', isDefault: true, promptCount: 0 });
    expect(
      (await ask(author, 'PATCH', `/workspaces/${only?.id}`, { name: 'Low Water' })).json(),
    ).toMatchObject({
      name: 'Low Water',
      isDefault: true,
    });
    const refused = await ask(author, 'DELETE', `/workspaces/${only?.id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'default-workspace']);
  });

  it('[WORK-5] another becomes it, also when many are asked for at once, and there is always one', async () => {
    const author = await person();
    const made = await Promise.all(['b', 'C', 'a'].map((name) => make(author, name)));
    await Promise.all(made.map(({ id }) => ask(author, 'PATCH', `/workspaces/${id}`, { isDefault: true })));
    const all = await list(author);
    expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(all[0]?.isDefault).toBe(true);
    const names = all.slice(1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });
});

describe('[WORK-2] prompts in workspaces', () => {
  it('go where they are told to, or into the default one, and the counts stay true', async () => {
    const author = await person();
    const harbour = await make(author, 'Harbour Board');
    const generation_id = await prompts.counted(author);
    const saved = await prompts.save(author, { workspace_id: harbour.id, generation_id });
    expect(saved.workspace_id).toBe(harbour.id);
    const other = await prompts.save(author, { title: 'A baker at dusk' });
    expect(other.workspace_id).toBe((await home(author)).id);
    expect(await counts(author)).toEqual({ 'My workspace': 1, 'Harbour Board': 1 });

    const of = async (id: string, query = '') =>
      (await ask(author, 'GET', `/workspaces/${id}/prompts${query}`)).json();
    expect(await of(harbour.id)).toEqual({
      prompts: [
        {
          id: saved.id,
          title: saved.title,
          description: saved.description,
          promptText: saved.prompt_text,
          marks: [],
          createdAt: saved.created_at,
          mode: 'photo',
          model: 'midjourney',
          method: 'guided',
          favourite: false,
          revision: 1,
          picture: null,
        },
      ],
      total: 1,
      next_cursor: null,
    });

    const moved = await ask(author, 'POST', `/workspaces/${harbour.id}/prompts`, {
      prompt_ids: [saved.id, other.id],
    });
    expect(moved.json()).toEqual({ moved: 1 });
    expect(await counts(author)).toEqual({ 'My workspace': 0, 'Harbour Board': 2 });
    expect((await of(harbour.id, '?q=dus')).prompts).toMatchObject([{ id: other.id }]);
    const first = await of(harbour.id, '?limit=1');
    expect(first).toMatchObject({ total: 2, next_cursor: other.id });
    expect((await of(harbour.id, `?limit=1&cursor=${other.id}`)).prompts).toMatchObject([{ id: saved.id }]);

    await ask(author, 'PATCH', `/prompts/${saved.id}`, { title: 'Renamed', prompt_text: 'Another text' });
    await ask(author, 'DELETE', `/prompts/${other.id}`);
    expect(await counts(author)).toEqual({ 'My workspace': 0, 'Harbour Board': 1 });

    // Its prompts move to the default one; a repeat of the generation still finds its prompt.
    expect((await ask(author, 'DELETE', `/workspaces/${harbour.id}`)).statusCode).toBe(204);
    expect(await counts(author)).toEqual({ 'My workspace': 1 });
    const again = await prompts.save(author, { workspace_id: harbour.id, generation_id });
    expect([again.id, again.workspace_id]).toEqual([saved.id, (await home(author)).id]);
  });

  it('[WORK-6] puts what comes into whichever is the default one, also while another becomes it', async () => {
    const author = await person();
    const turns = [await make(author, 'One'), await make(author, 'Two'), await home(author)];
    const answers = await Promise.all(
      [...turns, ...turns].flatMap(({ id }) => [
        ask(author, 'PATCH', `/workspaces/${id}`, { isDefault: true }),
        prompts.post(author, { title: 'New', prompt_text: 'New', mode: 'photo' }),
      ]),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 400)).toEqual([]);
    expect(Object.values(await counts(author)).reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  it('[WORK-6] counts truly whatever happens at once', async () => {
    const author = await person();
    const [first, second] = [await make(author, 'One'), await make(author, 'Two')];
    const saved = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        prompts.save(author, { workspace_id: n % 2 ? first.id : second.id }),
      ),
    );
    const ids = saved.map(({ id }) => id);
    const move = (to: Workspace, prompt_ids: string[]) =>
      ask(author, 'POST', `/workspaces/${to.id}/prompts`, { prompt_ids });
    const answers = await Promise.all([
      move(first, ids.slice(0, 9)),
      move(second, ids.slice(3).reverse()),
      ask(author, 'DELETE', `/prompts/${ids[11]}`),
      ask(author, 'DELETE', `/workspaces/${second.id}`),
      prompts.post(author, { title: 'New', prompt_text: 'New', mode: 'photo', workspace_id: second.id }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    const { rows } = await db
      .selectFrom('prompts')
      .select(['workspace_id'])
      .where('user_id', '=', author.id)
      .execute()
      .then((all) => ({ rows: all }));
    for (const workspace of await list(author))
      expect(rows.filter(({ workspace_id }) => workspace_id === workspace.id)).toHaveLength(
        workspace.promptCount,
      );
    expect(rows.length).toBe((await list(author)).reduce((sum, { promptCount }) => sum + promptCount, 0));
  });
});

describe('[WORK-3] bad input and other people', () => {
  it('is told apart: 400, 404, 409', async () => {
    const [author, other] = [await person(), await person()];
    const theirs = await make(other, 'Theirs');
    const mine = await make(author, 'Mine');
    const prompt = await prompts.save(author);
    const refusal = async (method: Method, url: string, payload?: object) => {
      const answer = await ask(author, method, url, payload);
      return [answer.statusCode, answer.json().code];
    };
    const gone = [404, 'workspace-not-found'];
    for (const { id } of [theirs, { id: randomUUIDv7() }]) {
      expect(await refusal('PATCH', `/workspaces/${id}`, { name: 'Mine now' })).toEqual(gone);
      expect(await refusal('DELETE', `/workspaces/${id}`)).toEqual(gone);
      expect(await refusal('GET', `/workspaces/${id}/prompts`)).toEqual(gone);
      expect(await refusal('POST', `/workspaces/${id}/prompts`, { prompt_ids: [prompt.id] })).toEqual(gone);
      const save = { title: 'a', prompt_text: 'b', mode: 'photo', workspace_id: id };
      expect(await refusal('POST', '/prompts', save)).toEqual(gone);
    }
    const foreign = await prompts.save(other);
    expect(
      await refusal('POST', `/workspaces/${mine.id}/prompts`, { prompt_ids: [prompt.id, foreign.id] }),
    ).toEqual([404, 'prompt-not-found']);
    expect(await counts(author)).toEqual({ 'My workspace': 1, Mine: 0 });
    for (const name of [' ', 'x'.repeat(81)])
      expect(await refusal('POST', '/workspaces', { name })).toEqual([400, 'invalid-request']);
    expect(await refusal('PATCH', `/workspaces/${mine.id}`, {})).toEqual([400, 'invalid-request']);
    expect(await refusal('PATCH', `/workspaces/${mine.id}`, { isDefault: false })).toEqual([
      400,
      'invalid-request',
    ]);
    expect((await app.inject('/api/workspaces')).statusCode).toBe(401);
  });

  it('[WORK-7] lets nobody have more than the limit', async () => {
    const author = await person();
    const now = new Date();
    const rows = Array.from({ length: workspaceLimits.most - 2 }, (_, n) => ({
      id: randomUUIDv7(),
      user_id: author.id,
      name: `Take ${n}`,
      is_default: false,
      created_at: now,
      updated_at: now,
    }));
    await db.insertInto('workspaces').values(rows).execute();
    const answers = await Promise.all(['a', 'b'].map((name) => ask(author, 'POST', '/workspaces', { name })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

it('[WORK-8] GET /api/storage counts what is kept and its bytes', async () => {
  const author = await person();
  const { id } = await prompts.save(author, { title: 'Quay', prompt_text: 'Fog' });
  for (const prompt_text of ['Fog.', 'Fog, a lamp'])
    await app.inject({
      method: 'PATCH',
      url: `/api/prompts/${id}`,
      headers: author.headers,
      payload: { prompt_text },
    });
  await ask(author, 'POST', '/notes', { title: 'שלום', content: 'abc' });
  await ask(author, 'POST', '/brainstorm-notes', { title: 'a', content: 'b'.repeat(9_000) });
  expect((await ask(author, 'GET', '/storage')).json()).toEqual({
    prompts: { count: 1, versions: 2, bytes: 4 + 'Fog, a lamp'.length + 'Fog.'.length + 'Fog'.length },
    notes: { count: 1, bytes: 11 },
    brainstorm_notes: { count: 1, bytes: 9_001 },
    images: { count: 0, bytes: 0 },
  });
});

it('[WORK-9] PATCH /api/user-profile keeps a full name, before a profile is filled in and after', async () => {
  const author = await person();
  const rename = async (full_name: string) =>
    (await ask(author, 'PATCH', '/user-profile', { full_name, bio: 'Gaffer.' })).json();
  expect(await rename('Ines Moreau')).toMatchObject({ full_name: 'Ines Moreau', profile_completed: false });
  const form = { phone: '+34600123456', email: 'a@b.example', intro: 'x', job: 'Gaffer' };
  await ask(author, 'POST', '/user-profile', { full_name: 'I. Moreau', ...form });
  expect(await rename('Ines M.')).toMatchObject({
    full_name: 'Ines M.',
    bio: 'Gaffer.',
    profile_completed: true,
  });
  for (const full_name of [' ', 'x'.repeat(101)])
    expect(await rename(full_name)).toMatchObject({ code: 'invalid-request' });
});

it('takes prompts and workspaces along when their owner goes', async () => {
  const author = await person();
  await prompts.save(author, { workspace_id: (await make(author, 'Scrap')).id });
  await db.deleteFrom('users').where('id', '=', author.id).execute();
  for (const table of ['workspaces', 'prompts'] as const)
    expect(await db.selectFrom(table).select('id').where('user_id', '=', author.id).execute()).toEqual([]);
});
