import { afterEach, describe, expect, it } from 'vitest';
import { JobThread } from './job-thread.ts';

const opened: JobThread<string, string>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((thread) => thread.close()));
});

function thread(given: { giveUpAfterMs?: number; idleMs?: number } = {}) {
  const one = new JobThread<string, string>({
    file: new URL('../../testing/threads/spinning-worker.ts', import.meta.url),
    name: 'a test',
    giveUpAfterMs: 30_000,
    beginWithinMs: 30_000,
    idleMs: 30_000,
    mostMegabytes: 64,
    ...given,
  });
  opened.push(one);
  return one;
}

describe('[STALL-2] a thread that does a job at a time', () => {
  it('is ended where a job comes to no end, and another one does the next', async () => {
    const one = thread({ giveUpAfterMs: 20 });
    expect(await one.run('spin')).toEqual({ kind: 'cut' });
    expect(one.isRunning).toBe(false);
    expect(await one.run('hello')).toEqual({ kind: 'done', done: 'hello' });
  });

  it('tells a bug from a job that takes too long', async () => {
    expect(await thread().run('throw')).toEqual({
      kind: 'threw',
      name: 'TypeError',
      stack: '    at nowhere',
    });
  });

  it('begins when it is needed, and ends when it is not any more', async () => {
    const one = thread({ idleMs: 1 });
    expect(one.isRunning).toBe(false);
    await one.run('hello');
    await expect.poll(() => one.isRunning).toBe(false);
  });
});
