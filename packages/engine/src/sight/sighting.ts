import type { Region } from '../picture/focus/focus.ts';

/** The field of an analysis that a sighting speaks to. */
export type SightingPart = 'subject' | 'environment' | 'lighting' | 'style';

export type SightingKind =
  | 'person'
  | 'crowd'
  | 'thing'
  | 'pose'
  | 'facing'
  | 'eyes'
  | 'expression'
  | 'arrangement'
  | 'lettering'
  | 'shot-size'
  | 'camera-height'
  | 'placement'
  | 'headroom'
  | 'lead-room'
  | 'depth'
  | 'key-light'
  | 'backlight';

/** One thing that is seen in a picture, in words, with how sure that is and what it was told by. */
export interface Sighting {
  id: string;
  kind: SightingKind;
  part: SightingPart;
  /** As it goes into a prompt. */
  says: string;
  /** More than one of them: "dogs". */
  many?: string | undefined;
  /** What it might be instead, in the same words. */
  rather?: string | undefined;
  /** Per cent. */
  percent: number;
  /** Said without asking. What is not sure is a question, and no word of a prompt. */
  isSure: boolean;
  box?: Region | undefined;
  /** What it was told by; what is sure has at least two. */
  because: string[];
}

/** What somebody made of a sighting: it is so, it is not, or it is something else in their words. */
export type Verdict = { kind: 'kept' } | { kind: 'dropped' } | { kind: 'said'; words: string };

export type Verdicts = Readonly<Record<string, Verdict>>;

/** Whether a sighting stands: what a person says of it goes before how sure it looks. */
export function stands(sighting: Sighting, verdict: Verdict | undefined): boolean {
  return verdict ? verdict.kind !== 'dropped' : sighting.isSure;
}
