import { randomUUIDv7 } from 'node:crypto';
import { errors, optimizerLimits, promptLimits, usageLimits } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { modelsOfEngine } from '../../services/ai/embedded/models-of-engine.ts';
import { openEngine } from '../../services/engine/open-engine.ts';

const engine = openEngine({ threads: 1 });
const ofEngine = modelsOfEngine(engine);
let { polish } = ofEngine;
const clock = () => new Date('2026-11-21T20:00:00.000Z');
const { app, person } = await buildTestApp({
  clock,
  engine,
  config: { hasRateLimits: false },
  models: { polish: (...asked) => polish(...asked) },
});

const lockKeeper = { idea: 'A lock keeper opens the gate', genre: 'documentary', mode: 'photo' };
const send = ({ headers }: Partial<Person>, payload: object) =>
  app.inject({ method: 'POST', url: '/api/optimize', headers: headers ?? {}, payload });
const increment = ({ headers }: Person, payload: object) =>
  app.inject({ method: 'POST', url: '/api/usage/increment', headers, payload });
const usedBy = async ({ headers }: Person) =>
  (await app.inject({ url: '/api/usage', headers })).json().prompts_used;

describe('[OPT-1] POST /api/optimize', () => {
  it.each(['photo', 'video'] as const)(
    'keeps the idea, adds to it, and tells what it added: %s',
    async (mode) => {
      const author = await person();
      const answer = await send(author, { ...lockKeeper, mode });
      expect(answer.statusCode).toBe(200);
      const { generation_id, prompt, segments, added } = answer.json();
      expect(generation_id).toMatch(/^[0-9a-f-]{14}7/);
      expect(prompt).toContain(lockKeeper.idea);
      expect(segments.map(({ text }: { text: string }) => text).join('')).toBe(prompt);
      expect(segments.filter((one: { added?: true }) => !one.added)[0]).toMatchObject({ part: 'subject' });
      expect(added.length).toBeGreaterThan(1);
      for (const { text, why } of added) expect([prompt.includes(text), why !== '']).toEqual([true, true]);
      expect(await usedBy(author)).toBe(1);
    },
  );

  it('[LOCK-2] keeps locked words letter for letter, and says which are not in the idea', async () => {
    const locked = ['lock keeper opens', 'Volta K2'];
    const { prompt, locked: outcome } = (await send(await person(), { ...lockKeeper, locked })).json();
    expect(prompt).toContain('lock keeper opens');
    expect(outcome).toEqual({ restored: [], missing: ['Volta K2'] });
  });

  it('takes the longest idea, in any script, and counts it in characters', async () => {
    const idea = '灯'.repeat(optimizerLimits.idea);
    expect((await send(await person(), { ...lockKeeper, idea })).json().prompt).toContain(idea);
  });

  it.each([
    [{ ...lockKeeper, idea: ' \n\t ' }, 'body.idea'],
    [{ ...lockKeeper, idea: 'a'.repeat(optimizerLimits.idea + 1) }, 'body.idea'],
    [{ ...lockKeeper, genre: 'noir' }, 'body.genre'],
    [{ ...lockKeeper, mode: 'hologram' }, 'body.mode'],
    [{ ...lockKeeper, generation_id: 'first' }, 'body.generation_id'],
    [{ ...lockKeeper, locked: Array(promptLimits.locked + 1).fill('gate') }, 'body.locked'],
    [{ ...lockKeeper, locked: ['gate', 'a'.repeat(promptLimits.lockedText + 1)] }, 'body.locked.1'],
    [{ ...lockKeeper, locked: [' '] }, 'body.locked.0'],
  ])('refuses %# with 400, names the field, and counts nothing', async (payload, field) => {
    const author = await person();
    const answer = await send(author, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
    expect(answer.json().errors).toMatchObject([{ field }]);
    expect(await usedBy(author)).toBe(0);
  });

  it('is for those who are signed in', async () => {
    expect((await send({}, lockKeeper)).json()).toMatchObject({ status: 401, code: 'not-signed-in' });
  });

  it('takes out what controls and says nothing', async () => {
    const answer = await send(await person(), { ...lockKeeper, idea: 'A lock\u0000 keeper\u0007' });
    expect(answer.json().prompt).toMatch(/^A lock keeper/);
  });
});

describe('[HELP-3] an idea that needs nothing', () => {
  const whole = { ...lockKeeper, idea: 'Close-up of a dog on slate, soft light from the left, 85mm' };

  it('comes back as it is, says so, and is not counted, however often it is asked for', async () => {
    const author = await person();
    const generation_id = randomUUIDv7();
    for (let n = 0; n < 2; n++)
      expect((await send(author, { ...whole, generation_id })).json()).toMatchObject({
        prompt: whole.idea,
        added: [],
        left: [],
        is_free: true,
        generation_id,
      });
    expect(await usedBy(author)).toBe(0);
    expect((await send(author, lockKeeper)).json().is_free).toBeUndefined();
    expect(await usedBy(author)).toBe(1);
  });

  it('and what is only about the job is listed, and counted as any other', async () => {
    const { prompt, left } = (
      await send(await person(), { ...whole, idea: `${whole.idea}. Budget is 300 euros.` })
    ).json();
    expect(prompt).not.toContain('300');
    expect(left).toEqual([{ text: 'Budget is 300 euros', about: 'terms', at: expect.any(Number) }]);
  });
});

describe('[OPT-2] a generation of the optimizer', () => {
  it('is counted once, and answered the same, also at once, with other words and at the cap', async () => {
    const author = await person();
    const asked = { ...lockKeeper, generation_id: randomUUIDv7() };
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => send(author, asked)));
    for (const { body } of others) expect(body).toBe(first?.body);
    expect(await usedBy(author)).toBe(1);
    for (let n = 1; n < usageLimits.allowance; n++)
      expect((await send(author, lockKeeper)).statusCode).toBe(200);
    expect((await send(author, { ...asked, idea: 'Another idea' })).body).toBe(first?.body);
    expect(await usedBy(author)).toBe(usageLimits.allowance);
  });

  it('may be named by the page at the increment, which then counts nothing', async () => {
    const author = await person();
    const { generation_id } = (await send(author, lockKeeper)).json();
    expect((await increment(author, { generation_id, method: 'optimizer' })).statusCode).toBe(201);
    expect(await usedBy(author)).toBe(1);
  });

  it('is refused at the cap, with the time it resets', async () => {
    const author = await person();
    for (let n = 0; n < usageLimits.allowance; n++) await increment(author, {});
    const answer = await send(author, lockKeeper);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      code: 'daily-limit-reached',
      resets_at: '2026-11-22T00:00:00.000Z',
    });
  });

  it('is given back when the work fails, and can be tried again', async () => {
    const author = await person();
    const asked = { ...lockKeeper, generation_id: randomUUIDv7() };
    polish = async () => {
      throw new Error('The model is out to lunch.');
    };
    const failed = await send(author, asked);
    expect([failed.statusCode, failed.json().code]).toEqual([500, 'internal-error']);
    expect(failed.body).not.toContain('lunch');
    expect(await usedBy(author)).toBe(0);
    ({ polish } = ofEngine);
    expect((await send(author, asked)).statusCode).toBe(200);
    expect(await usedBy(author)).toBe(1);
  });

  it('that paid for a prompt of another method pays for none here', async () => {
    const author = await person();
    const generation_id = randomUUIDv7();
    await increment(author, { generation_id, method: 'guided' });
    const answer = await send(author, { ...lockKeeper, generation_id });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'generation-spent', title: errors['generation-spent'].title }),
    ]);
    expect(await usedBy(author)).toBe(1);
  });

  it('[SESS-2] of somebody else is as good as none', async () => {
    const [author, other] = [await person(), await person()];
    const { generation_id } = (await send(author, lockKeeper)).json();
    const answer = await send(other, { ...lockKeeper, generation_id });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'generation-not-found']);
    expect(await usedBy(other)).toBe(0);
  });
});
