import type { Person } from '../figure/person.ts';
import { skeletonOf } from '../figure/skeleton.ts';
import type { Placed } from '../scene.ts';
import { add, mix, sub, times, unit, type Vector } from '../space/vector.ts';
import { boundsOfPlaced } from './measure.ts';

/** Of what is lower one does not stand: one kneels before it. */
const KNEE_HIGH = 0.5;
const HIGHEST = 1.3;
const FREE = new Set<Person['pose']>(['stand', 'work', 'hold']);

/** Both hands on what one works on, as near as they come: body, hands and what they have to do with each other. */
export function handsOn(person: Person, placed: Placed): Person {
  const [low, high] = boundsOfPlaced(placed);
  const top = high[1];
  const posed: Person = top < KNEE_HIGH && FREE.has(person.pose) ? { ...person, pose: 'kneel' } : person;
  const from: Vector = [posed.at[0], 0, posed.at[2]];
  const middle = mix([low[0], 0, low[2]], [high[0], 0, high[2]], 0.5);
  const towards = unit(sub(from, middle));
  const deep = Math.min(high[0] - low[0], high[2] - low[2]) / 2;
  const [x, , z] = add(middle, times(towards, deep * 0.8));
  return bothAt(posed, [x, Math.max(0.12, Math.min(HIGHEST, top * 0.96)), z]);
}

/** Both hands at a point, a little apart. */
export function bothAt(person: Person, at: Vector): Person {
  const { toLeft } = skeletonOf(person);
  return {
    ...person,
    reach: { left: add(at, times(toLeft, 0.13)), right: add(at, times(toLeft, -0.13)) },
  };
}

/** One hand at a point: at a goat's mouth, on a horse's neck. */
export function oneAt(person: Person, at: Vector): Person {
  return { ...person, reach: { ...person.reach, right: at } };
}
