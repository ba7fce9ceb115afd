/** Days are UTC days, wherever the reader is. */
const short = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "5 Nov", for `2026-11-05`. */
export function shortDay(day: string): string {
  return short.format(new Date(day));
}

/** "5 November 2026". */
export function longDay(day: string): string {
  return long.format(new Date(day));
}
