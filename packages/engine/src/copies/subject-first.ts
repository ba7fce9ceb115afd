import type { Reading } from '../language/reading.ts';
import { sentences } from '../language/sentences.ts';
import { isWithin } from '../language/span.ts';
import type { Kind, Statement } from '../language/statement.ts';

/**
 * Sentences in front of everybody that are made of wordings of the trade and say only how it is seen or lit. Where what
 * stands first counts most, they go behind.
 */
export function leadingView(reading: Reading): Statement[] {
  const parts = sentences(reading);
  const first = parts.findIndex((sentence) => !sentence.every((one) => isView(reading, one)));
  return first > 0 ? parts.slice(0, first).flat() : [];
}

const VIEW: ReadonlySet<Kind> = new Set(['camera', 'light', 'look', 'mood']);
const LINKS = /\b(?:at|on|an?|the|with|of|in|and|shot|taken|lens)\b/gi;

/** Wordings of the trade, and nothing else. */
export function isView({ text, terms }: Reading, one: Statement): boolean {
  if (!VIEW.has(one.kind) || one.sure === 'guess') return false;
  const rest = terms
    .filter((term) => isWithin(term, one))
    .reduceRight(
      (left, { from, to }) => left.slice(0, from - one.from) + left.slice(to - one.from),
      text.slice(one.from, one.to),
    );
  return !/[\p{L}\p{N}]/u.test(rest.replace(LINKS, ''));
}
