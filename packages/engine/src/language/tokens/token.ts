import type { Atom } from '../atoms/atom.ts';
import type { Span } from '../span.ts';

/** A word, a number, a mark, or an atom whole. White space is what lies between them. */
export interface Token extends Span {
  readonly kind: 'word' | 'number' | 'mark' | 'atom';
  /** Small letters, straight apostrophes: what tables are asked for. */
  readonly word: string;
  /** It begins with a capital. */
  readonly isCapital: boolean;
  /** It is written in capitals, and has at least two letters. */
  readonly isShouted: boolean;
  readonly atom?: Atom;
}
