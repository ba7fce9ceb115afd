import type { FastifyBaseLogger } from 'fastify';
import { orAborted } from '../../../or-aborted.ts';
import { isPassing, ModelError } from '../model-error.ts';
import type { ModelChoice } from '../settings/ai-settings.ts';
import { Circuit } from './circuit.ts';
import type { ModelMetrics, Use } from './model-metrics.ts';
import type { Seats } from './seats.ts';
import type { Spending } from './spending.ts';
import { added, costOf, type ModelUsage, noUsage } from './usage.ts';

/** One, and one more after a fault that passes. */
const ATTEMPTS = 2;

/** Why the model did not answer. */
export type FellBack =
  | 'timed-out'
  | 'unavailable'
  | 'busy'
  | 'refused'
  | 'garbled'
  | 'day-spent'
  | 'own-day-spent';

export interface Asker {
  id: string;
  /** Aborts when whoever asked has gone. */
  signal: AbortSignal;
}

export interface Deadlines {
  /** For the answer, and the second one where there is one. */
  wholeMs: number;
  firstMs: number;
}

export interface Attempt {
  signal: AbortSignal;
  onBegin: () => void;
  onUsage: (usage: ModelUsage) => void;
}

export type Guarded<T> = { ok: true; value: T } | { ok: false; fellBack: FellBack };

export interface GuardParts {
  choice: ModelChoice;
  clock: () => Date;
  seats: Seats;
  spending: Spending;
  metrics: ModelMetrics;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  deadlines: Deadlines;
}

interface Work<T> {
  use: Use;
  /** The most it may come to, for what is held of the day. */
  most: ModelUsage;
  attempt: (attempt: Attempt) => Promise<T>;
  /** Whether somebody has seen a part of it, so that nobody else's beginning may follow. */
  isShown?: () => boolean;
}

/** Stands between this server and one model: who may ask, for how long, how often, and what it costs. */
export class Guard {
  readonly #parts: GuardParts;
  readonly #circuit: Circuit;

  constructor(parts: GuardParts) {
    this.#parts = parts;
    this.#circuit = new Circuit(parts.clock);
  }

  /** What the model gave, or why it did not. Throws the asker's reason where the asker has gone. */
  async run<T>(asker: Asker, work: Work<T>): Promise<Guarded<T>> {
    const { choice, seats, spending, metrics } = this.#parts;
    const began = performance.now();
    const done = (outcome: string) => metrics.answered(work.use, outcome, (performance.now() - began) / 1000);
    const refuse = (fellBack: FellBack, outcome: string = fellBack): Guarded<T> => {
      done(outcome);
      return { ok: false, fellBack };
    };
    asker.signal.throwIfAborted();
    const leave = seats.take(asker.id);
    if (!leave) return refuse('busy');
    try {
      const held = await spending.hold(asker.id, ATTEMPTS * costOf(work.most, choice.price));
      if (typeof held === 'string') return refuse(held);
      let used = noUsage;
      try {
        if (!this.#circuit.lets()) return refuse('unavailable', 'resting');
        const value = await this.#withRetry(asker, work, (usage) => {
          used = added(used, usage);
        });
        done('answered');
        return { ok: true, value };
      } catch (error) {
        if (error instanceof ModelError) return refuse(fellBackOf(error), error.kind);
        this.#circuit.undecided();
        done(asker.signal.aborted ? 'left' : 'bug');
        throw error;
      } finally {
        const cost = costOf(used, choice.price);
        metrics.used(work.use, used, cost);
        await spending.settle(held, cost);
      }
    } finally {
      leave();
    }
  }

  async #withRetry<T>(asker: Asker, work: Work<T>, onUsage: (usage: ModelUsage) => void): Promise<T> {
    const { deadlines } = this.#parts;
    const late = new AbortController();
    const giveUp = setTimeout(() => late.abort(), deadlines.wholeMs);
    try {
      return await this.#once(asker, late.signal, work, onUsage).catch(async (error: unknown) => {
        if (!(error instanceof ModelError) || !isPassing(error) || work.isShown?.()) throw error;
        return await this.#once(asker, late.signal, work, onUsage);
      });
    } finally {
      clearTimeout(giveUp);
    }
  }

  async #once<T>(
    asker: Asker,
    late: AbortSignal,
    { use, attempt, most }: Work<T>,
    addUsage: (usage: ModelUsage) => void,
  ): Promise<T> {
    const { metrics, deadlines, log, choice } = this.#parts;
    const began = performance.now();
    const silence = new AbortController();
    const giveUp = setTimeout(() => silence.abort(), deadlines.firstMs);
    let hasBegun = false;
    const onBegin = () => {
      if (hasBegun) return;
      hasBegun = true;
      clearTimeout(giveUp);
      metrics.began(use, (performance.now() - began) / 1000);
    };
    let isCounted = false;
    const onUsage = (usage: ModelUsage) => {
      if (!isCounted) addUsage(usage);
      isCounted = true;
    };
    const signal = AbortSignal.any([asker.signal, late, silence.signal]);
    try {
      const value = await orAborted(attempt({ signal, onBegin, onUsage }), signal);
      this.#circuit.worked();
      return value;
    } catch (thrown) {
      // What was broken off may be charged for what had been sent.
      if (signal.aborted) onUsage({ ...most, output: 0 });
      asker.signal.throwIfAborted();
      const isLate = late.aborted || silence.signal.aborted;
      const error = isLate ? new ModelError('timed-out', 'The provider took too long.') : thrown;
      if (error instanceof ModelError) {
        // What it will not answer, or answers wrongly, can be whoever asks: nobody shuts it for the others that way.
        if (error.kind === 'refused' || error.kind === 'garbled') this.#circuit.worked();
        else this.#circuit.broke(error.retryAfterMs);
        const level = error.kind === 'misconfigured' ? 'error' : 'warn';
        log[level]({ err: error, use, provider: choice.provider, fault: error.kind }, 'a model gave nothing');
      }
      throw error;
    } finally {
      clearTimeout(giveUp);
    }
  }
}

function fellBackOf({ kind }: ModelError): FellBack {
  if (kind === 'timed-out' || kind === 'garbled' || kind === 'refused') return kind;
  return kind === 'crowded' ? 'busy' : 'unavailable';
}
