import { counted, plural } from '../text/plural.ts';
import { fillFigures } from './fill-figures.ts';
import type { Question } from './question.ts';
import type { Reply } from './reply.ts';
import { longestOf, root, wordsOf } from './said/words.ts';

const OWN =
  'do i have left, are left, have i left, have i got left, how many left, how much left, prompts left, credits left, left today, left for today, have i used, did i use, i have used, my balance, my usage, my remaining, remaining prompts, prompts remaining, my credits, how many credits do i have, what plan am i on, which plan am i on, what plan do i have, whats my plan, what is my plan, my current plan, am i premium, am i on pro, am i pro, am i on free, am i a pro, do i have pro, do i have credits, do i still have, do i have any, my count, have i made, did i make, have i generated, i have made, i made today, anything left, of my prompts are gone, be enough, is it enough, used so far, how many prompts do i have, how many generations do i have, how many do i have, can i still generate, can i still make, am i out';
const NOT =
  'expire, still be there, carry over, yesterday, reset, how do i get, how can i get, earn, buy, delete, work, does, lose, if i';

/** Where the person stands today, from their own count; nothing where that is not asked. */
export function standingReply(question: Question): Reply | undefined {
  const roots = wordsOf(question.message).map(root);
  if (longestOf(roots, OWN) === 0 || longestOf(roots, NOT) > 0) return undefined;
  const { standing, figures, isSignedIn } = question;
  if (!isSignedIn || !standing)
    return {
      topic: 'usage',
      lead: fillFigures(
        isSignedIn
          ? 'I can’t see your count right now. You get {allowance} prompts a day; the meter above each step shows what’s left.'
          : 'You’re signed out, so I can’t see a count of yours. Guests can try {guest} shots a day on the start page; signed in it’s {allowance} prompts a day.',
        figures,
      ),
      ...(!isSignedIn && {
        buttons: [{ text: 'Sign In', type: 'primary' as const, action: 'sign-in' as const }],
      }),
    };
  const { used, remaining, credits, allowance, isPremium, resetsAt } = standing;
  if (isPremium)
    return {
      topic: 'usage',
      lead: `You have Pro, so there’s no daily count. Today you’ve generated ${used} ${plural(used, 'prompt')}.`,
      ...(credits > 0 && {
        more: `Your ${counted(credits, 'credit')} ${plural(credits, 'stays', 'stay')} for later and ${plural(credits, 'doesn’t', 'don’t')} expire.`,
      }),
    };
  const plan =
    longestOf(roots, 'plan, subscription, pro, premium, free, tier') > 0 ? 'You’re on **Free**. ' : '';
  const plans = { text: 'See the plans', type: 'other' as const, url: '/?step=payment' };
  return {
    topic: 'usage',
    lead: `${plan}You have **${remaining} left** today: ${used} of ${allowance} used, and ${credits === 0 ? 'no credits' : counted(credits, 'credit')}. The count resets at ${resetsAt.slice(11, 16)} UTC.`,
    more:
      remaining === 0
        ? `Sharing gives ${figures.sharing} credits, once a day.`
        : 'Credits are used only after the day’s allowance, and never expire.',
    buttons:
      remaining <= 2 ? [{ text: 'Share for credits', type: 'primary', action: 'share' }, plans] : [plans],
  };
}
