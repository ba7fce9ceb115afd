import type { Mark } from '@cuewright/engine/marks';
import { type Roll, type RollPart, type RollTexts, rollParts } from '@cuewright/engine/methods/one-click';
import type { Mode } from '../../lib/address.ts';

/** A roll as it is kept: its shot is not needed to show or to use it. */
export interface KeptRoll extends Pick<Roll, 'text' | 'segments' | 'parts'> {
  /** What somebody says that its words are. */
  marks?: readonly Mark[];
}

/** What was rolled in one mode. */
export interface Shelf {
  /** The newest last. The engine leaves these out of the next. */
  rolls: readonly KeptRoll[];
  /** Which of them is shown, from 0. */
  at: number;
  /** Parts of the shown one that the next roll keeps. */
  held: readonly RollPart[];
}

export type Shelves = Readonly<Record<Mode, Shelf>>;

const REMEMBERED = 20;
/** To come back to. */
const SHOWN = 10;

const empty: Shelf = { rolls: [], at: 0, held: [] };
export const emptyShelves: Shelves = { photo: empty, video: empty };

export function shownRoll({ rolls, at }: Shelf): KeptRoll | undefined {
  return rolls[at];
}

/** The texts of what is held, as the roll they are from gave them. */
export function heldTexts(shelf: Shelf): RollTexts {
  const { parts } = shownRoll(shelf) ?? {};
  return Object.fromEntries(shelf.held.flatMap((part) => (parts?.[part] ? [[part, parts[part]]] : [])));
}

/** The new roll is shown. What it could not keep is let go. */
export function withRoll(shelf: Shelf, { text, segments, parts }: KeptRoll): Shelf {
  const held = heldTexts(shelf);
  const rolls = [...shelf.rolls, { text, segments, ...(parts && { parts }) }].slice(-REMEMBERED);
  return {
    rolls,
    at: rolls.length - 1,
    held: shelf.held.filter((part) => held[part] !== undefined && held[part] === parts?.[part]),
  };
}

export function toggleHeld(shelf: Shelf, part: RollPart): Shelf {
  const isHeld = shelf.held.includes(part);
  return { ...shelf, held: isHeld ? shelf.held.filter((one) => one !== part) : [...shelf.held, part] };
}

/** Shows an earlier roll. Nothing of it is held yet. */
export function withShown(shelf: Shelf, at: number): Shelf {
  return at === shelf.at ? shelf : { ...shelf, at, held: [] };
}

/** With what somebody says of the words of the shown one. */
export function withMarks(shelf: Shelf, marks: readonly Mark[]): Shelf {
  const rolls = shelf.rolls.map((roll, at) => (at === shelf.at ? { ...roll, marks } : roll));
  return { ...shelf, rolls };
}

/** Places of the last ten, the newest first. */
export function lastPlaces({ rolls }: Shelf): number[] {
  const first = Math.max(0, rolls.length - SHOWN);
  return rolls
    .map((_, at) => at)
    .slice(first)
    .reverse();
}

export function isShelves(value: unknown): value is Shelves {
  const { photo, video } = (value ?? {}) as Partial<Shelves>;
  return isShelf(photo) && isShelf(video);
}

function isShelf(value: unknown): value is Shelf {
  const { rolls, at, held } = (value ?? {}) as Partial<Shelf>;
  return (
    Array.isArray(rolls) &&
    rolls.every((roll) => typeof roll?.text === 'string' && Array.isArray(roll.segments)) &&
    Number.isInteger(at) &&
    Array.isArray(held) &&
    held.every((part) => rollParts.includes(part))
  );
}
