import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import { isWithin, wordsOf } from '../../language/span.ts';
import { pictured } from '../../language/statement.ts';
import { fits, hardLimits } from '../../writing/fit-length.ts';
import { absenceLaw } from './absences-of-writing.ts';
import { quotesLaw, syntaxLaw } from './quotes-of-writing.ts';
import type { ToTell } from './to-tell.ts';
import type { ToldWriting } from './told-writing.ts';
import { inventionLaw, lossLaw } from './words-of-writing.ts';
import { copyOfPieces, type TextToWrite } from './writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** A copy as a model gave it, beside what it has to tell. */
export interface Given {
  readonly told: ToTell;
  readonly asked: TextToWrite;
  readonly answer: ToldWriting;
  readonly copy: string;
  readonly reading: Reading;
  /** Only of English the engine knows what its words name. */
  readonly isEnglish: boolean;
}

/** The first law that an answer breaks. */
export function brokenLaw(answer: ToldWriting, told: ToTell, asked: TextToWrite): BrokenLaw | undefined {
  const copy = copyOfPieces(answer.pieces.map(({ words }) => ({ words, isAdded: false })));
  const given: Given = {
    told,
    asked,
    answer,
    copy,
    reading: read(copy, { isClip: asked.mode === 'video' }),
    isEnglish: told.reading.languages.every((one) => one === 'en'),
  };
  return (
    tellsLaw(given) ??
    lengthLaw(given) ??
    syntaxLaw(given) ??
    lockedLaw(given) ??
    quotesLaw(given) ??
    absenceLaw(given) ??
    lossLaw(given) ??
    inventionLaw(given)
  );
}

/** So much of what is to be told may be about the job, at most. */
const MOST_LEFT = 0.4;

/** L2: every statement is told, or left off as what can be left off. */
function tellsLaw({ answer, told }: Given): BrokenLaw | undefined {
  const { statements, reading } = told;
  const tells = answer.pieces.flatMap((piece) => piece.tells);
  if ([...tells, ...answer.left].some((n) => statements[n] === undefined)) return { problem: 'other-form' };
  const left = new Set(answer.left);
  const missing = statements.find((_, n) => !tells.includes(n) && !left.has(n));
  if (missing) return { problem: 'untold', words: wordsOf(reading.text, missing) };
  const off = statements.filter((_, n) => left.has(n) && !tells.includes(n));
  const kept = off.find(
    (one) =>
      one.sure === 'marked' ||
      (one.sure !== 'guess' && one.kind !== 'request') ||
      reading.statements.some((inner) => isWithin(inner, one) && HOLDS.has(inner.kind)),
  );
  if (kept) return { problem: 'leaves-nothing', words: wordsOf(reading.text, kept) };
  const size = off.reduce((sum, { from, to }) => sum + to - from, 0);
  const stays = statements.some(
    (one) => !off.includes(one) && (pictured.has(one.kind) || HOLDS.has(one.kind)),
  );
  if (off.length > 0 && (!stays || size > reading.text.length * MOST_LEFT))
    return { problem: 'leaves-nothing', words: off.map((one) => wordsOf(reading.text, one)).join(' / ') };
  return undefined;
}

const HOLDS: ReadonlySet<string> = new Set(['lettering', 'line', 'absence', 'reference']);

function lengthLaw({ copy, told }: Given): BrokenLaw | undefined {
  return fits(copy + told.tail, hardLimits(told.model)) ? undefined : { problem: 'too-long' };
}

function lockedLaw({ asked, told, copy }: Given): BrokenLaw | undefined {
  const changed = asked.locked.find((words) => told.body.includes(words) && !copy.includes(words));
  return changed === undefined ? undefined : { problem: 'changed', words: changed };
}
