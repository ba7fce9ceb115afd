import type { Reading } from '../reading.ts';
import { wordsOf } from '../span.ts';
import type { Ask } from './ask.ts';
import { elseKind, wholeClauses } from './whole-clauses.ts';

const UNSEEN =
  /\b(?:never|not|don['’]?t|doesn['’]?t|can['’]?t|cannot|shouldn['’]?t)\s+(?:\w+\s+)?(?:see|seen|show|shows|shown|visible)\b/i;
const MOST_WORDS = 6;

/** "We never see her": to be kept out, or just told so. Longer clauses tell a story. */
export function* askAbsences(reading: Reading): Iterable<Ask> {
  for (const one of wholeClauses(reading, ['absence', 'lettering', 'line'])) {
    const said = wordsOf(reading.text, one);
    if (UNSEEN.test(said) && said.split(/\s+/).length <= MOST_WORDS)
      yield { from: one.from, to: one.to, choices: ['absence', elseKind(one.kind)] };
  }
}
