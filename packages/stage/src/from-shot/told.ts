import type { Deed } from '@cuewright/engine/seen';
import type { AnimalName, Manner } from '../animals/animals.ts';
import type { ThingName } from '../things/catalogue.ts';

/** Somebody of the shot, with what they do. */
export interface Somebody {
  words: readonly string[];
  worn: readonly string[];
  label: string;
  deed?: Deed;
  /** The word that the deed was told by. */
  verb?: string;
  side?: Side;
  /** On the floor, and on no seat. */
  isLow?: true;
  /** Another has them in their arms. */
  isCarried?: true;
  /** What they do is done on another, as no pose shows it. */
  isUpon?: true;
}

export type Side = 'left' | 'right';

/** How something stands to whoever has it: a preposition, or what is done with it. */
export type How = 'itself' | 'held' | 'done' | (string & {});

export interface Item {
  thing?: ThingName;
  /** The outline is that of its kind, and its name stands on it. */
  isOfAKind?: true;
  label: string;
  count: number;
  how: How;
  /** Which of the people it is told of; nobody where there is none. */
  by: number;
}

export interface Beast {
  animal: AnimalName;
  count: number;
  manner: Manner;
  words: readonly string[];
  does: readonly string[];
  /** Its name, where the outline is only that of its kind. */
  label?: string;
  isYoung?: true;
  how: How;
  by: number;
}

export interface Told {
  people: Somebody[];
  /** How many there are where they are more than are told apart. */
  crowd: number;
  animals: Beast[];
  items: Item[];
  /** The first deed of two together, with what is done by one to the other. */
  isHands: boolean;
  absent: ReadonlySet<string>;
}
