import type { TermHit } from '../terms/term.ts';
import type { TermToken } from '../terms/term-token.ts';
import { isMark, read, saidNumber } from './figure.ts';

/** "5 am", "5:30 p.m.", "6 o'clock in the morning", "3 in the morning", "17:40". */
export function clockTime(tokens: readonly TermToken[], at: number): TermHit | undefined {
  const first = tokens[at];
  const hour = saidNumber(first);
  if (hour === undefined || !Number.isInteger(hour) || hour > 24) return undefined;
  let to = at + 1;
  const hasMinutes =
    first?.kind === 'number' &&
    tokens[to]?.word === ':' &&
    tokens[to]?.isGlued === true &&
    /^[0-5]\d$/.test(tokens[to + 1]?.word ?? '');
  if (hasMinutes) to += 2;
  const half = halfOfDay(tokens, to);
  if (half) return hourRead(twelveHours(hour, half.half), at, half.to);
  const isOClock = tokens[to]?.word === 'oclock';
  if (isOClock) to += 1;
  // "A girl of fifteen in the morning" is not three o'clock.
  const isAge = hour > 12 && first?.kind === 'word';
  const part = isAge ? undefined : inTheMorning(tokens, to);
  if (part) return hourRead(twelveHours(hour, part), at, to + 3);
  const asked = tokens[at - 1]?.word === 'at' || tokens[at - 1]?.word === 'around';
  if (isOClock) return asked ? hourRead(hour, at, to) : undefined;
  return hasMinutes && hour <= 23 && (hour > 12 || /^0/.test(first?.word ?? ''))
    ? hourRead(hour, at, to)
    : undefined;
}

function halfOfDay(tokens: readonly TermToken[], at: number): { half: string; to: number } | undefined {
  const token = tokens[at];
  if (isHalfOfDay(token)) return { half: token?.word ?? '', to: at + 1 };
  const dotted =
    (token?.word === 'a' || token?.word === 'p') &&
    tokens[at + 1]?.word === '.' &&
    tokens[at + 2]?.word === 'm';
  if (!dotted) return undefined;
  return { half: `${token.word}m`, to: at + (isMark(tokens[at + 3], '.') ? 4 : 3) };
}

function inTheMorning(tokens: readonly TermToken[], at: number): string | undefined {
  if (tokens[at]?.word === 'at' && tokens[at + 1]?.word === 'night') return undefined;
  if (tokens[at]?.word !== 'in' || tokens[at + 1]?.word !== 'the') return undefined;
  const part = tokens[at + 2]?.word;
  if (part === 'morning') return 'am';
  return part === 'afternoon' || part === 'evening' ? 'pm' : undefined;
}

function twelveHours(hour: number, half: string): number {
  if (hour > 12) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

function hourRead(hour: number, from: number, to: number): TermHit {
  return read('place.hour', hourOfClock(hour), from, to);
}

function hourOfClock(hour: number): string {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 6) return 'dawn';
  if (hour < 11) return 'morning';
  if (hour < 14) return hour === 11 ? 'morning' : 'midday';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** "am" or "pm". */
function isHalfOfDay(token: TermToken | undefined): boolean {
  return token?.word === 'am' || token?.word === 'pm';
}
