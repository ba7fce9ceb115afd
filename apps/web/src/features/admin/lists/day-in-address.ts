import { createParser } from 'nuqs';

/** Whether it is a whole day as `2026-11-22`: while a year is typed, the browser says `0002-11-22`. */
export function isDay(word: string): boolean {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(word) && word >= '1970' && word < '9999';
  return isWritten && !Number.isNaN(Date.parse(word));
}

/** Whatever else the address says is no day. */
export const parseAsDay = createParser<string>({
  parse: (word) => (isDay(word) ? word : null),
  serialize: String,
}).withDefault('');
