import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openReader } from './reader.ts';
import type { ReadingJobs } from './reading-jobs.ts';
import type { ToThread } from './reading-thread.ts';

const mode = 'photo' as const;
const inked = (text: string) => [{ text }];

/** A reader whose threads answer with the text itself; the words of one say what its thread does over it. */
function open({ deaths = 0, hasThreads = true, hasPage = true } = {}) {
  const asked: string[][] = [];
  let left = deaths;
  let inPage = 0;
  const { ask, prepare } = openReader({
    newThread: () => {
      if (!hasThreads) throw new DOMException('refused', 'SecurityError');
      const thread = new EventTarget();
      const seen: string[] = [];
      asked.push(seen);
      const send = (data: unknown) => thread.dispatchEvent(new MessageEvent('message', { data }));
      const isDead = left-- > 0;
      queueMicrotask(() => (isDead ? thread.dispatchEvent(new Event('error')) : send('ready')));
      return Object.assign(thread, {
        terminate: () => {},
        postMessage: ({ given }: ToThread) => {
          const { text } = given as { text: string };
          seen.push(text);
          if (text === 'endless') return;
          queueMicrotask(() => {
            if (text === 'deadly') thread.dispatchEvent(new Event('error'));
            else send(text === 'broken' ? { failed: 'Error: broken' } : { answer: inked(text) });
          });
        },
      }) as unknown as Worker;
    },
    loadJobs: async () => {
      if (!hasPage) throw new TypeError('Failed to fetch');
      return {
        readInks: ({ text }) => {
          inPage += 1;
          return inked(text);
        },
      } as Partial<ReadingJobs> as ReadingJobs;
    },
  });
  return {
    read: (text: string, signal?: AbortSignal) => ask('readInks', { text, mode }, signal),
    prepare,
    asked,
    inPage: () => inPage,
  };
}

describe('[READS-1] texts are read beside the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('one after the other, in a thread that comes with the first or ahead of it', async () => {
    const { read, prepare, asked, inPage } = open();
    expect(asked).toEqual([]);
    prepare();
    expect(asked).toEqual([[]]);
    expect(await Promise.all([read('a'), read('b')])).toEqual([inked('a'), inked('b')]);
    expect(asked).toEqual([['a', 'b']]);
    expect(inPage()).toBe(0);
  });

  it('and what was written on before its turn is not read', async () => {
    const { read, asked } = open();
    const leaving = new AbortController();
    const older = read('older', leaving.signal);
    leaving.abort();
    await expect(older).rejects.toThrow();
    expect(await read('newer')).toEqual(inked('newer'));
    expect(asked).toEqual([['newer']]);
  });

  it.each([1, 2])('with %i threads that do not come', async (deaths) => {
    const { read, asked, inPage } = open({ deaths });
    expect(await read('a')).toEqual(inked('a'));
    expect(await read('b')).toEqual(inked('b'));
    // The second is the last that is tried.
    expect(asked).toHaveLength(2);
    expect(inPage()).toBe(deaths === 1 ? 0 : 2);
  });

  it('with a thread that dies over a text, and with none at all', async () => {
    const dying = open();
    expect(await dying.read('deadly')).toEqual(inked('deadly'));
    expect(dying.asked).toEqual([['deadly'], ['deadly']]);
    const without = open({ hasThreads: false });
    without.prepare();
    expect(await without.read('a')).toEqual(inked('a'));
  });

  it('or tells that it cannot, and tries again the next time', async () => {
    const { read, asked } = open({ deaths: 2, hasPage: false });
    await expect(read('a')).rejects.toThrow('Failed to fetch');
    expect(await read('b')).toEqual(inked('b'));
    expect(asked).toHaveLength(3);
  });

  it('and a text that breaks it, or takes for ever, keeps no other waiting and never comes into the page', async () => {
    const { read, asked, inPage } = open();
    await expect(read('broken')).rejects.toThrow('broken');
    const endless = expect(read('endless')).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(10_000);
    await endless;
    expect(await read('next')).toEqual(inked('next'));
    expect(asked).toEqual([['broken', 'endless'], ['next']]);
    expect(inPage()).toBe(0);
  });
});
