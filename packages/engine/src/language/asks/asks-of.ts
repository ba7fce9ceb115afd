import type { Reading } from '../reading.ts';
import { overlaps } from '../span.ts';
import type { Ask } from './ask.ts';
import { askAbsences } from './ask-absences.ts';
import { askQuotes } from './ask-quotes.ts';
import { askRequests } from './ask-requests.ts';
import { askSettings } from './ask-settings.ts';
import { askTold } from './ask-told.ts';

/** More than these would be a form to fill in. */
const MOST = 3;

/**
 * What to ask about a text: words that are guessed to be one thing and may as well be another, where that changes what
 * becomes of them in a copy. What harms most when it is wrong comes first; what the person has marked is not asked about.
 */
export function asksOf(reading: Reading): Ask[] {
  const asks: Ask[] = [];
  const marked = reading.statements.filter(({ sure }) => sure === 'marked');
  for (const find of [askTold, askQuotes, askRequests, askAbsences, askSettings])
    for (const ask of find(reading)) {
      if (asks.length === MOST) return asks;
      if (![...marked, ...asks].some((one) => overlaps(one, ask))) asks.push(ask);
    }
  return asks;
}
