import type { Question } from '../question.ts';
import { lastBlock } from './last-block.ts';
import type { Understood } from './understood.ts';

/** "Same thing but for Pika", "a Kling version please": with a prompt in front, that one for another generator. */
const SAME =
  /^(?:(?:and|ok(?:ay)?|now|then|so|please|great|cool|nice),? )*(?:(?:can|could|may) (?:i|you|we) )?(?:(?:do|get|have|give|make|show|see|want|need|try|i'd like)(?: me| us)? )?(?:the |this |that |it )?(?:exact )?(?:same|that|this|it|again)\b.{0,24}\b(?:for|in|to|into|as|on|with)\b|^(?:(?:and|ok(?:ay)?|now|then|please),? )*(?:(?:can|could) i (?:get|have|see) |give me |make |do )?(?:an? |the )?[\w. -]{2,25} version(?: (?:of (?:it|this|that)|please))*[.!?]*$/;

/** "Now for Flux": with a prompt on the screen and nothing asked before. */
const ONLY_FOR = /^(?:(?:and|now|ok(?:ay)?|then|so|please),? )*(?:for|in|to|as|make it) [\w. -]{2,25}[.!?]*$/;

/** Whether the prompt in front is wanted for another generator, and nothing else. */
export function asksSameFor(
  { own, mentions, attributes: asked, isComparing }: Understood,
  question: Question,
) {
  return (
    mentions.length > 0 &&
    !isComparing &&
    (SAME.test(own) || (ONLY_FOR.test(own) && question.history.length === 0)) &&
    !/\b(?:latest|newest|current|which|what|how|costs?|price)\b/.test(own) &&
    asked.every(({ id }) => id === 'versions' || id === 'input') &&
    (Boolean(question.prompt?.text.trim()) || lastBlock(question) !== undefined)
  );
}
