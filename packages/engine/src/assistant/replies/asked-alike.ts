import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { helpOf } from '../retrieval/collections.ts';
import { likeliest } from '../retrieval/phrases.ts';
import { ofPassage } from './of-passage.ts';

/** The help that is asked for in nearly these words; how nearly, whoever asks decides. */
export function askedAlike(meant: Understood, question: Question, atLeast: number): Reply | undefined {
  if (meant.mentions.length > 0 || meant.given !== undefined) return undefined;
  const [best] = likeliest(meant.own);
  return best && best.likeness >= atLeast ? ofPassage(helpOf(best.id), question) : undefined;
}
