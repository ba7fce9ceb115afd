import { referralLimits } from '@cuewright/contract';

export type Platform = (typeof referralLimits.platforms)[number];
type Elsewhere = Exclude<Platform, 'copy_link'>;

/** The last characters of the account's id, as the server makes it; of nobody without one. */
export function referralCode(userId: string | undefined): string {
  return userId?.slice(-referralLimits.codeLength).toUpperCase() ?? referralLimits.demoCode;
}

export function referralLink(origin: string, code: string): string {
  return `${origin}/?ref=${code}`;
}

const WORDS = `I write my prompts with Cuewright: say the shot once, and every generator gets its own copy. Join with my link and we both get credits:`;

/** The referral link text, as a message carries it. */
export function shareText(link: string): string {
  return `${WORDS} ${link}`;
}

export const platformNames = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  twitter: 'Twitter',
  facebook: 'Facebook',
} as const satisfies Record<Elsewhere, string>;

export const elsewhere = Object.keys(platformNames) as Elsewhere[];

/** Where each of them takes a message. */
export function shareAddress(platform: Elsewhere, link: string): string {
  const { address, query } = {
    whatsapp: { address: 'https://wa.me/', query: { text: shareText(link) } },
    telegram: { address: 'https://t.me/share/url', query: { url: link, text: WORDS } },
    twitter: { address: 'https://twitter.com/intent/tweet', query: { text: shareText(link) } },
    facebook: {
      address: 'https://www.facebook.com/sharer/sharer.php',
      query: { u: link, quote: shareText(link) },
    },
  }[platform];
  return `${address}?${new URLSearchParams(query)}`;
}
