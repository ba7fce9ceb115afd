import { afterEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../testing/people.ts';
import { appWithModels } from '../../../testing/with-models.ts';

let now = new Date('2026-11-22T10:00:00.000Z');
const { app, person, provider } = await appWithModels({ clock: () => now });
afterEach(() => {
  // A provider that failed is left alone for a while.
  now = new Date(now.getTime() + 600_000);
  provider.become('well');
  provider.asked.length = 0;
});

const draw = ({ headers }: Person, payload: object = { prompt: 'A dog on a quay' }) =>
  app.inject({ method: 'POST', url: '/api/generate-image', headers, payload });
const usedBy = async ({ headers }: Person) =>
  (await app.inject({ url: '/api/usage', headers })).json().prompts_used;

describe('[AI-6] a frame that a provider draws', () => {
  it('is kept, counts one generation, and is asked for in the shape of the board', async () => {
    const owner = await person();
    const { headers } = owner;
    const artist = await app.inject({ url: '/api/artist', headers });
    expect(artist.body).toContain('"name":"stand-in-draws","is_free":false');
    const answer = await draw(owner, { prompt: 'A dog on a quay', ratio: '9:16' });
    expect(answer.statusCode).toBe(201);
    const file = await app.inject({ url: answer.json().imageUrl, headers });
    expect(file.headers['content-type']).toBe('image/webp');
    expect(await usedBy(owner)).toBe(1);
    expect(provider.asked).toMatchObject([
      { path: '/v1/images/generations', body: { prompt: 'A dog on a quay', size: '1024x1536' } },
    ]);
  });

  it.each([
    ['fails', 'failing', 502, 'artist-failed'],
    ['answers with a page', 'page', 502, 'artist-failed'],
    ['breaks off', 'half-json', 502, 'artist-failed'],
    ['hangs up', 'gone', 502, 'artist-failed'],
    ['answers with words', 'orders', 502, 'artist-failed'],
    ['leads elsewhere', 'elsewhere', 502, 'artist-failed'],
    ['sends 40 megabytes', 'endless', 502, 'artist-failed'],
  ] as const)('costs nothing where the provider %s', async (_what, mood, status, code) => {
    const owner = await person();
    provider.become(mood);
    const answer = await draw(owner);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await usedBy(owner)).toBe(0);
    expect(provider.asked.length).toBeGreaterThan(0);
  });
});
