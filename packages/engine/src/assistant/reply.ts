import type { Mode } from '../shot/shot.ts';

/** What a button does besides leading somewhere: ask this next, sign in, share. */
export type ButtonAction = 'ask' | 'sign-in' | 'share';

export interface ReplyButton {
  text: string;
  type: 'primary' | 'other';
  /** Within the app. */
  url?: string;
  action?: ButtonAction;
}

/** A text for a generator, in a block of its own. */
export interface WrittenBlock {
  text: string;
  mode: Mode;
  /** The id of the generator it is written for. */
  model?: string;
}

/** What there is to say, before the manner decides how much of it is said. */
export interface Reply {
  /** What it is about, for whoever measures. */
  topic: string;
  /** The answer itself. */
  lead: string;
  /** What rounds it off. */
  more?: string;
  /** What there was no room for, for whoever asks what else there is. */
  rest?: string;
  /** The reason, for whoever asks why. */
  why?: string;
  /** One thing more to try, for whoever likes to experiment. */
  dare?: string;
  block?: WrittenBlock;
  /** The prompt that the block was made of, where it is the same shot, changed. */
  reworked?: string;
  buttons?: readonly ReplyButton[];
}

export function goTo(text: string, url: string): ReplyButton {
  return { text, type: 'primary', url };
}

export function ask(text: string): ReplyButton {
  return { text, type: 'other', action: 'ask' };
}
