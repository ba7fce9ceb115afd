import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import { stems } from '../reading/words.ts';
import type { Reply } from '../reply.ts';
import { findPassages, helpOf } from '../retrieval/collections.ts';
import { helpAskedLike, likelyHelp } from '../retrieval/likely-help.ts';
import { ofPassage } from './of-passage.ts';

/** How much of what was asked a text has to have. */
export const ENOUGH = { share: 0.42, score: 4.5 } as const;
/** A word or a tip is found for nearly all that was asked, or it is not what was asked. */
const SURE = 0.75;
const WHOLE = 2.5;
/** How like a known way to ask for something it has to be. */
const LIKE = 0.42;
const VERY_LIKE = 0.55;

/** What is written on it, wherever that is. */
export function looked(
  meant: Understood,
  before: Understood | undefined,
  question: Question,
): Reply | undefined {
  const text = meant.leans && before ? meant.plain : meant.text;
  const found = findPassages(text, 4);
  const isOneWord = stems(meant.own).length < 2;
  const like = meant.mentions.length > 0 ? 0 : (helpAskedLike(meant.own)[0]?.likeness ?? 0);
  const [best] = found.filter(({ item, share }) => item.kind === 'help' || (share > SURE && !isOneWord));
  const isThere =
    best !== undefined &&
    ((best.share > SURE && best.score > WHOLE) || (best.share >= ENOUGH.share && best.score >= ENOUGH.score));
  if (!isThere && like < LIKE) return undefined;
  const isHelp =
    best === undefined ||
    best.item.kind === 'help' ||
    like >= VERY_LIKE ||
    found.some(({ item, score }) => item.kind === 'help' && score > best.score * 0.8);
  if (best && !isHelp) return ofPassage(best.item, question);
  const id = likelyHelp(like >= LIKE ? meant.own : text);
  return id === undefined ? undefined : ofPassage(helpOf(id), question);
}
