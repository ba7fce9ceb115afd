import { animalForm } from '../animals/animals.ts';
import { figureOf } from '../figure/dress.ts';
import type { Person } from '../figure/person.ts';
import type { Creature, Placed, Scene } from '../scene.ts';
import { turned } from '../space/vector.ts';
import { thingNamed } from '../things/catalogue.ts';
import { type Form, form, type Primitive, placed } from '../things/primitive.ts';
import type { Tone } from '../tones/palette.ts';
import { boundsOf } from './order.ts';

/** Somebody in flat tones: nearly black, so that the light around them draws them. */
export function personForm(person: Person): Form {
  const { parts } = figureOf(person);
  const [light, warmth] = person.tone;
  const hair: Tone = person.isFair ? [0.56, 0.2] : [0.012, 0.3];
  return form(parts, person.tone, {
    // Who sits on wheels throws a shadow with them, and not alone beside them.
    throws: person.pose !== 'cycle' && person.pose !== 'ride',
    tones: {
      skin: [0.12, 0.5],
      hand: [0.13, 0.5],
      hair,
      hat:
        person.hat === 'toque' || person.hat === 'veil'
          ? [0.74, 0.1]
          : person.clothes === 'spacesuit'
            ? [0.7, -0.1]
            : [Math.min(0.7, light + 0.05), warmth],
      legs: [light * 0.6, warmth],
      shoe: [0.012, 0.2],
      apron: [Math.min(0.7, light + 0.22), 0.3],
      glove: [0.34, 0.9],
      trunks: [0.6, 0.1],
      pack: [0.16, 0.6],
      skirt:
        person.clothes === 'gown' || person.clothes === 'tutu'
          ? [Math.max(light, 0.5), 0.1]
          : [light * 1.1, warmth],
    },
  });
}

export function thingForms({ thing, tone, ...spot }: Placed): Primitive[] {
  return thingNamed(thing)
    .make()
    .map((primitive, n) => {
      const stood = placed(primitive, spot);
      return tone && n === 0 && 'tone' in stood ? { ...stood, tone } : stood;
    });
}

export function creatureForm({ animal, manner, tone, ...spot }: Creature): Primitive {
  return placed({ ...animalForm(animal, manner, tone), throws: true }, spot);
}

/** Everything that stands in the set, each thing apart. */
export function standing(scene: Scene): Primitive[][] {
  return [
    ...scene.people.map((person) => [personForm(person)]),
    ...scene.things.map(thingForms),
    ...scene.creatures.map((creature) => [creatureForm(creature)]),
  ];
}

/** Nothing hovers: where a thing of some size stands on the ground, that is dark. */
export function contacts({ things, set }: Scene): Primitive[] {
  if (AFLOAT.has(set)) return [];
  return things.flatMap((placed): Primitive[] => {
    const { thing, at, yaw = 0, size = 1, up } = placed;
    if (up !== undefined || Math.abs(at[1]) > 0.05 || !STANDING.has(thing)) return [];
    const points = thingForms({ thing, at: [0, 0, 0], size }).flatMap((one) => {
      const { low, high } = boundsOf(one);
      return [low, high];
    });
    const half = (axis: 0 | 2) => Math.max(...points.map((point) => Math.abs(point[axis]))) + 0.08;
    return [
      {
        is: 'pool',
        at: [at[0], 0.004, at[2]],
        across: turned([half(0), 0, 0], yaw),
        along: turned([0, 0, half(2)], yaw),
        strength: 0.5,
        order: 90,
      },
    ];
  });
}

const AFLOAT: ReadonlySet<string> = new Set(['sea', 'depths', 'underwater', 'space']);
/** What stands on wheels or legs and throws no shadow of its own. */
const STANDING: ReadonlySet<string> = new Set([
  'bicycle',
  'tandem',
  'motorcycle',
  'car',
  'van',
  'truck',
  'bus',
  'tractor',
  'cart',
  'wheelchair',
  'skateboard',
  'piano',
  'grand-piano',
  'suitcase',
  'barrel',
  'anvil',
  'stove',
]);
