import { cleanText } from './clean-text.ts';

/** A text as it is read, and where each place of it lies in the text that was given. */
export interface Placed {
  readonly text: string;
  given: (place: number) => number;
  read: (place: number) => number;
}

/** Cleaning takes characters out, so places behind them move. */
export function placesOf(given: string): Placed {
  const text = cleanText(given);
  if (text.length === given.length) return { text, given: (place) => place, read: (place) => place };
  // The first of a line's two ends goes and its second stays, so that each that stays is found behind the one before.
  const stays: number[] = [];
  for (let at = 0; at < given.length && stays.length < text.length; at++) {
    const isHalf = text[stays.length] === '�' && /[\ud800-\udfff]/.test(given[at] ?? '');
    const isSame = given[at] === text[stays.length] || isHalf;
    const isLineEnd = given[at] === '\r' && text[stays.length] === '\n' && given[at + 1] !== '\n';
    if (isSame || isLineEnd) stays.push(at);
  }
  return {
    text,
    given: (place) => stays[place] ?? given.length,
    read: (place) => firstFrom(stays, place),
  };
}

function firstFrom(stays: readonly number[], place: number): number {
  let low = 0;
  let high = stays.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stays[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
