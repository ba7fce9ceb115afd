import { hearNarration } from '../narration/hear-narration.ts';
import { brokenLaw } from './laws-of-writing.ts';
import { besideOf, leftOff } from './left-off.ts';
import { toTell } from './to-tell.ts';
import { writingIn } from './told-writing.ts';
import { copyOfPieces, type HeardCopy, type WritingToHear, type WrittenPiece } from './writing.ts';

/** More than this are no longer the touches that a maker asks for. */
const MOST_ADDED = 3;

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
  const left = leftOff(answer, told);
  if ('problem' in left) return left;
  const broken = brokenLaw({ ...answer, pieces }, left, told, asked);
  if (broken) return broken;
  const heard: WrittenPiece[] = pieces.map(({ words, tells }) => ({
    words: words.replace(/^[ \t]+|[ \t]+$/g, ''),
    isAdded: tells.length === 0,
  }));
  if (told.tail !== '') heard.push({ words: told.tail.trim(), isAdded: false });
  const { negative, parameters, dropped, asked: settings } = told.written;
  const copy = copyOfPieces(heard).toLowerCase();
  const beside = besideOf(left, told, asked.text);
  const absent = [negative, ...beside.negative].filter(Boolean).join(', ');
  return {
    heard: {
      pieces: heard,
      beside: {
        ...(absent !== '' && { negative: absent }),
        ...(parameters && { parameters }),
        ...(settings && { asked: settings }),
        // What the engine had left off, and the model says, stands.
        dropped: [
          ...dropped.filter(({ value }) => value.length < 4 || !copy.includes(value.toLowerCase())),
          ...beside.dropped,
        ],
      },
    },
  };
}
