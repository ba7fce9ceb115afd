import { createHmac, randomBytes } from 'node:crypto';
import { orAborted } from '../../../or-aborted.ts';
import type { AnsweredBy } from '../models.ts';
import { KeptAnswers } from './kept-answers.ts';
import type { Use } from './model-metrics.ts';

/** What somebody asks a model for: all that the answer hangs on. */
export interface Wish {
  use: Use;
  personId: string;
  of: object;
}

/** What is made for everybody who waits, until the last of them has gone. */
export interface SharedWork<Answer, News> {
  make: (signal: AbortSignal, tell: (news: News) => void) => Promise<Answer>;
  /** What has been told so far, and what is told now, as one: for whoever joins on the way. */
  together?: (before: News | undefined, now: News) => News;
}

interface UnderWay {
  promise: Promise<unknown>;
  leaving: AbortController;
  /** How each of those who wait is told. */
  waiting: Set<(news: never) => void>;
  told: unknown;
}

interface Parts {
  clock: () => Date;
  onShared: (use: Use, how: 'joined' | 'repeated') => void;
}

/**
 * The same request of the same person is answered once: who asks it again while it is under way joins it, and who asks it
 * soon afterwards is given what was answered. A request is known by a keyed hash alone; its words are nowhere kept.
 */
export class SharedAnswers {
  readonly #secret = randomBytes(32);
  readonly #underWay = new Map<string, UnderWay>();
  readonly #kept: KeptAnswers;
  readonly #onShared: Parts['onShared'];

  constructor({ clock, onShared }: Parts) {
    this.#kept = new KeptAnswers(clock);
    this.#onShared = onShared;
  }

  /** Rejects with the asker’s own reason where they have gone; the others wait on. */
  async ask<Answer extends { answered_by: AnsweredBy }, News = never>(
    wish: Wish,
    signal: AbortSignal,
    work: SharedWork<Answer, News>,
    tell: (news: News) => void = () => {},
  ): Promise<Answer> {
    signal.throwIfAborted();
    const key = this.#keyOf(wish);
    const kept = this.#kept.get(key) as Answer | undefined;
    if (kept) {
      this.#onShared(wish.use, 'repeated');
      return kept;
    }
    const before = this.#underWay.get(key);
    if (before) this.#onShared(wish.use, 'joined');
    const now = before ?? this.#begin(key, wish.personId, work);
    if (now.told !== undefined) tell(now.told as News);
    // Each a function of its own, also where two hand in the same one.
    const listen = (news: News) => tell(news);
    now.waiting.add(listen);
    try {
      return (await orAborted(now.promise, signal)) as Answer;
    } finally {
      now.waiting.delete(listen);
      if (signal.aborted && now.waiting.size === 0) await this.#end(key, now, signal.reason);
    }
  }

  #begin<Answer extends { answered_by: AnsweredBy }, News>(
    key: string,
    personId: string,
    { make, together = (_, news) => news }: SharedWork<Answer, News>,
  ): UnderWay {
    const leaving = new AbortController();
    const waiting: UnderWay['waiting'] = new Set();
    const now: UnderWay = { promise: Promise.resolve(), leaving, waiting, told: undefined };
    this.#underWay.set(key, now);
    const tellAll = (news: News) => {
      now.told = together(now.told as News | undefined, news);
      for (const tell of waiting) tell(news as never);
    };
    const made = make(leaving.signal, tellAll)
      .then((answer) => {
        // What the engine says in a model’s place may be a model’s the next time.
        if (answer.answered_by.kind === 'model' && !leaving.signal.aborted)
          this.#kept.keep(key, personId, answer);
        return answer;
      })
      .finally(() => this.#forget(key, now));
    made.catch(() => {});
    now.promise = made;
    return now;
  }

  /** Whoever comes next begins anew; what was held for this one is given back before its last asker leaves. */
  async #end(key: string, now: UnderWay, reason: unknown): Promise<void> {
    this.#forget(key, now);
    now.leaving.abort(reason);
    await now.promise.catch(() => {});
  }

  #forget(key: string, now: UnderWay): void {
    if (this.#underWay.get(key) === now) this.#underWay.delete(key);
  }

  #keyOf({ use, personId, of }: Wish): string {
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([use, personId, of]))
      .digest('base64');
  }
}
