import type { View } from '../composition/view.ts';
import { points, put } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import { seePerson } from '../seeing/see-person.ts';
import type { Seen } from '../seeing/see-subject.ts';
import type { Look } from './look.ts';
import { drawProp } from './prop.ts';

const FOREARM = points('-150 52 -70 16 -52 8 -54 -24 -78 -26 -158 -6');
const PALM = points('-60 12 -56 -24 -30 -38 2 -36 12 -20 10 6 -4 20 -34 24');
const FINGERS = [
  '0 -36 24 -40 40 -30 42 -20 34 -20 22 -28 4 -22',
  '6 -24 34 -24 46 -14 44 -6 32 -12 8 -12',
  '8 -12 34 -10 42 0 38 6 26 2 8 0',
  '4 2 26 6 32 14 26 18 14 14 0 14',
].map(points);
const THUMB = points('-34 -34 -18 -52 6 -58 20 -52 18 -44 0 -44 -14 -32');

/** Two hands at work, cut by the frame at the wrists. */
export function drawHands(sheet: Sheet, seen: Seen, _view: View, look: Look): void {
  const { tones } = look;
  const { width, height } = sheet;
  const unit = Math.min(width * 0.34, height * 0.52);
  const weight = Math.max(1.6, unit / 110);
  const person = seePerson(seen.words, [], 0, 0);
  for (const flip of [false, true]) {
    const spot = { x: width / 2 + (flip ? 1 : -1) * unit * 0.3, y: height * (flip ? 0.6 : 0.54), unit, flip };
    const at = (shape: ReturnType<typeof points>) => put(shape, spot);
    sheet.shape(at(FOREARM), tones.near, { round: false, weight: weight * 1.2 });
    sheet.hatch(at(FOREARM), { gap: 8, side: look.shadow, reach: 0.6 });
    sheet.shape(at(PALM), tones.skin, { round: true, weight: weight * 1.2 });
    sheet.hatch(at(PALM), { gap: 7, side: look.shadow, reach: 0.4, opacity: 0.45 });
    for (const finger of [...FINGERS].reverse()) sheet.shape(at(finger), tones.skin, { round: true, weight });
    sheet.shape(at(THUMB), tones.skin, { round: true, weight });
  }
  const centre = [width / 2 + unit * 0.04, height * 0.42] as const;
  if (person.prop !== undefined)
    drawProp(
      sheet,
      person.prop,
      { near: centre, far: centre, ground: height * 0.95, unit: unit * 2.6, flip: look.flip },
      look,
    );
}
