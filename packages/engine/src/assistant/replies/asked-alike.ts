import type { Question } from '../question.ts';
import { areBystanders } from '../reading/bystanders.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { helpOf } from '../retrieval/collections.ts';
import { coversOwnThings } from '../retrieval/coverage.ts';
import { helpAskedLike } from '../retrieval/likely-help.ts';
import { ofPassage } from './of-passage.ts';

/** What it does not say itself, the question before it said. */
const POINTS_BACK = /\b(?:it|that|this|them|those|these)\b/;

/** The help that is asked for in nearly these words; how nearly, whoever asks decides. */
export function askedAlike(meant: Understood, question: Question, atLeast: number): Reply | undefined {
  if (meant.given !== undefined) return undefined;
  const isBeside = areBystanders(meant.mentions, meant.own);
  if (meant.mentions.length > 0 && !isBeside) return undefined;
  // "Inpainting or outpainting, which one is it" asks for a word.
  if (meant.terms.length > 1 && /\b(?:or|vs|versus|which|differ\w*)\b/.test(meant.own)) return undefined;
  const [best] = helpAskedLike(meant.leans && POINTS_BACK.test(meant.own) ? meant.text : withoutNames(meant));
  return best &&
    best.likeness >= (isBeside ? Math.min(atLeast, 0.5) : atLeast) &&
    (isBeside || coversOwnThings(best.id, meant.own))
    ? ofPassage(helpOf(best.id), question)
    : undefined;
}

function withoutNames({ own, mentions }: Understood): string {
  return mentions.reduce((text, { model }) => text.replace(model.name.toLowerCase(), ''), own);
}
