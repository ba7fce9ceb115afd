import type { Kind } from './statement.ts';
import type { Term } from './terms/term.ts';
import type { Language } from './tokens/language.ts';
import type { Token } from './tokens/token.ts';
import type { Unit } from './units/unit.ts';

/** A text as the finders see it. */
export interface Context {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly units: readonly Unit[];
  /** Wordings and figures of the trade, in their order. */
  readonly terms: readonly Term[];
  /** Of each sentence. */
  readonly languages: readonly Language[];
  /** It is for a clip, which has sound and length; otherwise for a still. */
  readonly isClip: boolean;
  /** What the box asks for that it stands in. */
  readonly asks?: Kind;
}
