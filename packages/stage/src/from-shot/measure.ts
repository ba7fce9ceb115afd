import { thingForms } from '../board/build.ts';
import { boundsOf } from '../board/order.ts';
import { figureOf } from '../figure/dress.ts';
import type { Person } from '../figure/person.ts';
import type { Placed } from '../scene.ts';
import type { Vector } from '../space/vector.ts';
import type { ThingName } from '../things/catalogue.ts';

export type Reach = readonly [low: Vector, high: Vector];

export function joined(reaches: readonly Reach[]): Reach {
  const pick = (of: (...values: number[]) => number, end: 0 | 1): Vector => [
    of(...reaches.map((reach) => reach[end][0])),
    of(...reaches.map((reach) => reach[end][1])),
    of(...reaches.map((reach) => reach[end][2])),
  ];
  return [pick(Math.min, 0), pick(Math.max, 1)];
}

export function boundsOfPerson(person: Person): Reach {
  const { low, high } = boundsOf({ is: 'form', tone: [0, 0], parts: figureOf(person).parts });
  return [low, high];
}

export function boundsOfPlaced(placed: Placed): Reach {
  const solid = thingForms(placed).filter(({ is }) => is !== 'glow' && is !== 'pool');
  return joined(
    solid.map((one) => {
      const { low, high } = boundsOf(one);
      return [low, high];
    }),
  );
}

const known = new Map<ThingName, Reach>();
/** How far a thing reaches around where it stands. */
export function boundsOfThing(thing: ThingName): Reach {
  const found = known.get(thing) ?? boundsOfPlaced({ thing, at: [0, 0, 0] });
  known.set(thing, found);
  return found;
}
