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

/** Kinds of what is seen and heard, and how. The others say what is to be done with words, or that nobody knows. */
export const pictured: ReadonlySet<Kind> = new Set([
  'figure',
  'action',
  'place',
  'time',
  'camera',
  'move',
  'light',
  'look',
  'mood',
  'sound',
]);

/**
 * Who says that it is this kind, the strongest first: the person's own mark; its form, as syntax or a label; two witnesses
 * that do not know of each other; or one of them. What takes away, moves, negates or quotes needs one of the first three.
 */
export const witnesses = ['marked', 'form', 'agreed', 'guess'] as const;
export type Witness = (typeof witnesses)[number];

interface Common extends Span {
  readonly id: number;
  readonly sure: Witness;
  /** Only its kind is told: none of its words is known to be written, set, asked or denied. */
  readonly isVague?: true;
  /** The statement it lies in: the words on a sign lie in the clause about the sign. */
  readonly within?: number;
}

/** The settings that a generator may have of its own, as the person named them. */
export type SettingKey =
  | 'ratio'
  | 'seconds'
  | 'resolution'
  | 'fps'
  | 'count'
  | 'loop'
  | 'seed'
  | 'steps'
  | 'guidance'
  | 'sampler'
  | 'strength'
  | 'flag'
  | 'other';

/** How far an absence reaches: the whole picture, one of several in it, or all but what follows. */
export type Reach = 'picture' | 'bound' | 'except' | 'only';

export type Said =
  | { readonly kind: Exclude<Kind, 'lettering' | 'line' | 'absence' | 'setting' | 'reference' | 'request'> }
  | { readonly kind: 'lettering'; readonly words: Span }
  | { readonly kind: 'line'; readonly words: Span; readonly speaker?: Span; readonly manner?: Span }
  | {
      readonly kind: 'absence';
      /** Each thing that must not be there, its whole noun phrase. */
      readonly things: readonly Span[];
      /** A bare noun, a wish ("don't show"), or something that is not done or so. */
      readonly form: 'noun' | 'wish' | 'predicate';
      readonly reach: Reach;
    }
  | { readonly kind: 'setting'; readonly key: SettingKey; readonly value: string }
  | { readonly kind: 'request'; readonly about: RequestTopic }
  | { readonly kind: 'reference'; readonly tag: Span };

/** What is said to the app: the order around a picture, what it is for, and what its speaker took back. */
export type RequestTopic = 'shell' | 'use' | 'rights' | 'quality' | 'talk' | 'correction';

/** A stretch of a text with one meaning. */
export type Statement = Common & Said;

/** Every character of a text belongs to exactly one leaf, and every leaf to one statement. */
export interface Leaf extends Span {
  readonly of: number;
  /** What it says; the words that only carry it ("please make me"); or the marks and spaces around it. */
  readonly role: 'core' | 'frame' | 'separator';
}
