import { afterAll, describe, expect, it } from 'vitest';
import { slowText } from '../../../../../packages/engine/testing/slow-texts.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { openEngine } from './open-engine.ts';

// No text is read within a millisecond.
const hasty = await buildTestApp({ engine: openEngine({ threads: 1, deadlineMs: 1 }) });
const engine = openEngine({ threads: 1 });
afterAll(engine.close);
const idea = slowText('nor ', 20_000);

describe('[STALL-3] words that the engine does not get through in time', () => {
  it.each([
    ['/api/optimize', { idea, genre: 'documentary', mode: 'video' }],
    ['/api/enhance', { text: idea, mode: 'photo' }],
    ['/api/chat', { message: 'Make it moodier', context: { currentPrompt: { text: idea, mode: 'photo' } } }],
  ])('are refused as such by %s, and cost nothing', async (url, payload) => {
    const { headers } = await hasty.person();
    const answer = await hasty.app.inject({ method: 'POST', url, headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'text-too-complex']);
    const usage = await hasty.app.inject({ url: '/api/usage', headers });
    expect(usage.json().prompts_used).toBe(0);
  });

  it('end an answer that comes part by part with a problem as well', async () => {
    const { headers } = await hasty.person();
    const asked = { ...headers, accept: 'text/event-stream' };
    const payload = { text: idea, mode: 'photo' };
    const answer = await hasty.app.inject({ method: 'POST', url: '/api/enhance', headers: asked, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'text-too-complex']);
  });
});

describe('[STALL-1] the engine’s threads', () => {
  const { signal } = new AbortController();
  const wish = { idea: 'A lock keeper opens the gate', mode: 'photo' as const, locked: [] };

  it('take one job of a person at a time, and somebody else’s before their next', async () => {
    const done: string[] = [];
    const ask = async (turn: string, words: string) => {
      await engine.run('enhance', { ...wish, idea: words }, { turn, signal });
      done.push(turn);
    };
    await Promise.all([ask('one', idea), ask('one', idea), ask('one', idea), ask('other', wish.idea)]);
    expect(done.indexOf('other')).toBeLessThanOrEqual(1);
  });

  it('do nothing for whoever has gone before their turn', async () => {
    const gone = new AbortController();
    const first = engine.run('enhance', wish, { turn: 'one', signal });
    const second = engine.run('enhance', wish, { turn: 'one', signal: gone.signal });
    gone.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect((await first).prompt).toContain('lock keeper opens the gate');
  });

  it('tell a bug without the words it came over', async () => {
    const failing = engine.run(
      'optimize',
      { ...wish, idea: ' ', genre: 'documentary' },
      { turn: 'one', signal },
    );
    await expect(failing).rejects.toThrow('The engine’s job optimize threw Error.');
  });
});
