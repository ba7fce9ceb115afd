import { heightOf } from '../composition/subject-metres.ts';
import type { Scene } from '../scene.ts';
import type { Garment, Hair, Person } from '../seeing/person.ts';
import { drawBody } from './body.ts';
import { lookOf } from './look-of.ts';
import { drawNear } from './near.ts';

const CLOSE = new Set(['chest', 'face', 'detail']);
const HAIRS: readonly Hair[] = ['short', 'long', 'bob', 'short', 'bun', 'ponytail'];
const CLOTHES: readonly Garment[] = ['plain', 'coat', 'shirt', 'hoodie', 'dress', 'tshirt', 'plain'];
const STILL = new Set(['sit', 'read', 'play', 'lie', 'hold', 'work']);

/** Three rows, each its own way, the front one in full. */
export function drawCrowd(scene: Scene): void {
  const { seen, view, composition, sheet, random } = scene;
  const [first] = seen.people;
  if (!first) return;
  if (CLOSE.has(composition.crop)) {
    drawNear(scene, seen.people.slice(0, 3));
    return;
  }
  const isNear = composition.crop === 'knees' || composition.crop === 'waist';
  for (const [row, count] of [
    [2.1, 9],
    [1.45, 7],
    [1, isNear ? 4 : 5],
  ] as const) {
    const near = view.scale / row;
    const ground = view.at(0, 0, view.distance * row)[1];
    for (let n = 0; n < count; n++) {
      const x = sheet.width * ((n + 0.2 + random() * 0.6) / count);
      const like = seen.people[Math.floor(random() * seen.people.length)] ?? first;
      const flip = random() < 0.5;
      const isWoman = random() < 0.5;
      const person: Person = {
        ...like,
        isWoman,
        pose: random() < 0.3 ? 'walk' : STILL.has(like.pose) ? 'stand' : like.pose,
        hair: HAIRS[Math.floor(random() * HAIRS.length)] ?? 'short',
        hasBeard: false,
        garment:
          like.garment === 'plain' || like.garment === 'shirt'
            ? (pick(CLOTHES, random()) ?? 'plain')
            : like.garment,
        tint: Math.floor(random() * 4),
      };
      drawBody(
        sheet,
        person,
        { x, y: ground, unit: near * heightOf(person.age) * (0.93 + random() * 0.12), flip },
        {
          ...lookOf(scene, random() < 0.5 ? 'back' : 'three-quarter'),
          flip,
          isWorn: n === Math.floor(count / 2),
          isOneOfMany: row > 1 || composition.crop === 'wide' || composition.crop === 'vast',
        },
      );
    }
  }
}

function pick(clothes: readonly Garment[], roll: number): Garment | undefined {
  const garment = clothes[Math.floor(roll * clothes.length)];
  return garment === 'dress' && roll < 0.5 ? 'plain' : garment;
}
