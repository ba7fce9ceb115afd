import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { somePhoto } from '../../../testing/bad-pictures.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { modelsOfEngine } from '../../services/ai/embedded/models-of-engine.ts';
import { openEngine } from '../../services/engine/open-engine.ts';
import { answerOnce } from './answer-once.ts';

const engine = openEngine({ threads: 1 });
const ofEngine = modelsOfEngine(engine);
let { polish } = ofEngine;
const { app, db, person } = await buildTestApp({
  engine,
  models: { polish: (...asked) => polish(...asked) },
});
const photo = await (await somePhoto(90, 60)).jpeg().toBuffer();
const imageData = `data:image/jpeg;base64,${photo.toString('base64')}`;
const idea = { idea: 'A lock keeper opens the gate', genre: 'documentary', mode: 'photo' };

const post = ({ headers }: Person, url: string, payload: object) =>
  app.inject({ method: 'POST', url, headers, payload });

it('[USE-3] gives the answer of a generation to nothing but what it paid for', async () => {
  const author = await person();
  const optimized = { ...idea, generation_id: randomUUIDv7() };
  const analyzed = { imageData, generation_id: randomUUIDv7() };
  expect((await post(author, '/api/optimize', optimized)).statusCode).toBe(200);
  expect((await post(author, '/api/analyze-image', analyzed)).statusCode).toBe(200);
  const swapped = [
    await post(author, '/api/analyze-image', { ...analyzed, generation_id: optimized.generation_id }),
    await post(author, '/api/optimize', { ...optimized, generation_id: analyzed.generation_id }),
  ];
  expect(swapped.map((answer) => answer.json().code)).toEqual(['generation-spent', 'generation-spent']);
});

it('[LEAVE-1] is no fault of ours when the account goes while the work is under way', async () => {
  const author = await person();
  polish = async (...asked) => {
    await db.deleteFrom('users').where('id', '=', author.id).execute();
    return await ofEngine.polish(...asked);
  };
  const answer = await post(author, '/api/optimize', idea);
  ({ polish } = ofEngine);
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
});

it('[USE-3] is done by the second who asks, where the first fails meanwhile', async () => {
  const author = await person();
  const actor = { id: author.id, isAdmin: false };
  const work = { generationId: randomUUIDv7(), method: 'optimizer' as const, seconds: 60 };
  let fail = () => {};
  const first = await new Promise<{ outcome: Promise<unknown> }>((begun) => {
    const failing = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('no luck'));
    });
    const outcome = answerOnce(app.deps, actor, work, async () => {
      begun({ outcome });
      return await failing;
    }).catch((error: Error) => error.message);
  });
  const second = answerOnce(app.deps, actor, work, async () => ({ prompt: 'A lock' }));
  fail();
  expect(await first.outcome).toBe('no luck');
  expect(await second).toMatchObject({ ok: true, value: { answer: { prompt: 'A lock' } } });
  expect((await app.inject({ url: '/api/usage', headers: author.headers })).json()).toMatchObject({
    prompts_used: 1,
  });
});
