import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import { stems } from '../reading/words.ts';
import type { Reply } from '../reply.ts';
import { findPassages, helpOf } from '../retrieval/collections.ts';
import { coversMost, coversOwnThings } from '../retrieval/coverage.ts';
import { likelyHelp } from '../retrieval/likely-help.ts';
import { ofPassage } from './of-passage.ts';

/** How much of what was asked a text has to have. */
export const ENOUGH = { share: 0.42, score: 4.5 } as const;
/** A word or a tip is found for nearly all that was asked, or it is not what was asked. */
const SURE = 0.75;
const WHOLE = 2.5;
/** How well help has to fit, and how well where it has one word of several. */
const FITS = { byWords: 0.46, byOne: 0.58, alone: 0.5 } as const;
/** How well it fits where it is rather meant than a word or a tip that has all that was asked. */
const FITS_BEST = 0.9;

/** What is written on it, wherever that is. */
export function looked(
  meant: Understood,
  before: Understood | undefined,
  question: Question,
): Reply | undefined {
  const text = meant.leans && before ? meant.plain : meant.text;
  const likely = likelyHelp(text);
  const asked = stems(meant.own).length;
  const [other] = asked < 2 ? [] : findPassages(text, 1);
  if (
    other &&
    other.item.kind !== 'help' &&
    (other.item.kind !== 'term' || stems(other.item.title).every((stem) => stems(text).includes(stem))) &&
    other.share > SURE &&
    other.score > WHOLE &&
    (likely?.likeness ?? 0) < FITS_BEST
  )
    return ofPassage(other.item, question);
  const fits = asked < 2 ? FITS.alone : (likely?.shared ?? 0) > 1 ? FITS.byWords : FITS.byOne;
  return likely &&
    likely.likeness >= fits &&
    coversMost(likely.id, meant.own) &&
    coversOwnThings(likely.id, meant.own)
    ? ofPassage(helpOf(likely.id), question)
    : undefined;
}
