import { talks } from '../../language/occasion/figurative.ts';
import { fromAbove, heardOf, soundOfThing } from '../../language/occasion/occasion-words.ts';
import * as sorts from '../../language/occasion/sorts.ts';
import { senseOf } from '../../language/words/senses.ts';
import type { Choice } from './decision.ts';
import { hasOne, type Occasion, type Seen } from './occasion.ts';

const SOFT_SEA = 'waves breaking softly';
const MOST = 3;
/** Who takes steps; water runs too. */
const WALKERS: readonly Seen[] = ['person', 'two'];

/** What is heard of what is there and what is done; nothing sounds that nobody brought in. The first fits best. */
export function heardIn(occasion: Occasion): readonly Choice[] {
  const { air, where, words, deeds, finish } = occasion;
  if (where === 'space' || finish === 'graphic') return [];
  const isNear = occasion.distance !== 'far' && !hasOne(occasion, fromAbove);
  const found: Choice[] = [];
  const add = (what: string | undefined, why: string) => {
    if (what && found.every(({ text }) => text !== `sound of ${what}`))
      found.push({ text: `sound of ${what}`, why });
  };
  if (where === 'underwater') add('muffled moving water', 'under water everything is muffled');
  if (where !== 'underwater') {
    const isIntoWater = deeds.some((deed) => sorts.leaps.has(deed)) && hasOne(occasion, sorts.waters);
    if (isIntoWater) add('a splash', 'they land in the water');
    const isTalk = hasOne(occasion, talks);
    const isRough = hasOne(occasion, sorts.rough);
    const things = occasion.things
      // A car that is packed makes no sound.
      .filter((word) => occasion.subject === 'vehicle' || senseOf(word) !== 'vehicle')
      .flatMap((word) => soundOfThing(word) ?? [])
      .map((sound) => (isRough && sound === SOFT_SEA ? 'waves crashing' : sound));
    // A fire is heard before whoever stands in front of it.
    if (occasion.source === 'fire') for (const thing of things) add(thing, 'it is there, so it is heard');
    for (const deed of deeds) {
      if (sorts.steps.has(deed)) {
        if (isNear && !isTalk && WALKERS.includes(occasion.subject)) add(steps(words), 'each step is seen');
      } else add(heardOf(deed), 'it is seen, so it is heard');
    }
    if (air === 'wet') add('steady rain', 'the rain is heard wherever it is seen');
    for (const thing of things) add(thing, 'it is there, so it is heard');
  }
  return found.slice(0, MOST);
}

function steps(words: ReadonlySet<string>): string {
  const ground = sorts.grounds.find(([word]) => words.has(word))?.[1];
  return ground ? `footsteps ${ground}` : 'footsteps';
}
