import type { Question } from '../question.ts';
import { lastBlock } from '../reading/last-block.ts';
import { pointedAt } from '../reading/pointed-at.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { elseOf, exampleOf, leftToYou, reasonOf, wayTo } from './after-an-answer.ts';

const AGAIN =
  /^(?:please )?(?:(?:can|could) you )?(?:repeat|say)\b.{0,12}\b(?:that|it|again)\b|^again\b|^(?:what|pardon|sorry)\?$/;

const MORE =
  /^(?:please )?(?:(?:can|could) you )?(?:tell me more|more(?: details?| info\w*| about (?:it|that))?|go on|elaborate|explain (?:more|further|that|it))\b/;

const LESS =
  /\b(?:say|put|tell|make)\b.{0,10}\b(?:it|that)\b.{0,12}\b(?:short\w*|briefly|brief|simpl\w+)\b|^(?:shorter|briefly|in short|tl;?dr)\b/;

const WHY =
  /^(?:(?:but|and|so|ok(?:ay)?|hm+|oh|really),? )*(?:why|how come|why (?:so|though|is that|does that (?:help|work|matter)|would (?:i|that)(?: \w+){0,3}|not|that|should i)|what for|what(?:'s| is) the reason|for what reason|since when|says who|are you sure|is that (?:so|true)|really|how do you know(?: that)?)[?.! ]*$/;

const ELSE =
  /^(?:(?:and|but|ok(?:ay)?|so|cool|great),? )*(?:(?:is|are) there )?(?:what else(?: is there| do you have| can (?:i|you) \w+| have you got)?|(?:anything|something) else|(?:any )?(?:others?|other ones?|more|alternatives?)(?: (?:of (?:them|those|these)|like (?:that|this)))?|(?:show|give|tell|list)(?: me)? (?:the )?(?:more|rest|others?|all(?: of them)?)|the rest|which (?:others?|else)|what are the others?|(?:what|which) other ones?|(?:and )?the other \d+)[?.! ]*$/;

const THERE =
  /^(?:(?:and|ok(?:ay)?|so|great|cool|but|then),? )*(?:how (?:do|can|would|should|could) (?:i|we|you) (?:do|get|use|start|set|turn|change|find|make|open|reach|go)(?: to)? (?:that|it|this|there)|where (?:is|are|do i find|can i find|do i (?:do|see|get|click)) (?:that|it|this|those|them)|where(?: exactly)?|how(?: exactly)?|show me (?:how|where)|take me there|where do i (?:go|click))[?.! ]*$/;

const EXAMPLE =
  /^(?:(?:and|ok(?:ay)?|so|can you|could you|please|do you),? )*(?:(?:give|show|have|got|see)(?: me| us)?(?: an?| some| one| any)? examples?(?: (?:of|for) (?:it|that|this|one))?|for example|an? example|examples?|like what|such as)(?: please)?[?.! ]*$/;

const ANOTHER =
  /^(?:(?:no|not|but),? )*(?:not )?(?:that one|this one|the first|those)?[, ]*(?:another|a different|some ?other|something else|other)(?: one| ones)?[.!? ]*$/;

const DO_IT =
  /^(?:(?:ok(?:ay)?|yes|yeah|sure|please|then|just|great|so|and|now),? )*(?:(?:can|could|will|would) you )?(?:please )?(?:do|go|press|click|run|make) (?:it|that|so|ahead|this)(?: (?:for me|then|now|please))*[.!? ]*$/;

const ASKED =
  /\bwhat (?:did|was|have) i (?:just )?(?:ask|asked|say|said|write|wrote)\b|\bwhat was my (?:last|first|previous) (?:question|message)\b/;

/** The last answer once more: the same, with its reason, with more, or with less. */
export function saidAgain(
  { plain: text, given }: Understood,
  question: Question,
  replyTo: (question: Question) => Reply,
): Reply | undefined {
  if (given !== undefined || (LESS.test(text) && (lastBlock(question) || question.prompt))) return undefined;
  if (pointedAt(text, question)) return undefined;
  const asked = question.history.findLastIndex(({ isUser }) => isUser);
  const last = question.history[asked];
  const example = EXAMPLE.test(text) && last ? exampleOf(last.text, question) : undefined;
  if (example) return example;
  const said = question.history.findLast(({ isUser }) => !isUser)?.text;
  if (said !== undefined && THERE.test(text)) return wayTo(said, question);
  if (last && ASKED.test(text)) return { topic: 'asked', lead: `You asked: “${last.text}”` };
  if (!last || ![DO_IT, ANOTHER, AGAIN, MORE, LESS, WHY, ELSE].some((way) => way.test(text)))
    return undefined;
  const reply = replyTo({ ...question, message: last.text, history: question.history.slice(0, asked) });
  if (DO_IT.test(text))
    return reply.block || /^help:/.test(reply.topic) === false ? undefined : leftToYou(reply);
  const { dare, more = '', ...rest } = reply;
  if (WHY.test(text)) return reasonOf(reply);
  if (ELSE.test(text)) return elseOf(reply);
  if (ANOTHER.test(text)) return reply.topic === 'which-model' && reply.rest ? elseOf(reply) : undefined;
  if (LESS.test(text)) return { ...rest, lead: firstSentence(rest.lead) };
  return MORE.test(text) && dare ? { ...rest, more: `${more} You might ${dare}`.trim() } : reply;
}

function firstSentence(text: string): string {
  return /^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0] ?? text;
}
