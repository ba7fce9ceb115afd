import type { Model } from '../catalogue/index.ts';
import type { Part, Shot } from '../shot/shot.ts';
import type { Fitted } from '../writing/fit-model.ts';
import type { Sentence } from '../writing/sentence.ts';
import type { Weighing } from '../writing/weights.ts';
import type { Positive } from '../writing/wordings.ts';

/** How one family of generators is written to. What none of them can be told has been taken out of the shot before. */
export interface Dialect {
  /** Moves what this family takes in a way of its own, and drops what it cannot be told. */
  fit?: (fitted: Fitted, model: Model) => void;
  /** The text, stretch by stretch, in the order the family reads best. */
  say: (telling: Telling) => readonly Sentence[];
  /** How words that were typed with a weight are told, where the data sheet leaves it to the version. */
  weighing?: (fitted: Fitted, model: Model) => Weighing;
  /** What stands between two sentences; a space where it is not named. A sentence that begins with a line break needs none. */
  joint?: string;
  /** What stands behind the text, flags for instance; it counts towards the length. */
  tail?: (fitted: Fitted, model: Model) => string;
  /** The text holds together and may not be cut at any word: its subject is shortened instead. */
  isWhole?: true;
}

/** What a dialect is given to say. */
export interface Telling {
  shot: Shot;
  /** The same without the fields that the person's own words tell already. */
  fresh: Shot;
  model: Model | undefined;
  /** What is true instead of a thing that must not be seen. Each has to be said. */
  facts: readonly Positive[];
  /** What follows the opening, where whoever asks has an order of their own. A guide's order comes first. */
  order: readonly Part[];
  /** A picture shows how it looks: what looks has been taken out. */
  isFromImage: boolean;
  /** Settings that go beside the text, or behind it. */
  parameters: Readonly<Fitted['parameters']>;
}
