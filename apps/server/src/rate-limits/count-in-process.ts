import type { Counter, Window } from './counter.ts';

/** So many callers are remembered; beyond that, windows that have ended go, then the oldest. */
const MOST_WINDOWS = 100_000;

/** Counts in this process: with several, each lets the limit through. */
export function countInProcess(clock: () => Date, mostWindows = MOST_WINDOWS): Counter {
  const windows = new Map<string, Window>();
  return async (key, seconds) => {
    const now = clock();
    const current = windows.get(key);
    if (current && current.resetsAt > now) {
      current.count += 1;
      return { ...current };
    }
    windows.delete(key);
    if (windows.size >= mostWindows) makeRoom(windows, now);
    const opened = { count: 1, resetsAt: new Date(now.getTime() + seconds * 1000) };
    windows.set(key, opened);
    return { ...opened };
  };
}

function makeRoom(windows: Map<string, Window>, now: Date): void {
  const before = windows.size;
  for (const [key, { resetsAt }] of windows) if (resetsAt <= now) windows.delete(key);
  if (windows.size === before)
    for (const key of [...windows.keys()].slice(0, before / 10)) windows.delete(key);
}
