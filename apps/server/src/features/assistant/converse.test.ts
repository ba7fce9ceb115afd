import { afterEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../testing/people.ts';
import { appWithModels, eventsIn } from '../../../testing/with-models.ts';

const { app, person, provider } = await appWithModels();
afterEach(() => {
  provider.become('well');
  provider.answerWith(undefined);
  provider.asked.length = 0;
});

const chat = (who: Partial<Person>, payload: object, headers: object = {}) =>
  app.inject({ method: 'POST', url: '/api/chat', payload, headers: { ...who.headers, ...headers } });
const streamed = async (who: Partial<Person>, message: string) =>
  eventsIn((await chat(who, { message }, { accept: 'text/event-stream' })).body);

describe('[AI-4] Aira with a model', () => {
  it('answers by it, from what is written here, and says so', async () => {
    const answer = await chat(await person(), { message: 'Where do I put a lamp?' });
    expect(answer.json()).toMatchObject({
      success: true,
      answered_by: { kind: 'model', model: 'stand-in-writes' },
      response: expect.stringContaining('Put the lamp to the left'),
    });
    const material = JSON.parse(String(provider.asked[0]?.body.messages?.at(-1)?.content));
    expect(material.question).toBe('Where do I put a lamp?');
    expect(material.passages.length).toBeGreaterThan(2);
  });

  it('[CHAT-2] comes as it is written, and whole at the end', async () => {
    const told = await streamed(await person(), 'Where do I put a lamp?');
    expect(told[0]).toEqual({ type: 'start', answered_by: { kind: 'model' } });
    const whole = told.at(-1);
    expect(whole).toMatchObject({ type: 'done', answered_by: { kind: 'model' } });
    const texts = told.slice(1, -1).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(5);
    expect(whole.response.startsWith(texts.join('').trim())).toBe(true);
  });

  it('links nowhere but here, also on the way, whatever is told', async () => {
    provider.answerWith({
      text: 'See [this](https://evil.example/a) or https://evil.example/b , ![x](/api/files/1) and [help](/?step=trainer) or [out](//evil.example) or [odd](/?step=nowhere) now.',
    });
    const told = await streamed(await person(), 'Where is the help?');
    for (const { text = '', response = '' } of told) expect(text + response).not.toContain('evil.example');
    expect(told.at(-1).response).toBe('See this or  , x and [help](/?step=trainer) or out or odd now.');
  });

  it('[AI-12] is held up by no answer that is made to be slow', async () => {
    provider.answerWith({ text: `${'[]('.repeat(1_300)} Put it left.` });
    const answer = await chat(await person(), { message: 'Where do I put a lamp?' });
    expect(answer.json()).toMatchObject({ answered_by: { kind: 'model' } });
    expect(answer.json().response).toContain('Put it left.');
  });

  it('looks things up in the engine', async () => {
    const answer = await chat(await person(), { message: 'Read me the data sheet' });
    expect(answer.json().response).toContain('From its data sheet');
    const [first, second] = provider.asked;
    expect(first?.body.tools?.map(({ function: { name } }) => name).sort()).toEqual([
      'change_prompt',
      'data_sheet',
      'look_up',
      'make_prompt',
    ]);
    expect(String(second?.body.messages?.at(-1)?.content)).toContain('**Veo 3.1**');
  });

  it('keeps the texts for generators that the engine writes, within their limits', async () => {
    const currentPrompt = { text: 'A fisherman mending nets', mode: 'photo', model: 'midjourney' };
    provider.answerWith({ text: 'Here it is:\n```prompt photo nonsense\nSomething else\n```' });
    const asked = { message: 'Improve this prompt', context: { currentPrompt } };
    const { response } = (await chat(await person(), asked)).json();
    expect(response).toMatch(/^Here it is:\n\n```prompt photo midjourney\n.*fisherman/);
    expect(response).not.toContain('nonsense');
  });

  it('[CHAT-1] is the engine for whoever is signed out: nothing of theirs leaves', async () => {
    const answer = await chat({}, { message: 'What is a rack focus?' });
    expect(answer.json().answered_by).toEqual({ kind: 'engine' });
    expect(provider.asked).toEqual([]);
  });

  it.each([
    ['gives orders and invents a version', 'orders', 'garbled'],
    ['breaks off in the middle', 'gone', 'unavailable'],
    ['writes without an end', 'endless', 'garbled'],
    ['says nothing', 'empty', 'garbled'],
    ['answers with a page', 'page', 'unavailable'],
  ] as const)('is the engine where the model %s, and says so', async (_what, mood, fell_back) => {
    provider.become(mood);
    const told = await streamed(await person(), 'What is a rack focus?');
    expect(told.at(-1)).toMatchObject({
      type: 'done',
      answered_by: { kind: 'engine', fell_back },
      response: expect.stringContaining('focus'),
    });
    expect(told.at(-1).response).not.toMatch(/Veo 9|premium|SYSTEM/);
    for (const { text = '' } of told) expect(text).not.toContain('evil.example');
  });
});
