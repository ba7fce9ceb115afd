import type { Atom } from '../atoms/atom.ts';
import type { Span } from '../span.ts';

/** A word, a mark, or an atom. White space is what lies between them. */
export interface Token extends Span {
  readonly kind: 'word' | 'number' | 'mark' | 'atom';
  /** Lower case, straight apostrophes: what tables are asked for. */
  readonly word: string;
  readonly atom?: Atom;
}
