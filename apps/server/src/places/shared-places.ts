import { openPlaces, type Places } from './places.ts';

interface Room {
  /** Of all together. */
  atOnce: number;
  /** Of one, so that nobody keeps the others waiting. */
  atOnceEach: number;
  mostWaiting: number;
  mostWaitingEach: number;
}

/** Places that many share. What `take` gives leaves the place again; nothing where too many wait already. */
export interface SharedPlaces {
  take: (who: string) => Promise<(() => void) | undefined>;
}

export function openSharedPlaces({ atOnce, atOnceEach, mostWaiting, mostWaitingEach }: Room): SharedPlaces {
  const all = openPlaces(atOnce);
  const each = new Map<string, Places>();
  return {
    take: async (who) => {
      const own = each.get(who) ?? openPlaces(atOnceEach);
      if (own.waiting() >= mostWaitingEach || all.waiting() >= mostWaiting) return undefined;
      each.set(who, own);
      const leaveOwn = await own.take();
      const leaveAll = await all.take();
      return () => {
        leaveAll();
        leaveOwn();
        if (own.isEmpty()) each.delete(who);
      };
    },
  };
}
