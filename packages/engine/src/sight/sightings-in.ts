import type { Measurements } from '../picture/measure-picture.ts';
import { prominenceOf, weightOf } from './boxes.ts';
import { sightingsOfFrame } from './of-frame.ts';
import { letteringIn } from './of-lettering.ts';
import { sightingsOfLight } from './of-light.ts';
import { ASKED, arrangementOf, sightingsOfPeople } from './of-people.ts';
import { type Person, peopleIn } from './people.ts';
import { type ShotSize, shotSizeOfAll, sizeOfPlace, sizeOfWhole } from './shot-size.ts';
import type { Sight } from './sight.ts';
import type { Sighting } from './sighting.ts';
import { isSolid, thingsIn } from './things.ts';

/** With more people than these no one of them is whom the frame was set for. */
const MOST_PEOPLE = 8;
/** In a wide shot nothing is as tall or as wide as this. */
const NEAR_BY = 0.4;

/** All that is seen in a picture, by optics and rules: first whom or what it is of. */
export function sightingsIn(sight: Sight, measured: Measurements): Sighting[] {
  const people = peopleIn(sight);
  const [largest] = people;
  // Somebody small in a corner is not whom the shot is of.
  const main = largest?.isSure && people.length <= MOST_PEOPLE ? largest : undefined;
  const things = thingsIn(sight, people);
  const thing = things.find(({ isSure }) => isSure);
  const subject =
    weightOf(main?.box) * 2 >= weightOf(thing?.box) ? (main?.box ?? thing?.box) : (thing?.box ?? main?.box);
  const peers = people.filter((one) => one.score >= ASKED && isPeer(one, main));
  // Of several alike none is the one that the frame was set for.
  const alike = things.filter(
    (one) => one.says === thing?.says && weightOf(one.box) > weightOf(thing?.box) * 0.4,
  );
  const isAmongOthers = subject === main?.box ? peers.length > 1 : alike.length > 1;
  const aspect = measured.size.width / Math.max(1, measured.size.height);
  const arrangement = arrangementOf(people);
  const { who, manner } = sightingsOfPeople(people, aspect);
  const named = [...who, ...things].sort(
    (one, other) =>
      Number(other.isSure) - Number(one.isSure) ||
      prominenceOf(other.box, other.percent) - prominenceOf(one.box, one.percent),
  );
  const sized = main && subject === main.box ? shotSizeOfAll(peers) : sizeWithout(thing, named, measured);
  // What is still asked about may be what the shot is of: beside it the rest is small.
  const isOvershadowed = named.some(
    ({ isSure, box }) => !isSure && subject && weightOf(box) > 2 * weightOf(subject),
  );
  const placed = isAmongOthers || isOvershadowed ? undefined : subject;
  return [
    ...named,
    ...(arrangement ? [arrangement] : []),
    ...manner,
    ...letteringIn(sight.lines ?? []),
    ...sightingsOfFrame({ main, subject, placed, size: isOvershadowed ? undefined : sized }, measured),
    ...sightingsOfLight(isAmongOthers ? undefined : main, sight.cutout, measured),
  ];
}

/** Where the shot is of no one. */
function sizeWithout(
  thing: Sighting | undefined,
  named: readonly Sighting[],
  measured: Measurements,
): ShotSize | undefined {
  if (thing?.box) return isSolid(thing) ? sizeOfWhole(thing.box) : undefined;
  const isNear = named.some(({ box }) => box && Math.max(box.width, box.height) >= NEAR_BY);
  return isNear ? undefined : sizeOfPlace(measured);
}

/** About as large as the first, or nearly as tall. */
function isPeer(one: Person, main: Person | undefined): boolean {
  return (
    main !== undefined &&
    (weightOf(one.box) > weightOf(main.box) * 0.4 || one.box.height > main.box.height * 0.6)
  );
}
