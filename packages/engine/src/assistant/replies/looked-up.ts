import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import { stems } from '../reading/words.ts';
import type { Reply } from '../reply.ts';
import { findPassages } from '../retrieval/collections.ts';
import { ofPassage } from './of-passage.ts';

export const ENOUGH = { share: 0.42, score: 4.5 } as const;

/** A word or a tip is found for nearly all that was asked, or it is not what was asked. */
const SURE = 0.75;

const WHOLE = 2.5;

export function looked(
  meant: Understood,
  before: Understood | undefined,
  question: Question,
): Reply | undefined {
  const own = findPassages(meant.leans && before ? meant.plain : meant.text, 4);
  const asked = stems(meant.own).length;
  const isOneWord = asked < 2;
  // Of two words, both have to be there.
  const share = asked < 3 ? SURE : ENOUGH.share;
  const [best] = own.filter(({ item, share: had }) => item.kind === 'help' || (had > SURE && !isOneWord));
  const isWhole = best !== undefined && best.share > SURE && best.score > WHOLE;
  if (!best || (!isWhole && (best.share < share || best.score < ENOUGH.score))) return undefined;
  const found =
    best.item.kind === 'help'
      ? best
      : (own.find(({ item, score }) => item.kind === 'help' && score > best.score * 0.8) ?? best);
  return ofPassage(found.item, question);
}
