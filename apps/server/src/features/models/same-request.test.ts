import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../testing/people.ts';
import { plainPicture } from '../../../testing/plain-picture.ts';
import { appWithModels } from '../../../testing/with-models.ts';

let now = new Date('2026-11-28T10:00:00.000Z');
const { app, db, person, provider } = await appWithModels({ clock: () => now });
afterEach(() => {
  now = new Date(now.getTime() + 6 * 60_000);
  provider.become('well');
  provider.answerWith(undefined);
  provider.asked.length = 0;
});

const text = 'A grey heron stands at a weir, mist over the water';
const uses = [
  ['/api/writings', { text, mode: 'photo', model: 'flux-ai' }],
  ['/api/readings', { text, mode: 'photo', models: ['flux-ai'] }],
  ['/api/enhance', { text, mode: 'photo' }],
  ['/api/chat', { message: 'Where do I put a lamp when two people talk?' }],
] as const;
const post = ({ headers }: Person, url: string, payload: object) =>
  app.inject({ method: 'POST', url, headers, payload });
const asked = () => provider.asked.length;
const spent = async () => {
  const days = await db.selectFrom('model_cost_days').select('micros').execute();
  return days.reduce((sum, { micros }) => sum + Number(micros), 0);
};

// The first of a kind loads what answers.
beforeAll(async () => {
  const author = await person();
  for (const [url, payload] of uses) {
    const warm = async () => {
      now = new Date(now.getTime() + 6 * 60_000);
      return (await post(author, url, payload)).json().answered_by.kind;
    };
    for (let tried = 0; tried < 10 && (await warm()) !== 'model'; tried++) provider.become('well');
  }
  provider.asked.length = 0;
}, 180_000);

describe('[WRITER-21] the same request twice asks a model once', () => {
  it.each(uses)('%s: side by side, and soon afterwards', async (url, payload) => {
    const author = await person();
    const before = await spent();
    const [first, second] = await Promise.all([post(author, url, payload), post(author, url, payload)]);
    expect(first.json().answered_by).toMatchObject({ kind: 'model' });
    expect(second.json()).toEqual(first.json());
    const once = { asked: asked(), spent: await spent() };
    expect(once).toEqual({ asked: 1, spent: before + 800 });
    expect((await post(author, url, payload)).json()).toEqual(first.json());
    expect({ asked: asked(), spent: await spent() }).toEqual(once);
  });

  it.each(uses)('%s: anew after a few minutes, and for somebody else', async (url, payload) => {
    const [author, other] = [await person(), await person()];
    await post(author, url, payload);
    await post(other, url, payload);
    expect(asked()).toBe(2);
    now = new Date(now.getTime() + 4 * 60_000);
    await post(author, url, payload);
    expect(asked()).toBe(3);
  });

  it.each([
    { model: 'midjourney' },
    { mode: 'video', model: 'google-veo-3' },
    { locked: ['a weir'] },
    { text: `${text}.` },
    { marks: [{ from: 0, to: 12, kind: 'figure' }] },
    { start_image: true },
  ])('is another one with %j', async (change) => {
    const author = await person();
    const [url, payload] = uses[0];
    await post(author, url, payload);
    await post(author, url, { ...payload, ...change });
    expect(asked()).toBe(2);
  });

  it('sees the same picture once', async () => {
    const author = await person();
    const imageData = `data:image/jpeg;base64,${(await plainPicture()).toString('base64')}`;
    const wish = { imageData, model: 'midjourney' };
    const answers = [
      await post(author, '/api/analyze-image', wish),
      await post(author, '/api/analyze-image', wish),
    ];
    for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200);
    expect(asked()).toBe(1);
  });

  it('goes on while one stays, and is broken off at the provider when both have gone', async () => {
    const served = await appWithModels();
    const origin = await served.app.listen({ port: 0, host: '127.0.0.1' });
    const { headers } = await served.person();
    served.provider.become('silent');
    const [one, other] = [new AbortController(), new AbortController()];
    const ask = ({ signal }: AbortController) =>
      fetch(`${origin}/api/writings`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(uses[0][1]),
        signal,
      }).catch(() => 'gone');
    const metrics = async () => (await served.app.inject('/metrics')).body;
    const first = ask(one);
    await expect.poll(() => served.provider.asked.length).toBe(1);
    const second = ask(other);
    await expect.poll(metrics).toContain('{use="write",outcome="joined"} 1');
    one.abort();
    expect(await first).toBe('gone');
    expect(await metrics()).toContain('model_calls_in_flight{model="text"} 1');
    const left = served.provider.left();
    other.abort();
    expect(await second).toBe('gone');
    await left;
    await expect.poll(metrics).toContain('model_calls_in_flight{model="text"} 0');
    expect(served.provider.asked).toHaveLength(1);
  });
});
