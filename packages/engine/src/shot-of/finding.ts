import type { TermField } from '../language/terms/term.ts';

/** The fields of a shot that are read from free text. */
export type FindingField =
  | TermField
  | 'subject.action'
  | 'palette'
  | 'audio.dialogue'
  | 'negative'
  | 'duration'
  | 'ratio';

/** What was read, and where it stands in the text. A negated finding sets nothing. */
export interface Finding {
  readonly field: FindingField;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly negated?: true;
}
