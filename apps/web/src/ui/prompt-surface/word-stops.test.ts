import { expect, it } from 'vitest';
import { wholeStretch, wordStops } from './word-stops.ts';

const words = (text: string) => wordStops(text).map(({ start, end }) => text.slice(start, end));
const whole = (text: string, part: string) => {
  const start = text.indexOf(part);
  const found = wholeStretch(text, { start, end: start + part.length });
  return found && text.slice(found.start, found.end);
};

it('[SAY-4] a cursor stops at words, also where a script sets no spaces', () => {
  expect(words('(a) 9:16, don’t — “OPEN LATE”.')).toEqual(['a', '9:16', 'don’t', '—', 'OPEN', 'LATE']);
  expect(words('墙上写着“谢绝还价”').join('')).toBe('墙上写着谢绝还价');
  expect(words('墙上写着“谢绝还价”').length).toBeGreaterThan(2);
});

it('[SAY-4] what is selected is whole words, with the quotation marks around them', () => {
  const text = 'A red coat, “OPEN LATE” on the door. No text';
  expect(whole(text, 'ed coa')).toBe('red coat');
  expect(whole(text, 'PEN LAT')).toBe('“OPEN LATE”');
  expect(whole(text, 'LATE')).toBe('LATE');
  expect(whole(text, ', ')).toBeUndefined();
  expect(whole(text, 'door. No')).toBe('door. No');
});
