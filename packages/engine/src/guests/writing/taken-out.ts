import { isInWord } from '../../language/marks/same-words.ts';
import type { Reading } from '../../language/reading.ts';
import { isWithin, overlaps, type Span, wordsOf } from '../../language/span.ts';
import type { Statement } from '../../language/statement.ts';
import type { ToTell } from './to-tell.ts';
import type { ToldWriting } from './told-writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** So much of what is to be told may be about the job, at most. */
const MOST_LEFT = 0.45;
/** Nobody takes out what is written, spoken or handed in. */
const HOLDS: ReadonlySet<Statement['kind']> = new Set(['lettering', 'line', 'reference']);

type Absence = Extract<Statement, { kind: 'absence' }>;

/** What stands in no copy: it is set, must not be there, or is left off. */
export interface TakenOut {
  /** Of the copy to tell. */
  readonly spans: readonly Span[];
  /** Those of them that are left off and say that something must not be there. */
  readonly absences: readonly Absence[];
}

/** Where the words stand that a model takes out, letter for letter; or the words that it cannot take out. */
export function takenOut(
  { set, absent, left }: ToldWriting,
  { reading, statements }: ToTell,
  text: string,
): TakenOut | BrokenLaw {
  const spans: Span[] = [];
  const leftOff: Span[] = [];
  for (const one of [...set, ...absent, ...left].filter(({ words }) => words !== '')) {
    const span = wholeWords(reading.text, one.words);
    // What the engine has taken out already stands in the text alone.
    if (!span && !wholeWords(text, one.words)) return { problem: 'leaves-nothing', words: one.words };
    if (!span) continue;
    spans.push(span);
    if ('why' in one) leftOff.push(span);
  }
  const held = reading.statements.find(
    (one) =>
      (one.sure === 'marked' || (HOLDS.has(one.kind) && one.sure !== 'guess' && !one.isVague)) &&
      spans.some((span) => overlaps(one, span)),
  );
  if (held) return { problem: 'leaves-nothing', words: wordsOf(reading.text, held) };
  const absences = absencesIn(reading).filter((one) => leftOff.some((span) => isWithin(one, span)));
  const seen = leftOff.filter((span) => !absences.some((one) => isWithin(span, one)));
  const size = seen.reduce((sum, { from, to }) => sum + to - from, 0);
  const stays = statements.some((one) => !spans.some((span) => isWithin(one, span)));
  if (seen.length > 0 && (!stays || size > reading.text.length * MOST_LEFT))
    return { problem: 'leaves-nothing', words: left.map(({ words }) => words).join(' / ') };
  return { spans, absences };
}

/** Where words stand, and no part of a word with them. */
export function wholeWords(text: string, words: string): Span | undefined {
  for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + 1)) {
    const to = from + words.length;
    if (!isInWord(text, from) && !isInWord(text, to)) return { from, to };
  }
  return undefined;
}

export function absencesIn({ statements }: Reading): Absence[] {
  return statements.filter(
    (one) => one.kind === 'absence' && one.sure !== 'guess' && !one.isVague,
  ) as Absence[];
}

export function isTakenOut({ spans }: TakenOut, span: Span): boolean {
  return spans.some((one) => isWithin(span, one));
}
