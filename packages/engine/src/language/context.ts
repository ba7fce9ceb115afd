import type { Language } from './tokens/language.ts';
import type { Token } from './tokens/token.ts';
import type { Unit } from './units/unit.ts';

/** A text as the finders see it. */
export interface Context {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly units: readonly Unit[];
  /** Of each sentence. */
  readonly languages: readonly Language[];
  /** It is for a clip, which has sound and length; otherwise for a still. */
  readonly isClip: boolean;
}
