import type { Span } from '../span.ts';
import { findAtoms } from './find-atoms.ts';

/** What stands between quotes, with its marks, and the words alone. */
export interface Quote extends Span {
  readonly words: string;
}

export function quotesIn(text: string): Quote[] {
  return findAtoms(text).flatMap(({ kind, from, to, inner }) =>
    kind === 'quote' ? [{ from, to, words: text.slice(inner.from, inner.to).trim() }] : [],
  );
}
