import type { Measurements } from '../picture/measure-picture.ts';
import { areaOf, centreOf } from './boxes.ts';
import { sightingsOfFrame } from './of-frame.ts';
import { letteringIn } from './of-lettering.ts';
import { sightingsOfLight } from './of-light.ts';
import { arrangementOf, sightingsOfPeople } from './of-people.ts';
import { peopleIn } from './people.ts';
import type { Sight } from './sight.ts';
import type { Sighting } from './sighting.ts';
import { thingsIn } from './things.ts';

/** All that is seen in a picture, by optics and rules: what is sure first said, then asked. */
export function sightingsIn(sight: Sight, measured: Measurements): Sighting[] {
  const people = peopleIn(sight);
  const [largest] = people;
  // Somebody small in a corner is not whom the shot is of.
  const main = largest && largest.score >= 0.8 ? largest : undefined;
  const things = thingsIn(sight, people);
  const [thing] = things
    .filter(({ isSure }) => isSure)
    .sort((one, other) => weight(other.box) - weight(one.box));
  const subject =
    weight(main?.box) * 2 >= weight(thing?.box) ? (main?.box ?? thing?.box) : (thing?.box ?? main?.box);
  const peers = people.filter(({ score, box }) => score >= 0.45 && weight(box) > weight(main?.box) * 0.5);
  // Of several alike none is the one that the frame was set for.
  const placed = peers.length > 1 && subject === main?.box ? undefined : subject;
  const aspect = measured.size.width / Math.max(1, measured.size.height);
  const arrangement = arrangementOf(people);
  return [
    ...sightingsOfPeople(people, aspect),
    ...(arrangement ? [arrangement] : []),
    ...things,
    ...letteringIn(sight.lines ?? []),
    ...sightingsOfFrame(people.length <= 8 ? main : undefined, placed, measured),
    ...sightingsOfLight(main, sight.cutout, measured),
  ];
}

/** What is large and near the middle is what a shot is of. */
function weight(box: Sighting['box']): number {
  if (!box) return 0;
  const { x, y } = centreOf(box);
  return areaOf(box) * (1 - 0.7 * Math.hypot(x - 0.5, y - 0.5));
}
