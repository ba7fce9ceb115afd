import { figureOf } from '../figure/dress.ts';
import type { Person } from '../figure/person.ts';
import type { Placed, Scene } from '../scene.ts';
import { type Form, form, placed, type Primitive } from '../things/primitive.ts';
import { thingNamed } from '../things/catalogue.ts';
import type { Tone } from '../tones/palette.ts';

/** Somebody in flat tones: nearly black, so that the light around them draws them. */
export function personForm(person: Person): Form {
  const { parts } = figureOf(person);
  const [light, warmth] = person.tone;
  const hair: Tone = person.isFair ? [0.56, 0.2] : [0.012, 0.3];
  return form(parts, person.tone, {
    throws: true,
    tones: {
      skin: [0.12, 0.5],
      hand: [0.13, 0.5],
      hair,
      hat: person.clothes === 'spacesuit' ? [0.7, -0.1] : [Math.min(0.7, light + 0.05), warmth],
      legs: [light * 0.6, warmth],
      shoe: [0.012, 0.2],
      apron: [Math.min(0.7, light + 0.22), 0.3],
      glove: [0.34, 0.9],
      trunks: [0.6, 0.1],
      pack: [0.16, 0.6],
      skirt: person.clothes === 'gown' || person.clothes === 'tutu' ? [Math.max(light, 0.5), 0.1] : [light * 1.1, warmth],
    },
  });
}

export function thingForms({ thing, at, yaw = 0, roll = 0, size = 1, tone }: Placed): Primitive[] {
  return thingNamed(thing)
    .make()
    .map((primitive, n) => {
      const stood = placed(primitive, { at, yaw, roll, size });
      return tone && n === 0 && 'tone' in stood ? { ...stood, tone } : stood;
    });
}

/** Everything that stands in the set. */
export function standing(scene: Scene): Primitive[] {
  return [...scene.people.map(personForm), ...scene.things.flatMap(thingForms)];
}
