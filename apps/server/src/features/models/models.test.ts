import { describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { appWithModels } from '../../../testing/with-models.ts';

let now = new Date('2026-11-22T10:00:00.000Z');
const clock = () => now;
const DAY_MS = 24 * 60 * 60 * 1_000;
const keeper = { idea: 'A lock keeper opens the gate', genre: 'documentary', mode: 'photo' };
type Served = Awaited<ReturnType<typeof appWithModels>>;

/** Another each time: who asks the same again is answered from before. */
let nth = 0;
const enhance = async ({ app }: Served, { headers }: Person) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/enhance',
      headers,
      payload: { text: `${keeper.idea} ${nth++}`, mode: 'photo' },
    })
  ).json().answered_by;

describe('[AI-9] GET /api/models', () => {
  it('says which models are asked and where, to anybody', async () => {
    const { app, provider } = await appWithModels();
    const answer = await app.inject('/api/models');
    const { hostname } = provider.baseUrl;
    const model = (name: string) => ({ provider: 'A compatible server', model: name, host: hostname });
    expect(answer.json()).toEqual({
      text: model('stand-in-writes'),
      vision: model('stand-in-sees'),
      image: model('stand-in-draws'),
    });
    expect(answer.body).not.toContain('a-key');
  });

  it('says that there are none', async () => {
    const { app } = await buildTestApp();
    expect((await app.inject('/api/models')).json()).toEqual({ text: null, vision: null, image: null });
  });
});

describe('[AI-10] what models cost', () => {
  // A text holds about 25,700 millionths, for two attempts, and comes to 800.
  it('ends a person’s day with the engine, and the next day begins anew', async () => {
    const served = await appWithModels({ clock, caps: { all: 1_000_000, each: 27_000 } });
    const [ana, bo] = [await served.person(), await served.person()];
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(await enhance(served, ana));
    expect(answers[0]).toMatchObject({ kind: 'model' });
    expect(answers.at(-1)).toEqual({ kind: 'engine', fell_back: 'own-day-spent' });
    expect(await enhance(served, bo)).toMatchObject({ kind: 'model' });
    now = new Date(now.getTime() + DAY_MS);
    expect(await enhance(served, ana)).toMatchObject({ kind: 'model' });
  });

  it('ends everybody’s day together', async () => {
    const served = await appWithModels({ clock, caps: { all: 27_000, each: 1_000_000 } });
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(await enhance(served, await served.person()));
    expect(answers[0]).toMatchObject({ kind: 'model' });
    expect(answers.at(-1)).toEqual({ kind: 'engine', fell_back: 'day-spent' });
    expect(served.provider.asked.length).toBeLessThan(4);
  });

  it('is held before it is asked, so that many at once do not go over', async () => {
    const served = await appWithModels({ clock, caps: { all: 90_000, each: 1_000_000 } });
    const people = await Promise.all(Array.from({ length: 12 }, () => served.person()));
    const answers = await Promise.all(people.map((one) => enhance(served, one)));
    const asked = answers.filter(({ kind }) => kind === 'model').length;
    expect(asked).toBe(served.provider.asked.length);
    const { rows } = await served.db.executeQuery<{ micros: string }>(
      served.db.selectFrom('model_cost_days').select('micros').compile(),
    );
    expect(Number(rows[0]?.micros)).toBe(asked * 800);
  });

  it('is told in figures, by use', async () => {
    const served = await appWithModels();
    await enhance(served, await served.person());
    const { body } = await served.app.inject('/metrics');
    expect(body).toContain('model_answers_total{use="polish",outcome="answered"} 1');
    expect(body).toContain('model_tokens_total{use="polish",direction="input"} 400');
    expect(body).toContain('model_tokens_total{use="polish",direction="output"} 100');
    expect(body).toContain('model_cost_dollars_total{use="polish"} 0.0008');
    expect(body).toContain('model_first_token_seconds_count{use="polish"} 1');
    expect(body).not.toContain('lock keeper');
  });
});

describe('[AI-7] a provider that is asked too much', () => {
  it('is left alone for as long as it asks for', async () => {
    const served = await appWithModels({ clock });
    const author = await served.person();
    served.provider.become('crowded', 1);
    expect(await enhance(served, author)).toEqual({ kind: 'engine', fell_back: 'busy' });
    expect(await enhance(served, author)).toEqual({ kind: 'engine', fell_back: 'unavailable' });
    expect(served.provider.asked).toHaveLength(1);
    now = new Date(now.getTime() + 31_000);
    expect(await enhance(served, author)).toMatchObject({ kind: 'model' });
  });

  it('is asked once more after a fault that passes', async () => {
    const served = await appWithModels();
    served.provider.become('failing', 1);
    expect(await enhance(served, await served.person())).toMatchObject({ kind: 'model' });
    expect(served.provider.asked).toHaveLength(2);
  });

  it.each([
    ['/api/chat', { message: 'Where do I put a lamp?' }],
    ['/api/optimize', keeper],
  ])('is broken off as soon as whoever reads %s has left in the middle', async (path, payload) => {
    const { app, provider, ...served } = await appWithModels();
    const { headers } = await served.person();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    provider.answerWith({ text: '{"language":"en","light":"a lamp at the left and so on' });
    provider.become('unending');
    const leaving = new AbortController();
    const broken = provider.left();
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(payload),
      signal: leaving.signal,
    });
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    leaving.abort();
    await broken;
    await expect
      .poll(async () => (await app.inject({ url: '/api/usage', headers })).json().prompts_used)
      .toBe(0);
  });

  it('is asked for no more than three things of one person at a time, and no longer than they wait', async () => {
    const served = await appWithModels();
    const { app, provider } = served;
    const [author, other] = [await served.person(), await served.person()];
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    provider.become('silent');
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const optimize = (hour: string) =>
      fetch(`${origin}/api/optimize`, {
        method: 'POST',
        headers: { ...author.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...keeper, idea: `${keeper.idea} at ${hour}` }),
        signal: leaving.signal,
      });
    const waiting = ['dawn', 'noon', 'dusk'].map((hour) => optimize(hour).catch(() => 'gone'));
    await expect.poll(() => provider.asked.length).toBe(3);
    expect(await enhance(served, author)).toEqual({ kind: 'engine', fell_back: 'busy' });

    leaving.abort();
    expect(await Promise.all(waiting)).toEqual(['gone', 'gone', 'gone']);
    // What was asked is broken off there too, the seats are free, and nobody is charged.
    await expect.poll(async () => (await app.inject('/metrics')).body).toContain('model="text"} 0');
    const { headers } = author;
    await expect
      .poll(async () => (await app.inject({ url: '/api/usage', headers })).json().prompts_used)
      .toBe(0);
    provider.become('well');
    expect(await enhance(served, author)).toMatchObject({ kind: 'model' });
    expect(await enhance(served, other)).toMatchObject({ kind: 'model' });
  });
});
