import type { Point, Spot } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/person.ts';
import { drawBody } from './body.ts';
import { drawBed, drawBench, drawSeat } from './furniture.ts';
import { drawLongSeat } from './long-seat.ts';
import { drawPiano } from './piano.ts';
import { isClose, placeNear } from './place-near.ts';
import { isSeated } from './seated.ts';

/** Cut by the frame. */
export function drawNear(scene: Scene, people: readonly Person[]): void {
  const [first] = people;
  if (!first) return;
  const placed = placeNear(scene, people);
  if (!isClose(scene.composition.crop))
    drawLongSeat(
      scene,
      placed.map(({ person }) => person),
      placed.map(({ spot }) => spot),
    );
  for (const { person, spot, look } of placed) {
    if (isSeated(person)) drawSeat(scene, spot.x, spot.y, spot.unit, person, look.flip);
    if (person.pose === 'lie') drawBed(scene, spot);
    if (person.pose === 'play') drawPiano(scene, spot);
    drawBody(scene.sheet, person, spot, look);
  }
  if (isClose(scene.composition.crop)) return;
  drawBench(scene, first);
  const [nearest] = placed;
  if (scene.seen.thing === 'rowboat' && nearest) drawGunwale(scene, nearest.spot);
}

/** The side of the boat that somebody sits in, across the foot of the frame. */
function drawGunwale({ sheet, tones, shadow }: Scene, { y, unit }: Spot): void {
  const { width, height } = sheet;
  const rim = y - unit * 0.43;
  if (rim > height) return;
  const side: Point[] = [
    [-10, rim - unit * 0.05],
    [width / 2, rim],
    [width + 10, rim - unit * 0.06],
    [width + 10, height + 10],
    [-10, height + 10],
  ];
  sheet.shape(side, tones.near, { weight: 2 });
  sheet.hatch(side, { side: shadow, reach: 0.4, gap: 9 });
  const plank: Point[] = [
    [-10, rim + unit * 0.01],
    [width / 2, rim + unit * 0.06],
    [width + 10, rim],
  ];
  sheet.line(plank, { round: true, weight: 1.6 });
}
