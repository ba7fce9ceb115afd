import { isInWord } from '../../language/marks/same-words.ts';
import type { Reading } from '../../language/reading.ts';
import { isWithin, overlaps, type Span, wordsOf } from '../../language/span.ts';
import type { Statement } from '../../language/statement.ts';
import type { Dropped } from '../../writing/written.ts';
import type { ToTell } from './to-tell.ts';
import type { ToldWriting } from './told-writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** So much of what is to be told may be about the job, or set beside the words, at most. */
const MOST_LEFT = 0.45;
/** Nobody leaves off what is written, spoken or handed in. */
const HOLDS: ReadonlySet<Statement['kind']> = new Set(['lettering', 'line', 'reference']);

type Absence = Extract<Statement, { kind: 'absence' }>;

export interface LeftOff {
  readonly spans: readonly Span[];
  /** Of it, what must not be there: it goes where the generator takes such things, or is told. */
  readonly absences: readonly Absence[];
}

/** What a model leaves off: words of what is to be told, letter for letter, that may be left. */
export function leftOff({ left }: ToldWriting, { reading, statements }: ToTell): LeftOff | BrokenLaw {
  const spans: Span[] = [];
  for (const words of left.map((one) => one.trim()).filter(Boolean)) {
    const from = reading.text.indexOf(words);
    const to = from + words.length;
    if (from < 0 || isInWord(reading.text, from) || isInWord(reading.text, to))
      return { problem: 'leaves-nothing', words };
    spans.push({ from, to });
  }
  const held = reading.statements.find(
    (one) =>
      (one.sure === 'marked' || (HOLDS.has(one.kind) && one.sure !== 'guess' && !one.isVague)) &&
      spans.some((span) => overlaps(one, span)),
  );
  if (held) return { problem: 'leaves-nothing', words: wordsOf(reading.text, held) };
  const absences = absencesIn(reading).filter((one) => spans.some((span) => isWithin(one, span)));
  const seen = spans.filter((span) => !absences.some((one) => isWithin(span, one)));
  const size = seen.reduce((sum, { from, to }) => sum + to - from, 0);
  const stays = statements.some((one) => !spans.some((span) => isWithin(one, span)));
  if (seen.length > 0 && (!stays || size > reading.text.length * MOST_LEFT))
    return { problem: 'leaves-nothing', words: left.join(' / ') };
  return { spans, absences };
}

export function absencesIn({ statements }: Reading): Absence[] {
  return statements.filter(
    (one) => one.kind === 'absence' && one.sure !== 'guess' && !one.isVague,
  ) as Absence[];
}

export function isLeft({ spans }: LeftOff, span: Span): boolean {
  return spans.some((one) => isWithin(span, one));
}

/** What is told of it, and what goes into the field for what must not be there. */
export function besideOf(
  { spans, absences }: LeftOff,
  { reading, model }: ToTell,
  text: string,
): { dropped: Dropped[]; negative: string[] } {
  const takes = model.negative?.value.kind === 'field';
  const moved = takes ? absences.filter(({ things }) => things.length > 0) : [];
  const dropped = spans
    .map((span) => ({ span, value: wordsOf(reading.text, span) }))
    // A label that the engine has put there is nobody's word.
    .filter(({ span, value }) => text.includes(value) && !moved.some((one) => isWithin(span, one)))
    .map(({ span, value }) => {
      const isAbsent = !takes && absences.some((one) => isWithin(one, span));
      return isAbsent
        ? { field: 'negative', value, reason: 'no-negative' as const }
        : { field: 'request', value, reason: 'asked-of-the-app' as const };
    });
  return {
    dropped,
    negative: moved.flatMap(({ things }) => things.map((thing) => wordsOf(reading.text, thing))),
  };
}
