import type { Input } from '../../catalogue/index.ts';
import { fits, hardLimits } from '../../writing/fit-length.ts';
import type { Dropped } from '../../writing/written.ts';
import { hearNarration } from '../narration/hear-narration.ts';
import { besideOf, restOf } from './beside-of.ts';
import { questionsOf } from './clashes-of-writing.ts';
import { brokenLaw } from './laws-of-writing.ts';
import { takenOut } from './taken-out.ts';
import { partsOf, type ToTell, toTell } from './to-tell.ts';
import { type ToldPiece, writingIn } from './told-writing.ts';
import {
  copyOfPieces,
  type Doubt,
  type HeardCopy,
  type WritingToHear,
  type WrittenPiece,
} from './writing.ts';

/** More than this are no longer the touches that a maker asks for. */
const MOST_ADDED = 3;
/** So many others can stand in the place of one. */
const MOST_OTHERS = 2;

/** What a model wrote, once it keeps the laws; or the law that it breaks. */
export function hearWriting(asked: WritingToHear): HeardCopy {
  const told = toTell(asked);
  if (!told) return hearNarration(asked);
  const answer = writingIn(asked.answer);
  if (!answer) return { problem: 'other-form' };
  const pieces = answer.pieces.filter(({ words }) => words.trim() !== '');
  if (!pieces.some(({ tells }) => tells.length > 0)) return { problem: 'nothing-written' };
  const added = pieces.filter(({ tells }) => tells.length === 0);
  if (added.length > MOST_ADDED) return { problem: 'invented', words: added[MOST_ADDED]?.words ?? '' };
  const out = takenOut(answer, told);
  if ('problem' in out) return out;
  const rest = restOf(asked, answer);
  const doubts: Doubt[] = [];
  const broken = brokenLaw({ ...answer, pieces }, out, rest, told, asked, doubts);
  if (broken) return broken;
  const heard = withCommas(pieces.map(pieceOf), told);
  const copy = copyOfPieces(heard).toLowerCase();
  const written = besideOf(answer, out, rest, told, asked);
  const { tail } = partsOf(written);
  if (tail !== '') heard.push({ words: tail.trim(), isAdded: false });
  if (!fits(copyOfPieces(heard), hardLimits(told.model))) return { problem: 'too-long' };
  const { negative, parameters, asked: settings } = written;
  // A copy is in English whatever the text was.
  const dropped = written.dropped.filter((one) => one.field !== 'language' && !isTold(one, pieces, told));
  const open = questionsOf(answer.clash, asked, told.written.open);
  return {
    heard: {
      pieces: heard,
      ...(doubts.length > 0 && { doubts }),
      beside: {
        ...(negative && { negative }),
        ...(parameters && { parameters }),
        ...(settings && { asked: settings }),
        ...(open.length > 0 && { open }),
        // What the engine had left off, and the model says, stands.
        dropped: dropped.filter(({ value }) => value.length < 4 || !copy.includes(value.toLowerCase())),
      },
    },
  };
}

/** What the engine had left off, and a piece tells. */
function isTold({ value }: Dropped, pieces: readonly ToldPiece[], { statements, leftOff }: ToTell): boolean {
  return pieces.some(({ tells }) => tells.some((n) => leftOff[n - statements.length]?.value === value));
}

function pieceOf({ words, tells, or }: ToldPiece): WrittenPiece {
  const isAdded = tells.length === 0;
  const others = or.map(bare).filter((one) => one !== '' && one !== bare(words));
  return {
    words: bare(words),
    isAdded,
    ...(isAdded && others.length > 0 && { or: others.slice(0, MOST_OTHERS) }),
  };
}

/** Who reads phrases has a comma between them, whether the model wrote one or not. */
function withCommas(pieces: readonly WrittenPiece[], { model }: ToTell): WrittenPiece[] {
  if (!OF_PHRASES.has(model.input.value)) return [...pieces];
  return pieces.map((piece, at) =>
    at < pieces.length - 1 && /[\p{L}\p{M}\p{N})"”'’%]$/u.test(piece.words)
      ? { ...piece, words: `${piece.words},` }
      : piece,
  );
}

const OF_PHRASES: ReadonlySet<Input> = new Set(['phrases', 'tags', 'flagged']);

function bare(words: string): string {
  return words.replace(/^[ \t]+|[ \t]+$/g, '');
}
