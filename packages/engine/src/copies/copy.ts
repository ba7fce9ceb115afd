/** What is pasted into a generator, what is set beside it, and what became of the rest. */
export interface Copy {
  prompt: string;
  negative: string;
  settings: Record<string, string>;
  leftOff: LeftOff[];
}

export interface LeftOff {
  what: string;
  why: Why;
}

/** Each follows from what is known of the generator, or from what the words are. */
export type Why =
  | 'asked-of-the-app'
  | 'is-a-setting'
  | 'not-offered'
  | 'no-negative'
  | 'no-audio'
  | 'no-speech'
  | 'other-syntax'
  | 'conflict'
  | 'shown-by-image'
  | 'needs-start-image'
  | 'reads-no-text'
  | 'other-language'
  | 'no-references'
  | 'too-long';
