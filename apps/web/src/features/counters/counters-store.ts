import { type Call, heroCounterLimits, statisticsLimits } from '@cuewright/contract';
import { nextOnline } from './next-online.ts';
import { pick, type Random } from './pick.ts';

export interface Counts {
  online: number;
  visitors: number;
  prompts: number;
  /** They have been asked for and have come. */
  isLoaded: boolean;
}

export interface CounterParts {
  call: Call;
  /** Milliseconds. */
  clock: () => number;
  random: Random;
  /** Gives back what ends it. */
  every: (ms: number, work: () => void) => () => void;
  isVisible: () => boolean;
  onVisible: (work: () => void) => () => void;
  logError: (...what: unknown[]) => void;
}

export interface CountersStore {
  getState: () => Counts;
  /** The first one who looks starts the counters, the last one to leave stops them. */
  subscribe: (listener: () => void) => () => void;
}

/** What is shown before anything has come. */
export const firstCounts: Counts = {
  online: heroCounterLimits.online,
  visitors: statisticsLimits.visitors,
  prompts: statisticsLimits.prompts,
  isLoaded: false,
};

/** The counters of the start page: they move by themselves, unless the server says that they are live. */
export function createCounters(parts: CounterParts): CountersStore {
  const { call, clock, random, every, isVisible, onVisible, logError } = parts;
  const { onlineMs, promptsMs, promptsGrow } = heroCounterLimits;
  const { refreshMs } = statisticsLimits;
  let counts = firstCounts;
  let isLive = false;
  let changes = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();

  const show = (part: Partial<Counts>) => {
    counts = { ...counts, ...part };
    for (const listener of listeners) listener();
  };

  const ask = async () => {
    askedAt = clock();
    try {
      const { visitorCount: visitors, promptCount, online } = await call('GET /api/analytics/stats');
      isLive = online !== null;
      // What has been shown does not go back because the true figure is behind it.
      const prompts = isLive || !counts.isLoaded ? promptCount : Math.max(counts.prompts, promptCount);
      show({ visitors, prompts, isLoaded: true, ...(online !== null && { online }) });
    } catch (error) {
      logError('Failed to fetch stats:', error);
    }
  };
  const askWhenDue = () => {
    if (isVisible() && clock() - askedAt >= refreshMs) void ask();
  };

  const start = () => {
    void ask();
    const stops = [
      every(refreshMs, askWhenDue),
      onVisible(askWhenDue),
      every(onlineMs, () => {
        if (!isLive) show({ online: nextOnline(counts.online, changes++, random) });
      }),
      every(promptsMs, () => {
        if (!isLive) show({ prompts: counts.prompts + pick(promptsGrow, random) });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  let stop: (() => void) | undefined;
  return {
    getState: () => counts,
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
