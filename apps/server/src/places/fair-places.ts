/** So many at a time and one of each; of those who wait, whoever has had the least of late comes next. */
export interface FairPlaces {
  /** Waits for a place until the signal aborts. What it gives leaves the place again, once, however often it is called. */
  take: (who: string, signal?: AbortSignal) => Promise<() => void>;
}

interface Waiting {
  who: string;
  enter: () => void;
}

/** After so long a turn counts half. */
const HALVED_AFTER_MS = 10_000;

export function openFairPlaces(count: number, now: () => number = () => performance.now()): FairPlaces {
  const inside = new Set<string>();
  const line: Waiting[] = [];
  const had = new Map<string, { ms: number; at: number }>();

  const hadOfLate = (who: string) => {
    const { ms, at } = had.get(who) ?? { ms: 0, at: 0 };
    return ms * 0.5 ** ((now() - at) / HALVED_AFTER_MS);
  };

  function leave(who: string, since: number): void {
    inside.delete(who);
    had.set(who, { ms: hadOfLate(who) + now() - since, at: now() });
    admit();
    // Where nobody waits it does not matter what anybody had.
    if (inside.size === 0) had.clear();
  }

  function admit(): void {
    while (inside.size < count) {
      const mayEnter = line.filter(({ who }) => !inside.has(who));
      const [first, ...others] = mayEnter;
      if (!first) return;
      const next = others.reduce(
        (best, one) => (hadOfLate(one.who) < hadOfLate(best.who) ? one : best),
        first,
      );
      line.splice(line.indexOf(next), 1);
      inside.add(next.who);
      next.enter();
    }
  }

  return {
    take: async (who, signal) => {
      signal?.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        const giveUp = () => {
          line.splice(line.indexOf(waiting), 1);
          reject(signal?.reason);
        };
        const waiting: Waiting = {
          who,
          enter: () => {
            signal?.removeEventListener('abort', giveUp);
            resolve();
          },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        line.push(waiting);
        admit();
      });
      const since = now();
      let isInside = true;
      return () => {
        if (isInside) leave(who, since);
        isInside = false;
      };
    },
  };
}
