/** So many at a time; the rest wait in line and come in as they came. */
export interface Places {
  /** Waits for a place. What it gives leaves the place again, once, however often it is called. */
  take: () => Promise<() => void>;
  waiting: () => number;
  isEmpty: () => boolean;
}

export function openPlaces(count: number): Places {
  let free = count;
  const line: (() => void)[] = [];
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else free++;
  };
  return {
    take: async () => {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => line.push(resolve));
      let isTaken = true;
      return () => {
        if (isTaken) leave();
        isTaken = false;
      };
    },
    waiting: () => line.length,
    isEmpty: () => free === count,
  };
}
