import { points } from '../geometry.ts';
import type { Creature } from '../seeing/creature-words.ts';
import { mannerOf } from './manner.ts';
import type { Outline } from './outline.ts';
import * as faces from './outlines/faces.ts';

const FACES: Partial<Record<Creature, Outline>> = {
  cat: faces.catFace,
  dog: faces.dogFace,
  wolf: faces.wolfFace,
  fox: faces.foxFace,
  lion: faces.lionFace,
  tiger: faces.tigerFace,
  bigCat: faces.bigCatFace,
};

/** What is seen close to an animal, where its head is known from the front. */
export function faceOf(creature: Creature, words: readonly string[]): Outline | undefined {
  const face = FACES[creature];
  return face && mannerOf(words) === 'lie' ? asleep(face) : face;
}

/** Eyes shut, the chin on both paws. */
function asleep(face: Outline): Outline {
  const lids = points(face.eyes).map(([x, y]) => {
    const [ex, ey] = [Math.round(x * 100), Math.round(y * 100)];
    return `${ex - 10} ${ey - 1} ${ex - 5} ${ey + 4} ${ex + 3} ${ey + 5} ${ex + 10} ${ey}`;
  });
  return {
    ...face,
    eyes: '',
    thick: lids,
    parts: [
      ...face.parts,
      { at: '-84 30 -78 2 -56 -8 -26 -9 -6 -2 -3 14 -14 26 -50 32', tone: 'mid' },
      { at: '84 30 78 2 56 -8 26 -9 6 -2 3 14 14 26 50 32', tone: 'mid' },
    ],
    strokes: [...face.strokes, '-18 6 -20 20', '-30 4 -33 18', '18 6 20 20', '30 4 33 18'],
  };
}
