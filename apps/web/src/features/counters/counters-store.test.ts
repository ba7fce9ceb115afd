import type { Call } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { createCounters } from './counters-store.ts';

interface Answer {
  visitorCount: number;
  promptCount: number;
  online: number | null;
}

/** A page whose time is told, with a server that answers what it is given. */
function page(answers: (Answer | Error)[]) {
  let now = 0;
  let isVisible = true;
  const timers = new Set<{ ms: number; due: number; work: () => void }>();
  const watchers = new Set<() => void>();
  const logged: unknown[][] = [];
  let asked = 0;
  const call = (async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Call;
  const store = createCounters({
    call,
    clock: () => now,
    random: () => 0.999,
    every: (ms, work) => {
      const timer = { ms, due: now + ms, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    isVisible: () => isVisible,
    onVisible: (work) => {
      watchers.add(work);
      return () => watchers.delete(work);
    },
    logError: (...what) => logged.push(what),
  });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    store,
    logged,
    timers,
    asked: () => asked,
    pass: async (seconds: number) => {
      for (const end = now + seconds * 1000; now < end; ) {
        now += 1000;
        for (const timer of timers) {
          if (now < timer.due) continue;
          timer.due += timer.ms;
          timer.work();
        }
      }
      await settle();
    },
    show: (visible: boolean) => {
      isVisible = visible;
      if (visible) for (const work of watchers) work();
    },
    settle,
  };
}

const shown: Answer = { visitorCount: 40, promptCount: 12_400, online: null };
const look = () => undefined;

describe('the counters', () => {
  it('[COUNT-3] start at 6 online, 27 visitors and 12345 prompts, and ask at once', async () => {
    const { store, asked, settle } = page([shown]);
    expect(store.getState()).toMatchObject({ online: 6, visitors: 27, prompts: 12_345 });
    store.subscribe(look);
    await settle();
    expect(asked()).toBe(1);
    expect(store.getState()).toEqual({ online: 6, visitors: 40, prompts: 12_400, isLoaded: true });
  });

  it('[COUNT-1] change Online every 45 s', async () => {
    const { store, pass } = page([shown]);
    store.subscribe(look);
    const seen: number[] = [];
    for (const seconds of [44, 1, 45, 45, 45]) {
      await pass(seconds);
      seen.push(store.getState().online);
    }
    expect(seen).toEqual([6, 9, 7, 39, 44]);
  });

  it('[COUNT-4] add 1 to 3 prompts every 20 s, from what the server said', async () => {
    const { store, pass, settle } = page([shown]);
    store.subscribe(look);
    await settle();
    await pass(20);
    expect(store.getState().prompts).toBe(12_403);
    await pass(40);
    expect(store.getState().prompts).toBe(12_409);
  });

  it('[COUNT-5] ask again every 120 s, and do not take prompts back', async () => {
    const { store, pass, asked, settle } = page([shown, { ...shown, visitorCount: 41, promptCount: 12_401 }]);
    store.subscribe(look);
    await settle();
    await pass(119);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    expect(store.getState()).toMatchObject({ visitors: 41, prompts: 12_400 + 6 * 3 });
  });

  it('[COUNT-5] ask only while the page is visible, and at once when it is again', async () => {
    const { store, pass, asked, show, settle } = page([shown]);
    store.subscribe(look);
    await settle();
    show(false);
    await pass(300);
    expect(asked()).toBe(1);
    show(true);
    await settle();
    expect(asked()).toBe(2);
    show(true);
    expect(asked()).toBe(2);
  });

  it('[COUNT-6] show the true figures as they are when they are live', async () => {
    const { store, pass, settle } = page([
      { visitorCount: 3, promptCount: 5, online: 2 },
      { visitorCount: 3, promptCount: 4, online: 1 },
    ]);
    store.subscribe(look);
    await settle();
    expect(store.getState()).toEqual({ online: 2, visitors: 3, prompts: 5, isLoaded: true });
    await pass(119);
    expect(store.getState()).toMatchObject({ online: 2, prompts: 5 });
    await pass(1);
    expect(store.getState()).toMatchObject({ online: 1, prompts: 4 });
  });

  it('[COUNT-7] go on from where they are when the server does not answer, and only log it', async () => {
    const { store, pass, logged, settle } = page([new Error('no line'), shown]);
    store.subscribe(look);
    await settle();
    expect(store.getState()).toMatchObject({ visitors: 27, prompts: 12_345 });
    expect(logged).toEqual([['Failed to fetch stats:', new Error('no line')]]);
    await pass(120);
    expect(store.getState()).toMatchObject({ visitors: 40, prompts: 12_400 });
  });

  it('stop when nobody looks, and ask anew when somebody does', async () => {
    const { store, timers, asked, settle } = page([shown]);
    const leave = store.subscribe(look);
    store.subscribe(() => undefined)();
    expect(timers.size).toBe(3);
    leave();
    expect(timers.size).toBe(0);
    store.subscribe(look);
    await settle();
    expect(asked()).toBe(2);
  });
});
