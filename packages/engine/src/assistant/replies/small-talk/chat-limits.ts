import { figured } from '../../models/fact-sentences.ts';
import type { Question } from '../../question.ts';
import type { Reply } from '../../reply.ts';

/** What a message may be, and what it costs. */
export function chatLimits(text: string, { isSignedIn, figures }: Question): Reply | undefined {
  const has = (pattern: RegExp) => pattern.test(text);
  if (
    has(
      /\b(?:chat\w*|asking|talking|messages?|questions?)\b.{0,30}\b(?:cost|count|credits?|generations?)\b|\b(?:cost|count)\w*\b.{0,20}\b(?:ask|chat|talk)\w*\b/,
    ) ||
    has(
      /\b(?:how long|how many (?:characters|words)|max\w*|limit\w*)\b.{0,40}\b(?:message|ask you|question|chat|write to you)\b|\b(?:message|question|chat)s?\b.{0,20}\b(?:limit|length|long)\b|\bhow many (?:messages|questions)\b/,
    )
  )
    return {
      topic: 'chat-limits',
      lead: `A message to me has at most ${figured(figures.chatCharacters)} characters. Signed out you have ${figured(figures.guestMessages)} messages an hour; signed in there is no such count.`,
      more: 'Asking me never counts as a generation.',
      ...(isSignedIn
        ? {}
        : { buttons: [{ text: 'Sign In', type: 'primary' as const, action: 'sign-in' as const }] }),
    };
  return undefined;
}
