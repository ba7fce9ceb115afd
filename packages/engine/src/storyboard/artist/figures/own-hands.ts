import { points, put } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { firstProp } from '../seeing/see-person.ts';
import { lookOf } from './look-of.ts';
import { drawNearHand } from './near-hand.ts';
import { drawProp } from './prop.ts';

/** Whoever looks sees their own hands come in from below, and the dark around what they look at. */
export function drawOwnHands(scene: Scene): void {
  const { sheet, tones, composition, seen, shadow } = scene;
  const { width, height } = sheet;
  const unit = Math.min(height * 0.42, width * 0.3);
  const look = lookOf(scene, 'front');
  for (const right of [false, true]) {
    const to = right ? 1 : -1;
    for (const y of [-0.02, 1.02])
      sheet.wash(
        put(points('0 0 62 0 40 10 18 26 6 48 0 84'), {
          x: right ? width + 2 : -2,
          y: y < 0.5 ? -2 : height + 2,
          unit: Math.min(width, height) * 0.42,
          flip: right,
        }).map(([px, py]) => [px, y < 0.5 ? py : 2 * (height + 2) - py] as const),
        tones.dark,
        { round: true, opacity: 0.75 },
      );
    if (composition.place === 'vehicle') continue;
    drawNearHand(
      sheet,
      { x: width / 2 + to * unit * 0.72, y: height * 0.98, unit, flip: right, turn: 0.42 },
      look,
      {
        isGripping: seen.words.length > 0 && firstProp(seen.words) !== undefined,
      },
    );
  }
  const prop = firstProp(seen.words);
  if (prop === undefined || composition.place === 'vehicle') return;
  const at = [width / 2, height * 0.74] as const;
  drawProp(
    sheet,
    prop,
    {
      near: at,
      far: at,
      chin: at,

      belly: at,
      ground: height * 1.1,
      unit: unit * 5.2,
      flip: shadow === 'left',
    },
    look,
  );
}
