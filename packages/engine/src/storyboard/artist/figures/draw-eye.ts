import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/person.ts';
import { drawHead } from './head.ts';
import { lookOf } from './look-of.ts';

const ANYBODY: Person = {
  age: 'adult',
  isWoman: true,
  hair: 'long',
  isFair: false,
  hasBeard: false,
  hasGlasses: false,
  hasEyesClosed: false,
  garment: 'plain',
  pose: 'stand',
  hasBackpack: false,
  tint: 0,
};

/** One eye, from edge to edge. */
export function drawEye(scene: Scene): void {
  const { width, height } = scene.sheet;
  const size = Math.max(height * 3.4, width * 2.4);
  drawHead(
    scene.sheet,
    { ...ANYBODY, ...scene.seen.people[0] },
    { x: width / 2 - size * 0.17, y: height * 0.53, unit: size },
    { ...lookOf(scene, 'front'), flip: false },
  );
}
