import { ApiError, problem } from '@cuewright/contract';
import { newFrame } from '@cuewright/engine/storyboard';
import { expect, it } from 'vitest';
import { changeFrame } from './board-edits.ts';
import { openDrawing } from './drawing.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An artist that answers, and pauses that end, when the test says so. */
function open(ids: string) {
  let frames = [...ids].map((id) => newFrame(id, `Frame ${id}`));
  const asked: { id: string; signal: AbortSignal; answer: PromiseWithResolvers<string> }[] = [];
  const pauses: { ms: number; end: PromiseWithResolvers<void> }[] = [];
  const failures: unknown[] = [];
  const drawing = openDrawing({
    frames: () => frames,
    lacks: ({ imageUrl }) => imageUrl === null,
    draw: ({ id }, signal) => {
      const answer = Promise.withResolvers<string>();
      signal.addEventListener('abort', () => answer.reject(signal.reason));
      asked.push({ id, signal, answer });
      return answer.promise;
    },
    onDrawn: (id, imageUrl: string) => {
      frames = changeFrame(frames, id, { imageUrl });
    },
    onFailed: (error) => failures.push(error),
    pause: (ms, signal) => {
      const end = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => end.resolve());
      pauses.push({ ms, end });
      return end.promise;
    },
  });
  return {
    ...drawing,
    asked,
    pauses,
    failures,
    change: (id: string, change: object) => {
      frames = changeFrame(frames, id, change);
    },
    pictures: () => frames.map(({ imageUrl }) => imageUrl),
    answers: async (given: string | Error) => {
      const answer = asked.at(-1)?.answer;
      if (given instanceof Error) answer?.reject(given);
      else answer?.resolve(given);
      await turn();
    },
    pauseEnds: async () => {
      pauses.at(-1)?.end.resolve();
      await turn();
    },
  };
}

it('[BOARD-8] draws the frames that lack a picture one by one, a second apart', async () => {
  const one = open('abc');
  one.change('b', { imageUrl: '/b' });
  const run = one.drawAll();
  expect(one.read()).toEqual({
    work: { a: { is: 'drawing' }, c: { is: 'next' } },
    run: { total: 2, done: 0 },
    stopped: undefined,
  });
  await one.answers('/a');
  expect([one.asked.map(({ id }) => id), one.pauses.map(({ ms }) => ms)]).toEqual([['a'], [1000]]);
  expect(one.read().run).toEqual({ total: 2, done: 1 });
  await one.pauseEnds();
  await one.answers('/c');
  await run;
  expect(one.pictures()).toEqual(['/a', '/b', '/c']);
  expect(one.read()).toEqual({ work: {}, run: undefined, stopped: undefined });
});

it('[BOARD-9] a frame that fails says so, is logged, and the rest goes on', async () => {
  const one = open('ab');
  const run = one.drawAll();
  const failure = new ApiError('POST', problem('artist-timed-out'));
  await one.answers(failure);
  expect(one.read().work['a']).toEqual({ is: 'failed', error: failure });
  expect(one.failures).toEqual([failure]);
  await one.pauseEnds();
  await one.answers('/b');
  await run;
  expect(one.pictures()).toEqual([null, '/b']);

  void one.drawFrame('a');
  expect(one.read().work['a']).toEqual({ is: 'drawing' });
  await one.answers('/a');
  expect([one.pictures(), one.read().work]).toEqual([['/a', '/b'], {}]);
});

it.each([
  problem('no-artist', { setting: 'AI_IMAGE_MODEL' }),
  problem('daily-limit-reached', { resets_at: '2026-11-22T00:00:00.000Z' }),
])('[BOARD-9] asks nobody in vain: $code ends the run', async (told) => {
  const one = open('abc');
  const run = one.drawAll();
  const failure = new ApiError('POST', told);
  await one.answers(failure);
  await run;
  expect(one.asked).toHaveLength(1);
  expect(one.read()).toEqual({
    work: { a: { is: 'failed', error: failure } },
    run: undefined,
    stopped: failure,
  });
});

it('[BOARD-8] cancelling ends the frame that is drawn and those that wait, and fails none', async () => {
  const one = open('abc');
  const run = one.drawAll();
  await one.answers('/a');
  one.cancelAll();
  await run;
  expect(one.read()).toEqual({ work: {}, run: undefined, stopped: undefined });
  const again = one.drawAll();
  one.cancelAll();
  await again;
  expect(one.asked.map(({ id, signal }) => [id, signal.aborted])).toEqual([
    ['a', true],
    ['b', true],
  ]);
  expect([one.pictures(), one.failures]).toEqual([['/a', null, null], []]);
});

it('passes over a frame that was drawn or deleted meanwhile, and one without a prompt', async () => {
  const one = open('abc');
  one.change('c', { prompt: ' ' });
  const run = one.drawAll();
  await one.answers('/a');
  one.change('b', { imageUrl: '/by hand' });
  await one.pauseEnds();
  await one.pauseEnds();
  await run;
  expect(one.asked.map(({ id }) => id)).toEqual(['a']);
  expect(one.read().work).toMatchObject({ c: { is: 'failed' } });
});
