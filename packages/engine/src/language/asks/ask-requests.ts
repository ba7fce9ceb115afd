import type { Reading } from '../reading.ts';
import { wordsOf } from '../span.ts';
import { wordSet } from '../words/word-set.ts';
import type { Ask } from './ask.ts';
import { elseKind, wholeClauses } from './whole-clauses.ts';

const JOB = wordSet(
  'please client clients deadline budget asap licence license licensing copyright insta instagram tiktok newsletter blog brochure flyer',
);
const WRITER = /^(?:and |but |so |because )?(?:i|i['’](?:m|ve|d|ll)|im|ive|thanks|you know)\b/i;
const QUOTES = /["“”„«»「」]/;

/** Clauses in which whoever writes may be speaking of themselves or of the job, and not of the picture. */
export function* askRequests(reading: Reading): Iterable<Ask> {
  // Whoever is quoted is in it.
  for (const one of wholeClauses(reading, ['lettering', 'line'])) {
    const said = wordsOf(reading.text, one);
    if (!QUOTES.test(said) && speaksOfJob(said))
      yield { from: one.from, to: one.to, choices: ['request', elseKind(one.kind)] };
  }
}

function speaksOfJob(said: string): boolean {
  const words = said.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  return WRITER.test(said) || words.some((word) => JOB.has(word));
}
