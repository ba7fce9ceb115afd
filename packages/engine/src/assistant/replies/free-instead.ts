import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { helpOf } from '../retrieval/collections.ts';
import { ofPassage } from './of-passage.ts';

const FREE =
  /\b(?:anything|something|nothing|what(?:'s| is)|any|a) (?:(?:there|for) )?free\b|\bfor (?:free|nothing)\b|\bwithout paying\b/;
const OF_PLANS = /\b(?:lifetime|monthly|yearly|pro|premium|plans?|subscription)\b/;

/** Who finds a plan too expensive asks for what there is without one, and for no generator. */
export function freeInstead({ own, mentions }: Understood, question: Question): Reply | undefined {
  const last = question.history.findLast(({ isUser }) => isUser)?.text.toLowerCase() ?? '';
  if (mentions.length > 0 || !FREE.test(own) || own.split(' ').length > 10 || !OF_PLANS.test(last))
    return undefined;
  if (/\b(?:models?|generators?|videos?|images?|lessons?)\b/.test(own)) return undefined;
  const { lead, ...allowance } = ofPassage(helpOf('allowance'), question);
  return { ...allowance, lead: `Yes. ${lead} Sharing adds ${question.figures.sharing} credits, once a day.` };
}
