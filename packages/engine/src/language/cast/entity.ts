import type { Span } from '../span.ts';

/** Somebody or something of a text, by every stretch that names it. All spans are its own words. */
export interface Entity {
  readonly id: number;
  /** Each noun phrase and pronoun that names it, in order; the first brings it in. */
  readonly named: Span[];
  /** The noun of the first of them. */
  readonly head: Span;
  /** What it is called, where that stands with a capital within its sentence. */
  name?: Span;
  /** How many, where that is said; "many" where nobody counted. */
  count?: number | 'many';
  /** The words that say how many. */
  counted?: Span;
  /** Of several that were brought in together, this is one: "one laughing", "the left twin". */
  partOf?: number;
  readonly traits: Span[];
  readonly wears: Span[];
  readonly holds: Span[];
  place?: FramePlace;
  /** It is somebody or something of the picture, or only what one of these has in hand. */
  readonly role: 'seen' | 'handled';
}

/** Where in the frame, as far as the words tell. */
export interface FramePlace extends Span {
  readonly side?: 'left' | 'right' | 'centre';
  readonly depth?: 'front' | 'back';
}
