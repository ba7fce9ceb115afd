import type { Measurements } from '../picture/measure-picture.ts';
import type { Person } from './people.ts';
import type { Cutout } from './sight.ts';
import type { Sighting } from './sighting.ts';

/** A stop of light is about so much on the scale of the cheeks' logarithm. */
const A_SIDE = 0.3;
const PLAIN_SIDE = 0.75;

/** Where the light comes from, by a face and by the edge of whoever is cut out. */
export function sightingsOfLight(
  main: Person | undefined,
  cutout: Cutout | undefined,
  { light }: Measurements,
): Sighting[] {
  const found: Sighting[] = [];
  const add = (kind: 'key-light' | 'backlight', says: string, score: number, because: string[]) =>
    found.push({
      id: kind,
      kind,
      part: 'lighting',
      says,
      percent: Math.round(100 * score),
      isSure: score >= 0.7,
      ...(main?.face && kind === 'key-light' && { box: main.face.box }),
      because,
    });
  const face = main?.face;
  if (face?.cheeks && face.turn && Math.abs(face.turn.yaw) < 25 && face.box.height >= 0.08) {
    const ratio = Math.log(Math.max(1, face.cheeks.left) / Math.max(1, face.cheeks.right));
    const side = ratio > 0 ? 'left' : 'right';
    const agrees = light.side === side;
    if (Math.abs(ratio) > A_SIDE)
      add(
        'key-light',
        `key light on the ${side} side of the face`,
        Math.abs(ratio) > PLAIN_SIDE || agrees ? 0.8 : 0.6,
        [
          'one cheek is plainly lighter',
          agrees ? `the frame is lit from the ${side} too` : 'the frame says no other side',
        ],
      );
  }
  if (cutout && cutout.clarity > 0.6 && main) {
    const { inside, outside, edge } = cutout.light;
    if (outside - inside > 30)
      // A white wall behind somebody looks the same, so it is only asked.
      add('backlight', 'backlit', 0.6, [
        'the ground is much lighter than whoever stands before it',
        'measured inside and outside of the outline',
      ]);
    else if (edge - inside > 14 && edge - outside > 10)
      add('backlight', 'with a rim of light', 0.6, ['the outline is lighter than both sides of it']);
  }
  return found;
}
