const day = { day: 'numeric', month: 'short' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;
const year = { year: 'numeric' } as const;

const days = [format(day), format({ ...day, ...year })] as const;
const moments = [format({ ...day, ...time }), format({ ...day, ...year, ...time })] as const;

const timeOfDay = format(time);

/** "22 Nov", and "22 Nov 2024" where it was another year. */
export function dayText(iso: string, now = new Date()): string {
  return say(days, iso, now);
}

/** The same with the time of the day. */
export function momentText(iso: string, now = new Date()): string {
  return say(moments, iso, now);
}

/** "09:30", for a moment of today. */
export function timeText(moment: Date): string {
  return timeOfDay.format(moment);
}

function say(
  [thisYear, anotherYear]: readonly [Intl.DateTimeFormat, Intl.DateTimeFormat],
  iso: string,
  now: Date,
): string {
  const date = new Date(iso);
  return (date.getFullYear() === now.getFullYear() ? thisYear : anotherYear).format(date);
}

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(undefined, options);
}
