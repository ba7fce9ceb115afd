import type { GenreId } from '../../content/genres.ts';
import type { Air, Finish, When, Where } from '../../open-points/sight.ts';
import type { Mode } from '../../shot/shot.ts';
import type { Occasion, Seen } from './occasion.ts';

/** Words that could be added, and in a few words why. */
export interface Choice {
  readonly text: string;
  readonly why: string;
}

/** Which choices fit what. What a reason does not name may be anything; `undefined` stands for what nobody said. */
export interface Reason {
  readonly of?: readonly Seen[];
  readonly where?: readonly (Where | undefined)[];
  readonly when?: readonly (When | undefined)[];
  readonly air?: readonly Air[];
  readonly finish?: readonly (Finish | undefined)[];
  readonly genre?: readonly GenreId[];
  readonly mode?: Mode;
  readonly is?: (occasion: Occasion) => boolean;
  /** The first fits best. */
  readonly say: readonly (readonly [text: string, why: string])[];
}

/** The choices of the first reason that holds. */
export function choicesFor(reasons: readonly Reason[], occasion: Occasion): readonly Choice[] {
  const reason = reasons.find((one) => holds(one, occasion));
  return (reason?.say ?? []).map(([text, why]) => ({ text, why }));
}

function holds(reason: Reason, occasion: Occasion): boolean {
  return (
    (reason.of === undefined || reason.of.includes(occasion.subject)) &&
    (reason.where === undefined || reason.where.includes(occasion.where)) &&
    (reason.when === undefined || reason.when.includes(occasion.when)) &&
    (reason.air === undefined || (occasion.air !== undefined && reason.air.includes(occasion.air))) &&
    (reason.finish === undefined || reason.finish.includes(occasion.finish)) &&
    (reason.genre === undefined || (occasion.genre !== undefined && reason.genre.includes(occasion.genre))) &&
    (reason.mode === undefined || reason.mode === occasion.mode) &&
    (reason.is === undefined || reason.is(occasion))
  );
}

export const PEOPLE: readonly Seen[] = ['person', 'two', 'crowd', 'face'];
export const CREATURES: readonly Seen[] = ['furred', 'feathered', 'scaled', 'small'];
