import type { Mark } from './marks/mark.ts';
import type { Span } from './span.ts';
import type { Leaf, Statement } from './statement.ts';
import type { Term } from './terms/term.ts';
import type { Language } from './tokens/language.ts';
import type { Token } from './tokens/token.ts';
import type { Unit } from './units/unit.ts';

/** What a text says, stretch by stretch. Its leaves tile it. */
export interface Reading {
  /** What was given, cleaned; every span counts its UTF-16 units. */
  readonly text: string;
  readonly language: Language;
  readonly tokens: readonly Token[];
  /** Its clauses and items of lists. */
  readonly units: readonly Unit[];
  /** Of each sentence. */
  readonly languages: readonly Language[];
  /** It is for a clip, in which words can be spoken. */
  readonly isClip: boolean;
  readonly statements: readonly Statement[];
  readonly leaves: readonly Leaf[];
  /** Wordings and figures of the trade in it, in their order, whatever is said of them. */
  readonly terms: readonly Term[];
  /** Where data was pasted, whose brackets are no words of anybody. */
  readonly data: readonly Span[];
  /** What a model says of its stretches, where one was asked. */
  readonly told?: readonly Mark[];
}
