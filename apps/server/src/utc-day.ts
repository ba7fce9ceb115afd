const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of UTC, as `2026-11-21`. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** The midnight of UTC that began the day. */
export function utcMidnight(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
}

/** The midnight of UTC that ends the day. */
export function nextUtcMidnight(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}
