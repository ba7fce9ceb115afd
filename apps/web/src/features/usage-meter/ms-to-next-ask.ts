const SOONEST_MS = 60_000;
const LATEST_MS = 24 * 60 * 60 * 1000;

/** The count is asked for anew when the day ends. A browser whose clock is wrong asks early or late, and shows what the server says. */
export function msToNextAsk(resetsAt: string, now: number): number {
  return Math.min(LATEST_MS, Math.max(SOONEST_MS, Date.parse(resetsAt) - now));
}
