import type { Model, ModelId } from '../catalogue/index.ts';
import type { Mode, Part, Ratio } from '../shot/shot.ts';
import type { RuleId } from './rules/index.ts';

/** `error`: refused or cut off. `warning`: it backfires or contradicts itself. `hint`: it could be better. */
export type Severity = 'error' | 'warning' | 'hint';

export interface Span {
  start: number;
  end: number;
}

/** What one rule has to say of one place. */
export interface Check {
  rule: RuleId;
  severity: Severity;
  /** Where it stands; nothing when it is about the whole. */
  span?: Span;
  /** What is the matter. */
  says: string;
  /** Why it matters, for this generator where one is chosen. */
  because: string;
  fix?: Fix;
}

/** What one tap does. What is not in the text, the settings, is for whoever holds them. */
export interface Fix {
  /** On its button. */
  label: string;
  edits: readonly Edit[];
  /** Things to leave out, for the field that takes them. */
  negative?: readonly string[];
  duration?: number;
  ratio?: Ratio;
  model?: ModelId;
}

export interface Edit extends Span {
  text: string;
}

export interface ToCheck {
  text: string;
  mode: Mode;
  model?: Model | undefined;
  /** A picture to begin from is there. */
  hasStartImage?: boolean;
  /** The length that is set, where there is a box for it. */
  duration?: number | undefined;
  /** Words that stay as they are: what would take them away is no fix. */
  locked?: readonly string[];
  /** Stretches that are not the person's: the wording the specification mandates. */
  skips?: readonly Span[];
  /** What is known to be said of a part, because it was written in its box. */
  parts?: readonly (Span & { part: Part })[];
}
