import { randomUUIDv7 } from 'node:crypto';
import type { SavedPrompt } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { baker, promptCalls } from '../../../testing/prompts.ts';

const { app, person } = await buildTestApp();
const { post, save, counted } = promptCalls(app);

describe('[SAVE-1] POST /api/prompts', () => {
  it('answers 201 with the bare prompt, its payload that of the specification', async () => {
    const author = await person();
    const saved = await save(author);
    expect(saved).toEqual({
      ...baker,
      marks: [],
      workspace_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
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

  it('[DATA-1] keeps every field that a method hands over, as it came', async () => {
    const author = await person();
    const data = {
      mode: 'video',
      title: 'Baker',
      selectedModel: 'kling-1.6',
      formData: { subject: 'A baker', technicalSpecs: { iso: '400', filmGrain: true } },
      useHasselbladPreset: true,
      isOptimized: true,
      isReversed: true,
      isVoiceGenerated: true,
      isManualText: true,
      isFromLibrary: true,
      isFromTrainer: true,
      isFromWorkspace: true,
      originalIdea: 'a baker',
      selectedGenre: 'cinematic',
      originalImage: randomUUIDv7(),
      analysis: { subject: 'A baker', confidence: 91 },
      category: 'Foundation',
      technique: 'Telling object',
    };
    const saved = await save(author, {
      json_config: JSON.stringify(data),
      model: 'kling-1.6',
      mode: 'video',
    });
    const again = await app.inject({ url: `/api/prompts/${saved.id}`, headers: author.headers });
    expect(JSON.parse(again.json().json_config)).toEqual({ ...data, prompt: baker.prompt_text });
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
    ['locked words that are no list', config({ mode: 'photo', locked: 'gate' }), 'json_config', /at most 20/],
    [
      'more of them than may be',
      config({ mode: 'photo', locked: Array(21).fill('gate') }),
      'json_config',
      /at most 20 texts of at most 200/,
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
  it('has one mode: that of the call, before the one in its data', async () => {
    const saved = await save(await person(), { mode: 'video', json_config: '{"mode":"photo"}' });
    expect([saved.mode, JSON.parse(saved.json_config).mode]).toEqual(['video', 'video']);
  });

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
