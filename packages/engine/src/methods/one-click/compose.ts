import type {
  LensPart,
  LightPart,
  MoodPart,
  MovePart,
  PlacePart,
  SubjectPart,
} from '../../content/composer/part.ts';
import { composerParts } from '../../content/composer/parts.ts';
import { type Fits, narrow } from '../../content/fits.ts';
import { standTogether } from '../../language/occasion/agreeing-parts.ts';
import type { Mode } from '../../shot/shot.ts';
import type { Random } from '../prompt-data.ts';

/** What a composed roll is made of. A photograph has no move. */
export const rollParts = ['subject', 'place', 'light', 'lens', 'move', 'mood'] as const;
export type RollPart = (typeof rollParts)[number];
export type RollTexts = Partial<Record<RollPart, string>>;

export interface Composition {
  subject: SubjectPart;
  place: PlacePart;
  light: LightPart;
  lens: LensPart;
  move?: MovePart;
  mood: MoodPart;
}

type Draft = Partial<Composition>;

/** How many rolls back a part is kept from coming again, while others are left. */
const rests: Readonly<Record<RollPart, number>> = {
  subject: 20,
  place: 12,
  light: 10,
  lens: 8,
  move: 6,
  mood: 14,
};

/**
 * Parts that agree: a subject where it is found, a light that belongs there, a lens and a move that hold as much as there
 * is to see. What is locked stays, as long as it agrees with the rest of what is locked.
 */
export function compose(
  mode: Mode,
  random: Random,
  locked: RollTexts,
  before: readonly RollTexts[],
  isNew: (composition: Composition) => boolean,
): Composition | undefined {
  const order = mode === 'video' ? rollParts : rollParts.filter((part) => part !== 'move');
  const pools = poolsOf(mode);
  const held = heldOf(order, pools, locked);
  if (!agree(held)) return undefined;
  const fill = (at: number, draft: Draft): Composition | undefined => {
    const part = order[at];
    if (part === undefined) return isNew(draft as Composition) ? (draft as Composition) : undefined;
    if (draft[part]) return fill(at + 1, draft);
    const able = pools[part].filter((candidate) => agree({ ...draft, [part]: candidate }));
    for (const candidate of inTurn(
      able,
      random,
      before.slice(-rests[part]).map((roll) => roll[part]),
    )) {
      const whole = fill(at + 1, { ...draft, [part]: candidate });
      if (whole) return whole;
    }
    return undefined;
  };
  return fill(0, held);
}

function heldOf(order: readonly RollPart[], pools: Pools, locked: RollTexts): Draft {
  const held: Draft = {};
  for (const part of order) {
    const kept = pools[part].find(({ text }) => text === locked[part]);
    if (kept) Object.assign(held, { [part]: kept });
  }
  return held;
}

type Pools = { [Part in RollPart]: readonly NonNullable<Composition[Part]>[] };

function poolsOf(mode: Mode): Pools {
  const { subjects, places, lights, lenses, moves, moods } = composerParts;
  return {
    subject: subjects[mode],
    place: places,
    light: lights,
    lens: lenses.filter((lens) => (lens.mode ?? mode) === mode),
    move: moves,
    mood: moods,
  };
}

export function agree({ subject, place, light, lens, move, mood }: Draft): boolean {
  if (!narrowAll([subject, place, light, lens, move, mood])) return false;
  const grounds = place ? [place.ground] : subject?.grounds;
  if (subject && place && !subject.grounds.includes(place.ground)) return false;
  if (light?.grounds && grounds && !light.grounds.some((ground) => grounds.includes(ground))) return false;
  if (light && place?.sources && !place.sources.includes(light.source)) return false;
  if (subject?.places && place && !subject.places.some((name) => place.text.includes(name))) return false;
  if (mood?.grounds && grounds && !mood.grounds.some((ground) => grounds.includes(ground))) return false;
  if (!inOneFrame(place, light, lens, move, mood)) return false;
  if (!seesWell(subject, lens) || !movesWell(subject, lens, move)) return false;
  return (
    meet(subject?.reach, lens?.reach) && meet(subject?.reach, move?.reach) && meet(lens?.reach, move?.reach)
  );
}

/** Air, light, colour and depth agree, part by part. */
function inOneFrame(
  place: PlacePart | undefined,
  light: LightPart | undefined,
  lens: LensPart | undefined,
  move: MovePart | undefined,
  mood: MoodPart | undefined,
): boolean {
  const pairs = [
    [light, mood],
    [light, lens],
    [place, mood],
    [move, lens],
  ] as const;
  return pairs.every(([one, other]) => !one || !other || standTogether(one.text, other.text));
}

/** A lens for one detail shows no whole figure. */
function seesWell(subject: SubjectPart | undefined, lens: LensPart | undefined): boolean {
  const isOfDetail = lens?.reach.every((reach) => reach === 'detail') ?? false;
  return !isOfDetail || (subject?.reach.every((reach) => reach === 'detail') ?? true);
}

/** The deed chooses the move, and the move the lens: nobody is followed who goes nowhere, no face fills a view that opens up. */
function movesWell(
  subject: SubjectPart | undefined,
  lens: LensPart | undefined,
  move: MovePart | undefined,
): boolean {
  if (subject && ((move?.follows && !subject.goes) || (move?.isSudden && !subject.sudden))) return false;
  const isApart =
    (move?.isWide && lens?.isNear) || (move?.isLoose && lens?.isExact) || (move?.isHigh && lens?.isLow);
  return !isApart;
}

function narrowAll(parts: readonly (Fits | undefined)[]): Fits | undefined {
  return parts.reduce<Fits | undefined>((fits, part) => fits && (part ? narrow(fits, part) : fits), {});
}

function meet<T>(one: readonly T[] | undefined, other: readonly T[] | undefined): boolean {
  return !one || !other || one.some((value) => other.includes(value));
}

/** All of them in a random order, those that were just used last. */
function inTurn<T extends { text: string }>(
  list: readonly T[],
  random: Random,
  used: readonly (string | undefined)[],
): T[] {
  const shuffled = [...list];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const moved = shuffled[at];
    const held = shuffled[other];
    if (moved === undefined || held === undefined) continue;
    shuffled[at] = held;
    shuffled[other] = moved;
  }
  return [
    ...shuffled.filter(({ text }) => !used.includes(text)),
    ...shuffled.filter(({ text }) => used.includes(text)),
  ];
}
