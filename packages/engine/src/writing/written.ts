import type { Part } from '../shot/shot.ts';

/**
 * A stretch of a prompt and the part it came from. The stretches of a text put together are the text, byte for byte.
 * `spec-suffix` is wording that the specification mandates, which no check comments on.
 */
export interface Segment {
  text: string;
  part: Part | 'spec-suffix';
  /** Nobody said it: the method put it there. */
  added?: true;
}

/** What a generator cannot be told, and why. Words for it are made in the screen. */
export interface Dropped {
  /** Where it stands in the shot: `camera.iso`, `audio.dialogue`. */
  field: string;
  value: string;
  /** What is set in its place, because it comes nearest. */
  instead?: string;
  reason:
    | 'no-text-input'
    | 'no-negative'
    | 'no-audio'
    | 'no-movement'
    | 'one-move'
    | 'one-stop'
    | 'no-start-image'
    | 'no-references'
    | 'ratio-not-offered'
    | 'duration-not-offered'
    | 'start-image'
    | 'no-weights'
    | 'no-setting'
    | 'no-pixels'
    | 'out-of-range'
    | 'length-limit'
    | 'asked-of-the-app'
    | 'taken-back'
    | 'other-syntax'
    | 'other-language'
    | 'said-instead'
    | 'conflicts'
    | 'not-understood';
}

/** What only the person can settle. */
export interface Open {
  /** The field of a shot that it is about. */
  part: string;
  question: string;
  choices: string[];
  /** What its guide wants and nobody has said, in a word: a choice is put into the text as it stands. */
  point?: string;
  /** The whole text as each choice leaves it; nothing where it has to be worded anew. */
  outcomes?: readonly (string | undefined)[];
}

export interface Written {
  text: string;
  negative?: string;
  /** Settings that are not prose: `{ aspect_ratio: '16:9' }`. */
  parameters?: Record<string, string | number | boolean>;
  segments: Segment[];
  dropped: Dropped[];
  /** What the words ask for as a setting, by the names that people have for it; taken or not. */
  asked?: Readonly<Record<string, string>>;
  open?: Open[];
}
