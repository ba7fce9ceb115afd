import { stepIds } from '@cuewright/contract';

const LINK = /!?\[([^\]\n]*)\]\(([^)\s]*)[^)]*\)/g;
const ADDRESS = /<?\b(?:https?:\/\/|www\.)[^\s<>)\]]+>?/gi;
const OPEN_END = /(?:!?\[[^\]\n]{0,200}(?:\](?:\([^)\n]{0,300})?)?|(?:https?:|www\.)\S*|<\S*|\S+)$/i;
const PAGES: ReadonlySet<string> = new Set(['/privacy', '/terms', '/contact', '/api/docs']);

/** A text with no way out of the product: a link elsewhere is its words, a bare address is gone. */
export function onlyOurLinks(text: string): string {
  return text
    .replace(LINK, (link, words: string, url: string) =>
      isOurs(url) && !link.startsWith('!') ? link : words,
    )
    .replace(ADDRESS, '');
}

/** Whether it leads to a page or a step of ours. */
export function isOurs(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('\\')) return false;
  const { pathname, searchParams } = new URL(url, 'http://here.invalid');
  if (PAGES.has(pathname)) return true;
  const step = searchParams.get('step');
  return pathname === '/' && (step === null || stepIds.some((id) => id === step));
}

/** How much of a text on its way may be shown: what could still become a link waits for the rest of it. */
export function settledLength(text: string): number {
  const end = OPEN_END.exec(text.slice(-520));
  return end ? text.length - end[0].length : text.length;
}
