import { clauseAround } from '../language/clauses/clause-around.ts';
import type { Edit, Span } from './check.ts';

/** Takes a stretch out, with the comma or the spaces that would be left standing. */
export function cutOut(text: string, { start, end }: Span): Edit {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const led = /(?:[,;]\s*|\s+)$/.exec(before)?.[0].length ?? 0;
  const trailed = /^\s*[,;]\s*/.exec(after)?.[0].length ?? 0;
  const opens = before.trim() === '' || /[.!?]\s*$/.test(before);
  if (opens) {
    const gap = trailed > 0 ? trailed : (/^\s*[.!?]?\s*/.exec(after)?.[0].length ?? 0);
    const next = text.charAt(end + gap);
    return { start, end: end + gap + (next === '' ? 0 : 1), text: next.toUpperCase() };
  }
  return { start: start - led, end, text: '' };
}

/** A stretch with its clause where the clause holds little else. */
export function smallClause(text: string, span: Span, most = 4): Span | undefined {
  const clause = clauseAround(text, span);
  const others = `${text.slice(clause.start, span.start)} ${text.slice(span.end, clause.end)}`;
  return others.split(/\s+/).filter((word) => word !== '').length <= most ? clause : undefined;
}
