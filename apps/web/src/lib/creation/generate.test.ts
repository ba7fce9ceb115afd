import {
  ApiError,
  type Call,
  type ErrorCode,
  NetworkError,
  problem,
  type SavedPrompt,
} from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import type { Attempt } from './attempt.ts';
import type { FinishedPrompt } from './finished-prompt.ts';
import { finish, generate } from './generate.ts';
import { newGenerationId } from './generation-id.ts';
import type { KeptResult } from './kept-result.ts';

const finished: FinishedPrompt = { method: 'guided', data: { mode: 'photo', prompt: 'A baker.' } };
const increment = 'POST /api/usage/increment';
const save = 'POST /api/prompts';
const countForSite = 'POST /api/analytics/increment-prompts';
const refused = (key: string, code: ErrorCode = 'internal-error') =>
  new ApiError(key, problem(code as 'internal-error'));

/** A page and its server, which fails where it is told to. */
function page(failures: Record<string, Error> = {}) {
  const said: string[] = [];
  let attempt: Attempt | undefined;
  let result: KeptResult | undefined;
  let made = 0;
  const bodies: Record<string, unknown>[] = [];
  const call = (async (key: string, { body }: { body: Record<string, unknown> }) => {
    said.push(key);
    bodies.push(body);
    if (failures[key]) throw failures[key];
    return { id: 'saved' } as SavedPrompt;
  }) as unknown as Call;
  return {
    said,
    bodies,
    failures,
    attempt: () => attempt,
    result: () => result,
    parts: {
      call,
      newId: () => `generation-${++made}`,
      readAttempt: () => attempt,
      keepAttempt: (next: Attempt | undefined) => {
        attempt = next;
      },
      keepResult: (next: KeptResult) => {
        result = next;
      },
      refreshUsage: () => said.push('refreshUsage'),
      onSaved: () => said.push('saved'),
      logError: () => said.push('logged'),
    },
  };
}

describe('[GEN-1] a finished prompt', () => {
  it('is counted, saved, shown, in this order and by one id', async () => {
    const { parts, said, bodies, result, attempt } = page();
    expect(await generate(parts, finished)).toEqual({ finished, savedId: 'saved' });
    expect(said).toEqual([increment, save, 'saved', countForSite, 'refreshUsage']);
    expect(new Set(bodies.map((body) => body['generation_id']))).toEqual(new Set(['generation-1']));
    expect(result()).toMatchObject({ savedId: 'saved', generationId: 'generation-1' });
    expect(attempt()).toMatchObject({ generationId: 'generation-1', isCounted: true });
  });

  it('is not counted again when the server has settled it', async () => {
    const { parts, said } = page();
    await generate(parts, finished, { generationId: 'settled' });
    expect(said).toEqual([save, 'saved', countForSite, 'refreshUsage']);
  });

  it('is another one each time, also before the last one was shown', async () => {
    const { parts, bodies } = page();
    await generate(parts, finished);
    await generate(parts, finished);
    expect(new Set(bodies.map((body) => body['generation_id'])).size).toBe(2);
  });

  it('that a reload came in between goes on where it was', async () => {
    const { parts, said, bodies } = page();
    await finish(parts, { generationId: 'before', finished, isCounted: true });
    expect(said).toEqual([save, 'saved', countForSite, 'refreshUsage']);
    expect(bodies[0]?.['generation_id']).toBe('before');
  });
});

describe('[GEN-2] when it fails', () => {
  it('to be counted, nothing is generated', async () => {
    const { parts, said, result } = page({ [increment]: refused(increment) });
    await expect(generate(parts, finished)).rejects.toThrow(ApiError);
    expect(said).toEqual([increment]);
    expect(result()).toBeUndefined();
  });

  it('without a readable answer, the next try has the same id: it may have been counted', async () => {
    const { parts, bodies, failures } = page({ [increment]: new NetworkError(increment, 'gone') });
    await expect(generate(parts, finished)).rejects.toThrow(NetworkError);
    delete failures[increment];
    await generate(parts, { ...finished, data: { mode: 'photo', prompt: 'A baker at dawn.' } });
    expect(bodies.map((body) => body['generation_id'])).toEqual(Array(4).fill('generation-1'));
  });

  it('because it is refused, the next try is a new one', async () => {
    const { parts, bodies } = page({ [increment]: refused(increment, 'not-signed-in') });
    await expect(generate(parts, finished)).rejects.toThrow(ApiError);
    await expect(generate(parts, finished)).rejects.toThrow(ApiError);
    expect(bodies.map((body) => body['generation_id'])).toEqual(['generation-1', 'generation-2']);
  });

  it('because the day’s are used up, whoever shows the count asks anew', async () => {
    const { parts, said } = page({ [increment]: refused(increment, 'daily-limit-reached') });
    await expect(generate(parts, finished)).rejects.toThrow(ApiError);
    expect(said).toEqual([increment, 'refreshUsage']);
  });

  it('to be saved, it is shown all the same, and kept unsaved', async () => {
    const { parts, said, result, attempt } = page({ [save]: refused(save) });
    expect(await generate(parts, finished)).toEqual({ finished, savedId: undefined });
    expect(said).toEqual([increment, save, 'logged', 'refreshUsage']);
    expect(result()).toEqual({ ...finished, generationId: 'generation-1' });
    expect(attempt()).toMatchObject({ generationId: 'generation-1', isCounted: true });
  });
});

it('[GEN-3] a count for the site that fails is logged, and nothing else', async () => {
  const { parts, said } = page({ [countForSite]: refused(countForSite) });
  expect(await generate(parts, finished)).toEqual({ finished, savedId: 'saved' });
  await Promise.resolve();
  expect(said.toSorted()).toEqual(
    [increment, save, 'saved', countForSite, 'refreshUsage', 'logged'].toSorted(),
  );
});

it('ids of generations are UUIDv7, and sort by when they were made', () => {
  const early = newGenerationId(1_700_000_000_000);
  expect(early).toMatch(/^018bcfe5-6800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newGenerationId(1_700_000_000_001) > early).toBe(true);
});
