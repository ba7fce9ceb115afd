import { counted, plural } from '../../text/plural.ts';
import { fillFigures } from '../fill-figures.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** Where the person stands today, from their own count. */
export function standingReply(question: Question): Reply {
  const { standing, figures, isSignedIn } = question;
  const plans = { text: 'See the plans', type: 'other' as const, url: '/?step=payment' };
  if (!isSignedIn || !standing)
    return {
      topic: 'usage',
      lead: fillFigures(
        isSignedIn
          ? 'I cannot see your count just now. The day gives {allowance} prompts; the meter above each step shows what is left.'
          : 'You are signed out, so I cannot see a count of yours. Guests can try {guest} shots a day on the start page; signed in it is {allowance} prompts a day.',
        figures,
      ),
      ...(isSignedIn
        ? {}
        : { buttons: [{ text: 'Sign In', type: 'primary' as const, action: 'sign-in' as const }] }),
    };
  const plan = /\b(?:plan|subscription|pro|premium|free|tier)\b/i.test(question.message)
    ? 'You are on **Free**. '
    : '';
  const { used, remaining, credits, allowance, isPremium, resetsAt } = standing;
  const time = `${resetsAt.slice(11, 16)} UTC`;
  if (isPremium)
    return {
      topic: 'usage',
      lead: `You have Pro, so there is no daily count. Today you have generated ${used} ${plural(used, 'prompt')} that counted.`,
      more:
        credits > 0
          ? `Your ${counted(credits, 'credit')} ${plural(credits, 'stays', 'stay')} for later; ${plural(credits, 'it does', 'they do')} not expire.`
          : '',
    };
  return {
    topic: 'usage',
    lead: `${plan}You have **${remaining} left** today: ${used} of ${allowance} used${credits > 0 ? `, and ${credits} ${plural(credits, 'credit')} beside that` : ', and no credits'}. The count begins anew at ${time}.`,
    more:
      remaining === 0
        ? `Sharing gives ${figures.sharing} credits, once a day.`
        : 'Credits are spent only after the day’s allowance, and never expire.',
    buttons:
      remaining <= 2 ? [{ text: 'Share for credits', type: 'primary', action: 'share' }, plans] : [plans],
  };
}
