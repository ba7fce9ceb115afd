import { helpFor, isComplaint } from '../models/symptoms.ts';
import type { Question } from '../question.ts';
import { COMPLAINT, OF_PRODUCT } from '../reading/complaint.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { helpOf } from '../retrieval/collections.ts';
import { ofPassage } from './of-passage.ts';

/** What goes wrong for many has help of its own, also with no prompt in front. */
export function complaintInGeneral({ own, mentions }: Understood, question: Question): Reply | undefined {
  if (mentions.length > 0 || OF_PRODUCT.test(own) || !(COMPLAINT.test(own) || isComplaint(own)))
    return undefined;
  const id = helpFor(own);
  return id === undefined ? undefined : ofPassage(helpOf(id), question);
}
