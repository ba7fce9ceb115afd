import { referralLimits, usageLimits } from '@cuewright/contract';
import type { ShareOccasion } from '../../lib/share.ts';

const { sharing, friend, bringing } = referralLimits;

const once = `Share once a day and get ${sharing} credits. They are spent after the day’s own prompts and never expire.`;

/** What the dialog is called and begins with, by what it was opened for. */
export const occasions: Record<ShareOccasion, { title: string; lead: string }> = {
  share: { title: `Share for +${sharing}`, lead: once },
  limit: {
    title: 'Today’s prompts are used up',
    lead: `That was prompt ${usageLimits.allowance} of today. ${once}`,
  },
  thanks: {
    title: 'Thank you for reading pictures with us',
    lead: `If Image to Prompt serves you, tell somebody who could use it. ${once}`,
  },
  friends: {
    title: 'Earn Free Credits',
    lead: `Bring a friend: you get ${bringing} credits, they get ${friend}. Yours come with the first prompt they make.`,
  },
};

/** The other event's reward, so that nobody takes one for the other. */
export function otherWay(occasion: ShareOccasion): string {
  return occasion === 'friends'
    ? `Sharing by itself brings ${sharing} credits, once a day.`
    : `When a friend joins with your link they get ${friend}, and you get ${bringing} once they make their first prompt.`;
}
