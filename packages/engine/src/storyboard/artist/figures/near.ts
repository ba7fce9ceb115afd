import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/person.ts';
import { drawBody } from './body.ts';
import { drawBed, drawBench, drawSeat, isSeated } from './furniture.ts';
import { isClose, placeNear } from './place-near.ts';

/** Cut by the frame. */
export function drawNear(scene: Scene, people: readonly Person[]): void {
  const [first] = people;
  if (!first) return;
  for (const { person, spot, look } of placeNear(scene, people)) {
    if (isSeated(person)) drawSeat(scene, spot.x, spot.y, spot.unit, person, look.flip);
    if (person.pose === 'lie') drawBed(scene, spot);
    drawBody(scene.sheet, person, spot, look);
  }
  if (!isClose(scene.composition.crop)) drawBench(scene, first);
}
