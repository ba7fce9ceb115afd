/** So many at a time, whoever they are of; those who wait have their turns one person after the other. */
export interface FairPlaces {
  /** Waits for a place. What it gives leaves the place again, once, however often it is called. */
  take: (who: string) => Promise<() => void>;
}

export function openFairPlaces(count: number): FairPlaces {
  let free = count;
  /** In the order of their turns: whoever had one goes behind the others. */
  const lines = new Map<string, (() => void)[]>();
  const leave = () => {
    for (const [who, line] of lines) {
      const next = line.shift();
      lines.delete(who);
      if (line.length > 0) lines.set(who, line);
      if (next) return next();
    }
    free++;
  };
  return {
    take: async (who) => {
      if (free > 0) free--;
      else
        await new Promise<void>((resolve) => {
          const line = lines.get(who);
          if (line) line.push(resolve);
          else lines.set(who, [resolve]);
        });
      let isTaken = true;
      return () => {
        if (isTaken) leave();
        isTaken = false;
      };
    },
  };
}
