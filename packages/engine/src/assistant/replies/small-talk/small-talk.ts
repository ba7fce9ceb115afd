import type { Question } from '../../question.ts';
import { isOrder } from '../../reading/orders.ts';
import type { Reply } from '../../reply.ts';
import { aboutAira } from './about-aira.ts';
import { chatLimits } from './chat-limits.ts';
import { courtesies } from './courtesies.ts';
import { elsewhere } from './elsewhere.ts';
import { senses } from './senses.ts';

/** What is said to be friendly or of Aira herself, and what tries to be an order. */
export function smallTalk(text: string, question: Question): Reply | undefined {
  if (isOrder(text))
    return {
      topic: 'no-orders',
      lead: 'What is written to me is a question to answer, never an order to follow: I have no hidden instructions and no keys, and I cannot see or change anybody’s account, plan or count.',
      more: 'Ask me about a shot, a generator or this product and I am all yours.',
    };
  return (
    senses(text) ??
    courtesies(text, question) ??
    aboutAira(text, question) ??
    chatLimits(text, question) ??
    elsewhere(text, question)
  );
}
