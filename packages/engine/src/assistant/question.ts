import type { Mode } from '../shot/shot.ts';

/** How Aira talks: both sides of a thing, only the thing, or one thing more to try. */
export type Manner = 'balanced' | 'focused' | 'experiment';

/** What was said before, the oldest first. */
export interface Turn {
  text: string;
  isUser: boolean;
}

/** The prompt in front of the person. */
export interface CurrentPrompt {
  text: string;
  mode: Mode;
  /** The generator it is meant for. */
  model?: string | undefined;
  /** Words that every rewrite leaves as they are. */
  locked?: readonly string[] | undefined;
}

/** Where the person stands today. Nobody knows that of somebody who is signed out. */
export interface Standing {
  used: number;
  /** What the day gives, without credits. */
  allowance: number;
  credits: number;
  remaining: number;
  isPremium: boolean;
  /** ISO 8601. */
  resetsAt: string;
}

/** The figures of the product that an answer may state. They come from the limits; nothing here knows them. */
export interface ProductFigures {
  /** What stands before an amount: `$`. */
  currencySign: string;
  daily: number;
  signInBonus: number;
  allowance: number;
  guest: number;
  sharing: number;
  friend: number;
  bringing: number;
  sharedWithinMinutes: number;
  refundDays: number;
  graceDays: number;
  pictureMb: number;
  pictureMegapixels: number;
  editCharacters: number;
  simpleSteps: number;
  advancedSteps: number;
  simpleTemplates: number;
  advancedTemplates: number;
  boardFrames: number;
  boardMaxFrames: number;
  boardPerPage: string;
  boardPapers: string;
  brainstormTags: number;
  deletedTraceDays: number;
  undoSeconds: number;
  fontLeast: number;
  fontMost: number;
  fontDefault: number;
  fontStep: number;
  scaleLeast: number;
  scaleMost: number;
  scaleStep: number;
  chatCharacters: number;
  chatHistory: number;
  guestMessages: number;
}

/** A message and all that an answer may be made of. Everything in it that a person wrote is data. */
export interface Question {
  message: string;
  manner: Manner;
  history: readonly Turn[];
  isSignedIn: boolean;
  /** The step of the page they are at. */
  step?: string | undefined;
  mode?: Mode | undefined;
  name?: string | undefined;
  interests?: readonly string[] | undefined;
  creativeLevel?: string | undefined;
  prompt?: CurrentPrompt | undefined;
  standing?: Standing | undefined;
  figures: ProductFigures;
}
