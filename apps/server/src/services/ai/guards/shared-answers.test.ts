import { describe, expect, it, vi } from 'vitest';
import type { AnsweredBy } from '../models.ts';
import { KeptAnswers } from './kept-answers.ts';
import { SharedAnswers } from './shared-answers.ts';

const MINUTE = 60_000;
const byModel: AnsweredBy = { kind: 'model', model: 'stand-in' };

/** A model that answers when it is told to, and counts how often it was asked. */
function open() {
  let now = new Date('2026-11-28T10:00:00.000Z');
  const how: string[] = [];
  const shared = new SharedAnswers({ clock: () => now, onShared: (_, one) => how.push(one) });
  const asked: {
    answer: (by?: AnsweredBy) => void;
    tell: (words: string) => void;
    signal: AbortSignal;
  }[] = [];
  const ask = (
    text = 'a heron',
    { who = 'ana', signal = new AbortController().signal, tell = (_: string) => {} } = {},
  ) =>
    shared.ask(
      { use: 'write', personId: who, of: { text } },
      signal,
      {
        together: (before = '', more: string) => before + more,
        make: (leaving, tellAll) => {
          const { promise, resolve, reject } = Promise.withResolvers<{
            nth: number;
            answered_by: AnsweredBy;
          }>();
          const nth = asked.length;
          leaving.addEventListener('abort', () => reject(leaving.reason));
          asked.push({
            answer: (answered_by = byModel) => resolve({ nth, answered_by }),
            tell: tellAll,
            signal: leaving,
          });
          return promise;
        },
      },
      tell,
    );
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { ask, asked, how, later };
}

describe('[WRITER-21] the same request of the same person', () => {
  it('is joined while it is under way, and told what was told so far', async () => {
    const { ask, asked, how } = open();
    const [told, late]: [string[], string[]] = [[], []];
    const first = ask('a heron', { tell: (words) => told.push(words) });
    asked[0]?.tell('A grey ');
    asked[0]?.tell('heron');
    const second = ask('a heron', { tell: (words) => late.push(words) });
    asked[0]?.tell(' stands');
    asked[0]?.answer();
    expect(await Promise.all([first, second])).toEqual([
      { nth: 0, answered_by: byModel },
      { nth: 0, answered_by: byModel },
    ]);
    expect(asked).toHaveLength(1);
    expect(told).toEqual(['A grey ', 'heron', ' stands']);
    expect(late).toEqual(['A grey heron', ' stands']);
    expect(how).toEqual(['joined']);
  });

  it('is answered from before for three minutes, and then anew', async () => {
    const { ask, asked, how, later } = open();
    const first = ask();
    asked[0]?.answer();
    expect((await first).nth).toBe(0);
    later(3 * MINUTE - 1);
    expect((await ask()).nth).toBe(0);
    expect(how).toEqual(['repeated']);
    later(1);
    const anew = ask();
    asked[1]?.answer();
    expect((await anew).nth).toBe(1);
  });

  it('is another one of another person, and with other words', async () => {
    const { ask, asked } = open();
    const all = [ask(), ask('a heron', { who: 'bo' }), ask('a crane')];
    for (const one of asked) one.answer();
    expect((await Promise.all(all)).map(({ nth }) => nth)).toEqual([0, 1, 2]);
  });

  it('is asked again where the engine had to answer in the place of the model', async () => {
    const { ask, asked } = open();
    const first = ask();
    asked[0]?.answer({ kind: 'engine', fell_back: 'busy' });
    await first;
    const second = ask();
    asked[1]?.answer();
    expect((await second).nth).toBe(1);
  });

  it('goes on for who stays, and is broken off when the last has gone', async () => {
    const { ask, asked } = open();
    const [ana, tab] = [new AbortController(), new AbortController()];
    const first = ask('a heron', { signal: ana.signal });
    const second = ask('a heron', { signal: tab.signal });
    ana.abort('closed');
    await expect(first).rejects.toBe('closed');
    expect(asked[0]?.signal.aborted).toBe(false);
    tab.abort('closed too');
    await expect(second).rejects.toBe('closed too');
    expect(asked[0]?.signal.aborted).toBe(true);
    // Who comes back is no part of what was broken off.
    const third = ask();
    asked[1]?.answer();
    expect((await third).nth).toBe(1);
  });

  it('is answered to who stays, when the other one has gone', async () => {
    const { ask, asked } = open();
    const ana = new AbortController();
    const first = ask('a heron', { signal: ana.signal });
    const second = ask();
    ana.abort('closed');
    await expect(first).rejects.toBe('closed');
    asked[0]?.answer();
    expect((await second).nth).toBe(0);
  });
});

describe('[WRITER-21] answers that are kept', () => {
  it('are twelve of one person and four hundred of all, the newest', () => {
    const kept = new KeptAnswers(() => new Date(0));
    for (let n = 0; n < 20; n++) kept.keep(`ana ${n}`, 'ana', n);
    expect(kept.count).toBe(12);
    expect([kept.get('ana 7'), kept.get('ana 8')]).toEqual([undefined, 8]);
    for (let n = 0; n < 500; n++) kept.keep(`one ${n}`, `person ${n}`, n);
    expect(kept.count).toBe(400);
    expect(kept.get('ana 19')).toBeUndefined();
    expect(kept.get('one 499')).toBe(499);
  });

  it('are let go of after their minutes, also where nobody asks again', () => {
    vi.useFakeTimers({ now: 0 });
    try {
      const kept = new KeptAnswers(() => new Date());
      kept.keep('a', 'ana', 'a heron');
      vi.advanceTimersByTime(2 * MINUTE);
      kept.keep('b', 'ana', 'a crane');
      vi.advanceTimersByTime(MINUTE);
      expect(kept.count).toBe(1);
      vi.advanceTimersByTime(3 * MINUTE);
      expect(kept.count).toBe(0);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
