import type { Span } from '../span.ts';

const REASON =
  /^\s*[,;–—-]?\s*(?:please[,\s]*)?(?:because|since|which|unless|except|apart from|other than|as (?:it|they|that|this))\b/i;
const BACK = /^\s*[,;–—-]\s*(?:it|they|that|this|these|those|it['’]s|they['’]re|that['’]s)\b/i;

/** "No logo at the end, they put that in themselves": what follows says something of it, and would hang in the air without it. */
export function isLeantOn(text: string, { from, to }: Span): boolean {
  const behind = text.slice(to, to + 40);
  const opens = /(?:^|[.!?…\n])\s*$/.test(text.slice(Math.max(0, from - 20), from));
  return REASON.test(behind) || (opens && BACK.test(behind));
}
