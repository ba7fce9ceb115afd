import type { Span } from '../span.ts';

const ARTICLE = /(\p{L}+)?[,\s]*\b(?:a|the|his|her|their|one|another)\s+$/iu;
const LEADS = new Set('with on in into by then to and start begin end finish do slow is use'.split(' '));

/** "The pan left on the flame", "a pan right next to it": a pan, unless something leads up to a move: "start with a pan left". */
export function isPanOnStove(text: string, { from, to }: Span): boolean {
  const named = ARTICLE.exec(text.slice(Math.max(0, from - 30), from));
  if (!named || !/^pans?\b/i.test(text.slice(from, to))) return false;
  const [, lead = ''] = named;
  return from > 0 && lead !== '' && !LEADS.has(lead.toLowerCase());
}
