import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import { wordsOf } from '../../language/span.ts';
import { fits, hardLimits } from '../../writing/fit-length.ts';
import { absenceLaw } from './absences-of-writing.ts';
import { oppositeLaw, swapLaw } from './bound-of-writing.ts';
import { isLeft, type LeftOff } from './left-off.ts';
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
  readonly left: LeftOff;
  readonly copy: string;
  /** Of it, what stays whatever is refused. */
  readonly kept: string;
  readonly reading: Reading;
  /** Only of English the engine knows what its words name. */
  readonly isEnglish: boolean;
}

/** The first law that an answer breaks. */
export function brokenLaw(
  answer: ToldWriting,
  left: LeftOff,
  told: ToTell,
  asked: TextToWrite,
): BrokenLaw | undefined {
  const copy = copyOfPieces(answer.pieces.map(({ words }) => ({ words, isAdded: false })));
  const given: Given = {
    told,
    asked,
    answer,
    left,
    copy,
    kept: copyOfPieces(
      answer.pieces.flatMap(({ words, tells }) => (tells.length > 0 ? [{ words, isAdded: false }] : [])),
    ),
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
    inventionLaw(given) ??
    oppositeLaw(given) ??
    swapLaw(given)
  );
}

/** L2: every statement is told, or left off. */
function tellsLaw({ answer, told, left }: Given): BrokenLaw | undefined {
  const { statements, reading } = told;
  const tells = answer.pieces.flatMap((piece) => piece.tells);
  if (tells.some((n) => statements[n] === undefined)) return { problem: 'other-form' };
  const missing = statements.find((one, n) => !tells.includes(n) && !isLeft(left, one));
  return missing && { problem: 'untold', words: wordsOf(reading.text, missing) };
}

/** A copy may say at length what was said in short, and no more than that. */
const LONGER = 3;
const LEAST_LENGTH = 600;

function lengthLaw({ copy, told, asked }: Given): BrokenLaw | undefined {
  const isEndless = copy.length > LEAST_LENGTH + LONGER * Math.max(told.body.length, asked.text.length);
  return !isEndless && fits(copy + told.tail, hardLimits(told.model)) ? undefined : { problem: 'too-long' };
}

function lockedLaw({ asked, told, kept }: Given): BrokenLaw | undefined {
  const changed = asked.locked.find((words) => told.body.includes(words) && !kept.includes(words));
  return changed === undefined ? undefined : { problem: 'changed', words: changed };
}
