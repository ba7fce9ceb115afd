import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { helpOf } from '../retrieval/collections.ts';
import { ofPassage } from './of-passage.ts';

const FREE =
  /\b(?:anything|something|nothing|what(?:'s| is)|any|a) (?:(?:there|for) )?free\b|\bfor free\b|\bwithout paying\b/;
const OF_PLANS = /\b(?:lifetime|monthly|yearly|pro|premium|plans?|subscription)\b/;
const ELSE = /\b(?:models?|generators?|videos?|images?|lessons?|trials?|coupons?|discounts?|refunds?)\b/;

/** Who finds a plan too expensive asks for what there is without one, and for no generator. */
export function freeInstead({ own, mentions }: Understood, question: Question): Reply | undefined {
  const last = question.history.findLast(({ isUser }) => isUser)?.text.toLowerCase() ?? '';
  if (mentions.length > 0 || !FREE.test(own) || own.split(' ').length > 10 || !OF_PLANS.test(last))
    return undefined;
  if (OF_PLANS.test(own) || ELSE.test(own)) return undefined;
  const { lead, ...allowance } = ofPassage(helpOf('allowance'), question);
  return { ...allowance, lead: `Yes. ${lead} Sharing adds ${question.figures.sharing} credits, once a day.` };
}
