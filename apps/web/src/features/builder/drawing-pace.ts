/** Times as long as drawing takes: how long the hand has to rest, and how long it may go on and on. */
const REST = 4;
const MOST = 20;
const USUAL_MS = 15;
const SLOWEST_MS = 100;
/** Between two letters of a quick hand there is room for this. */
const QUICK_MS = 30;

/** Knows how long drawing takes here, and so how long it has to wait. All times are in milliseconds. */
export interface DrawingPace {
  /** How long from now on what has just changed is not drawn yet. */
  waitAt: (now: number) => number;
  begin: (now: number) => void;
  end: (now: number) => void;
}

export function createDrawingPace(): DrawingPace {
  let takes = USUAL_MS;
  let began: number | undefined;
  let behindSince: number | undefined;
  return {
    waitAt: (now) => {
      behindSince ??= now;
      if (takes <= QUICK_MS) return 0;
      return Math.max(0, Math.min(REST * takes, behindSince + MOST * takes - now));
    },
    begin: (now) => {
      began = now;
    },
    end: (now) => {
      if (began !== undefined) takes = Math.min(now - began, SLOWEST_MS);
      began = undefined;
      behindSince = undefined;
    },
  };
}
