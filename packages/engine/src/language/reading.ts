import type { Span } from './span.ts';
import type { Leaf, Statement } from './statement.ts';
import type { Language } from './tokens/language.ts';

/** What a text says, stretch by stretch. Its leaves tile it. */
export interface Reading {
  /** What was given, cleaned; every span counts its UTF-16 units. */
  readonly text: string;
  readonly language: Language;
  /** It is for a clip, in which words can be spoken. */
  readonly isClip: boolean;
  readonly statements: readonly Statement[];
  readonly leaves: readonly Leaf[];
  /** Where data was pasted, whose brackets are no words of anybody. */
  readonly data: readonly Span[];
}
