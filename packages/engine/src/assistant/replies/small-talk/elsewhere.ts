import type { Question } from '../../question.ts';
import { goTo, type Reply } from '../../reply.ts';

/** What lies outside of all that is written here. */
export function elsewhere(text: string, { history }: Question): Reply | undefined {
  const has = (pattern: RegExp) => pattern.test(text);
  if (
    has(
      /\b(?:meaning of life|what time is it|today'?s date|what day is|football|president|stock price|news|recipe|capital of|joke|poem|horoscope|bitcoin|election|homework|python|javascript|sql|medical|lawyer|cover letter|essay|resume|tweet|song lyrics|blog post|email to my|restaurant|hotel|flight)\b/,
    ) &&
    !has(/\b(?:prompt|shot|scene|light|model)\b/)
  )
    return {
      topic: 'off-topic',
      lead: 'That is outside what I know: prompts, pictures, generators and this product.',
      more: history.length === 0 ? 'Ask me about a shot instead.' : '',
      buttons: [goTo('Choose a method', '/?step=method')],
    };
  return undefined;
}
