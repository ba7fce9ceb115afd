import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import { wordsOf } from '../../language/span.ts';
import { isFunctionWord } from '../../language/words/word-class.ts';
import { absenceLaw, ruledOutLaw } from './absences-of-writing.ts';
import { oppositeLaw, swapLaw } from './bound-of-writing.ts';
import { clashLaw } from './clashes-of-writing.ts';
import { tokensOf } from './concrete.ts';
import { inventionLaw } from './invention-of-writing.ts';
import { leavingLaw } from './leaving.ts';
import { lossLaw } from './loss-of-writing.ts';
import { quotesLaw, syntaxLaw } from './quotes-of-writing.ts';
import { settingsLaw } from './settings-of-writing.ts';
import { isTakenOut, type TakenOut } from './taken-out.ts';
import type { ToTell } from './to-tell.ts';
import type { ToldWriting } from './told-writing.ts';
import { wholeWords } from './whole-words.ts';
import { copyOfPieces, type Doubt, type TextToWrite, type WritingToHear } from './writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** A copy as a model gave it, beside what it has to tell. */
export interface Given {
  readonly told: ToTell;
  readonly asked: TextToWrite;
  readonly answer: ToldWriting;
  readonly out: TakenOut;
  /** Of the text, what a model has not taken out. */
  readonly rest: string;
  readonly copy: string;
  /** Of it, what stays whatever is refused. */
  readonly kept: string;
  readonly reading: Reading;
  /** What cannot be proven, once nothing is asked again; more than a few break the law after all. */
  readonly doubts: Doubt[];
  readonly isLast: boolean;
  /** Only of English the engine knows what its words name. */
  readonly isEnglish: boolean;
}

/** The first law that an answer breaks. */
export function brokenLaw(
  answer: ToldWriting,
  out: TakenOut,
  rest: string,
  told: ToTell,
  asked: WritingToHear,
  doubts: Doubt[],
): BrokenLaw | undefined {
  const copy = copyOfPieces(answer.pieces.map(({ words }) => ({ words, isAdded: false })));
  const given: Given = {
    told,
    asked,
    answer,
    out,
    rest,
    copy,
    kept: copyOfPieces(
      answer.pieces.flatMap(({ words, tells }) => (tells.length > 0 ? [{ words, isAdded: false }] : [])),
    ),
    reading: read(copy, { isClip: asked.mode === 'video' }),
    doubts,
    isLast: asked.isLast === true,
    isEnglish: told.reading.language === 'en' && readsAsEnglish(told.reading),
  };
  return (
    backLaw(given) ??
    leavingLaw(given) ??
    settingsLaw(given) ??
    ruledOutLaw(given) ??
    clashLaw(given) ??
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

/** A language that the engine does not know is taken for English: hardly one of its words is a little word of English. */
function readsAsEnglish({ tokens }: Reading): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const little = words.filter(({ word }) => isFunctionWord(word)).length;
  return words.length < LEAST_WORDS || little / words.length > LEAST_LITTLE;
}

const LEAST_WORDS = 12;
const LEAST_LITTLE = 0.12;

/** L2: every statement is told, or left off. */
function tellsLaw({ answer, told, out }: Given): BrokenLaw | undefined {
  const { statements, leftOff, reading } = told;
  const tells = answer.pieces.flatMap((piece) => piece.tells);
  const most = statements.length + leftOff.length;
  if (tells.some((n) => n < 0 || n >= most)) return { problem: 'other-form' };
  const missing = statements.find((one, n) => !tells.includes(n) && !isTakenOut(out, reading, one));
  return missing && { problem: 'untold', words: wordsOf(reading.text, missing) };
}

/** What is taken back out of the settings stands in the copy, word for word as far as it names anything. */
function backLaw({ answer, told, kept }: Given): BrokenLaw | undefined {
  const small = kept.toLowerCase();
  const lost = answer.back.find(
    (words) =>
      !wholeWords(told.reading.text, words) ||
      tokensOf(words).some(
        ({ kind, word }) => kind !== 'mark' && !isFunctionWord(word) && word !== '' && !small.includes(word),
      ),
  );
  return lost === undefined ? undefined : { problem: 'lost', words: lost };
}

/** A copy may say at length what was said in short, and no more than that. */
const LONGER = 3;
const LEAST_LENGTH = 600;

function lengthLaw({ copy, told, asked }: Given): BrokenLaw | undefined {
  const isEndless = copy.length > LEAST_LENGTH + LONGER * Math.max(told.body.length, asked.text.length);
  return isEndless ? { problem: 'too-long' } : undefined;
}

function lockedLaw({ asked, told, kept }: Given): BrokenLaw | undefined {
  const changed = asked.locked.find((words) => told.body.includes(words) && !kept.includes(words));
  return changed === undefined ? undefined : { problem: 'changed', words: changed };
}
