import type { Reading } from '../../language/reading.ts';
import { isWithin, overlaps, type Span, wordsOf } from '../../language/span.ts';
import type { Statement } from '../../language/statement.ts';
import type { Token } from '../../language/tokens/token.ts';
import { isFunctionWord } from '../../language/words/word-class.ts';
import { isConcrete } from './concrete.ts';
import type { ToTell } from './to-tell.ts';
import { type ToldWriting, wordsTaken } from './told-writing.ts';
import { wholeWords } from './whole-words.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** So much of a text may be about the job, at most. */
const MOST_LEFT = 0.45;
/** Nobody takes out what is written, spoken or handed in. */
const HOLDS: ReadonlySet<Statement['kind']> = new Set(['lettering', 'line', 'reference']);

type Absence = Extract<Statement, { kind: 'absence' }>;

/** What of a text stands in no copy: it is set, must not be there, or is left off. */
export interface TakenOut {
  readonly spans: readonly Span[];
  /** What is left off and says that something must not be there. */
  readonly absences: readonly Absence[];
}

/** Where the words stand that a model takes out, letter for letter; or the words that it cannot take out. */
export function takenOut(
  answer: ToldWriting,
  { reading, statements, isSettled }: ToTell,
): TakenOut | BrokenLaw {
  const { left } = answer;
  const spans: Span[] = [];
  for (const words of wordsTaken(answer)) {
    const span = wholeWords(reading.text, words);
    if (!span) return { problem: 'leaves-nothing', words };
    spans.push(span);
  }
  const leftOff = left.flatMap(({ words }) => wholeWords(reading.text, words) ?? []);
  const stands = (one: Span) => reading.tokens.some((token) => isWithin(token, one) && !isSettled(token));
  const isOfImage = (one: Span) =>
    left.some(
      ({ words, why }) => why === 'start-image' && wholeWords(reading.text, words)?.from === one.from,
    );
  const held = reading.statements.find(
    (one) =>
      !(one.kind === 'reference' && isOfImage(one)) &&
      (one.sure === 'marked' || (HOLDS.has(one.kind) && one.sure !== 'guess' && !one.isVague)) &&
      spans.some((span) => overlaps(one, span)) &&
      stands(one),
  );
  if (held) return { problem: 'leaves-nothing', words: wordsOf(reading.text, held) };
  const absences = absencesIn(reading).filter((one) => leftOff.some((span) => isWithin(one, span)));
  const seen = leftOff.filter((span) => !absences.some((one) => isWithin(span, one)));
  const size = seen.reduce((sum, { from, to }) => sum + to - from, 0);
  const out = { spans, absences };
  const stays = statements.some((one) => !isTakenOut(out, reading, one));
  if (seen.length > 0 && (!stays || size > reading.text.length * MOST_LEFT))
    return { problem: 'leaves-nothing', words: left.map(({ words }) => words).join(' / ') };
  return out;
}

export function absencesIn({ statements }: Reading): Absence[] {
  return statements.filter(
    (one) => one.kind === 'absence' && one.sure !== 'guess' && !one.isVague,
  ) as Absence[];
}

/** Whether nothing is left of a statement but words that only join what was taken out. */
export function isTakenOut(out: TakenOut, { tokens }: Reading, statement: Statement): boolean {
  const own = tokens.filter((token) => isWithin(token, statement));
  const stays = own.filter((token) => !isOut(out, token) && token.kind !== 'mark' && !isJoint(token.word));
  // "Eight seconds would be lovely": around what is set nothing else is said.
  const isAround = SAYS_NOTHING_ELSE.has(statement.kind) && own.some((token) => isOut(out, token));
  return (
    stays.length === 0 || (isAround && stays.every((token) => token.kind === 'word' && !isConcrete(token)))
  );
}

/** Of any language: "e", "y", "et". */
function isJoint(word: string): boolean {
  return isFunctionWord(word) || (word.length <= LONGEST_JOINT && /\p{L}/u.test(word));
}

const LONGEST_JOINT = 2;
const SAYS_NOTHING_ELSE: ReadonlySet<Statement['kind']> = new Set([
  'setting',
  'request',
  'rest',
  'absence',
  'time',
]);

export function isOut({ spans }: TakenOut, token: Token): boolean {
  return spans.some((one) => isWithin(token, one));
}
