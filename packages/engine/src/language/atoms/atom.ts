import type { Span } from '../span.ts';

/**
 * A stretch whose form alone says what it is, whatever the words around it: found before anything else, and never
 * cut by what comes after.
 */
export interface Atom extends Span {
  readonly kind: AtomKind;
  /** What stands between the marks of a quote; the name behind a tag; a flag's value; a measure's figure. */
  readonly inner: Span;
  /** What stands in `inner`. */
  readonly words?: string;
  /** A flag's name, a measure's unit. */
  readonly name?: string;
}

export type AtomKind =
  | 'quote'
  | 'address'
  | 'email'
  | 'json'
  | 'markup'
  | 'mention'
  | 'hashtag'
  | 'colour'
  | 'flag'
  | 'timestamp'
  | 'clock'
  | 'ratio'
  | 'size'
  | 'stop'
  | 'shutter'
  | 'height'
  | 'decade'
  | 'measure'
  | 'weight'
  | 'label';
