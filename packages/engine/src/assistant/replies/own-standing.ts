import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { standingReply } from './standing-reply.ts';

export function ownStanding(meant: Understood, question: Question): Reply | undefined {
  const { plain: text } = meant;
  const isOwn =
    /\bhow (?:many|much)\b.{0,40}\b(?:left|remaining|remain|do i (?:still )?have|have i (?:got|used|left|made|spent)|did i)\b|\b(?:my|have i|did i)\b.{0,20}\b(?:usage|used|remaining|balance|quota|allowance|credits)\b|\bmy (?:daily )?(?:limit|count|usage|standing)\b|\bam i (?:out|on|premium|pro|paying|a (?:pro|premium|free|paying))\b|\b(?:what|which) (?:plan|subscription|tier) (?:am i|do i have|have i)\b|\bwhat(?:'s| is) my (?:current )?plan\b|\bdo i have (?:any )?(?:\w+ )?(?:left|credits|pro|premium)\b|\bwhat(?:'s| is) left\b|\b(?:have i|do i have|is there|are there|got)\b.{0,12}\b(?:anything|any|some|something|more|one)\b.{0,14}\bleft\b|\bcan i still (?:generate|make)\b|\b(?:more|another|\d+)\b.{0,24}\b(?:shots?|prompts?|generations?|scenes|ideas)\b.{0,40}\b(?:enough|suffice|make it|get through|last me|run out)\b|\benough\b.{0,24}\b(?:\d+|more|another|left)\b.{0,16}\b(?:shots?|prompts?|generations?|scenes|ideas)\b/.test(
      text,
    );
  const isOfPrompts =
    /\b(?:prompts?|generations?|shots?|scenes|ideas|credits?|left|remaining|limit|usage|used|quota|allowance|pro|premium|count|plan|balance|today|generate)\b/.test(
      text,
    );
  const isHow =
    /\bwhen\b|\bhow (?:long|soon)\b|\bwhat time\b|\breset|\bhow (?:do|can|could) i (?:get|earn|buy)\b|\bexpire|\bdelet|\bcount(?:s|ed)? (?:against|towards?|to)\b|\bchat|\bmessages?\b|\bwhat is an?\b|\bfree each day\b|\bstill be there\b|\blose\b|\bgo (?:bad|away|stale)\b|\bif i (?:do not|don't)\b|\bkeep\b/.test(
      text,
    );
  const isBare =
    /^(?:how (?:many|much) )?used (?:so far|today|up)[?.! ]*$|\bhow many (?:prompts|generations) (?:i|have i) (?:have |already )*(?:used|made|spent)\b|\bmy total\b.{0,12}\btoday\b|\bhow many of my (?:prompts|generations)\b.{0,20}\b(?:gone|used|left|spent)\b|\bhow many (?:of (?:them|those|these) )?(?:have|did) i (?:already )?(?:use|used|spend|spent)\b/.test(
      text,
    );
  return ((isOwn && isOfPrompts) || isBare) && !isHow ? standingReply(question) : undefined;
}
