import type { Span } from './span.ts';

/** What a stretch of a text is about. */
export const kinds = [
  'figure',
  'action',
  'place',
  'time',
  'camera',
  'move',
  'light',
  'look',
  'mood',
  'lettering',
  'line',
  'sound',
  'absence',
  'setting',
  'request',
  'reference',
  'rest',
] as const;
export type Kind = (typeof kinds)[number];

/**
 * Who says that it is this kind, the strongest first: the person's own mark; its form, as syntax or a label; two witnesses who do
 * not know of each other; or one of them. What takes away, moves or negates needs one of the first three.
 */
export const witnesses = ['marked', 'form', 'agreed', 'guess'] as const;
export type Witness = (typeof witnesses)[number];

/** A stretch of a text with one meaning. Statements nest: the words on a sign lie in the clause about the sign. */
export interface Statement extends Span {
  readonly id: number;
  readonly kind: Kind;
  readonly sure: Witness;
  /** The statement it lies in. */
  readonly within?: number;
}

/** Every character of a text belongs to exactly one leaf, and every leaf to one statement. */
export interface Leaf extends Span {
  readonly of: number;
  readonly role: 'core' | 'frame' | 'separator';
}

export interface Reading {
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly leaves: readonly Leaf[];
}
