import type { Beat } from '../beats/beat.ts';
import type { Entity } from '../cast/entity.ts';
import type { Move } from '../moves/move.ts';
import type { Span } from '../span.ts';
import type { Statement } from '../statement.ts';

type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

/** What a reading shows: who, what they do in order, and what the other statements are about. Spans are of its text. */
export interface Scene {
  readonly cast: readonly Entity[];
  readonly beats: readonly Beat[];
  readonly moves: readonly Move[];
  readonly lettering: readonly Lettering[];
  readonly lines: readonly SpokenLine[];
  readonly sounds: readonly Sound[];
  readonly absences: readonly Absence[];
  readonly settings: readonly Of<'setting'>[];
  readonly requests: readonly Of<'request'>[];
  readonly references: readonly Of<'reference'>[];
  readonly rest: readonly Statement[];
  /** Whom each statement is about, by its id, where its form makes that sure. */
  readonly about: readonly (readonly number[])[];
}

/** Words that are drawn in the picture. */
export interface Lettering {
  readonly of: number;
  readonly words: Span;
  /** What carries them: "a sign". */
  readonly surface?: Span;
  /** Who of the cast that is. */
  readonly on?: number;
  /** Where they stand: "above the door". */
  readonly place?: Span;
  /** How they are written: "in red neon". */
  readonly hand?: Span;
}

export interface SpokenLine {
  readonly of: number;
  readonly words: Span;
  readonly speaker?: Span;
  /** Who of the cast that is. */
  readonly who?: number;
  /** "Quietly", "dry". */
  readonly manner?: Span;
}

export interface Sound extends Span {
  readonly of: number;
  /** What makes it: "a kettle". */
  readonly source?: Span;
  readonly from: number;
  /** Who of the cast that is. */
  readonly by?: number;
}

export interface Absence {
  readonly of: number;
  readonly things: readonly Span[];
  readonly form: Of<'absence'>['form'];
  readonly reach: Of<'absence'>['reach'];
  /** Of one of several: whose it is. */
  readonly whose?: number;
}
