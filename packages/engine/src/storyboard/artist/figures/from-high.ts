import { heightOf } from '../composition/subject-metres.ts';
import { oval, points, put } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { lookOf } from './look-of.ts';
import { outfitOf } from './outfit.ts';

const CROWD = 16;

/** Small, from high above: a head, shoulders, a stride, and the long shadow that tells the height. */
export function drawFromHigh(scene: Scene): void {
  const { seen, view, composition, sheet, tones, shadow, random } = scene;
  const count = seen.isCrowd ? CROWD : seen.people.length;
  const ground = view.at(0, 0, view.distance)[1];
  const to = shadow === 'right' ? 1 : -1;
  for (let n = 0; n < count; n++) {
    const person = seen.people[n % seen.people.length];
    if (!person) return;
    const look = lookOf(scene, 'back');
    const outfit = outfitOf({ ...person, tint: person.tint + n }, look);
    const unit = Math.max(sheet.height * 0.11, view.scale * heightOf(person.age) * 0.62);
    const spread = seen.isCrowd ? sheet.width * 0.36 : unit * 0.8 * (count - 1);
    const x =
      count === 1
        ? composition.x
        : sheet.width / 2 + (n / (count - 1) - 0.5) * 2 * spread * (seen.isCrowd ? random() : 0.5);
    const y = ground + (seen.isCrowd ? (random() - 0.5) * sheet.height * 0.3 : 0);
    const spot = { x, y, unit };
    const cast = points('-8 0 8 -4 70 8 150 26 160 34 146 40 60 26').map(
      ([px, py]) => [px * to, py] as const,
    );
    sheet.wash(put(cast, spot), tones.dark, { round: true, opacity: 0.5 });
    const how = { round: true, weight: Math.max(0.9, unit / 70), once: true };
    for (const leg of ['-14 -30 -2 -30 -4 2 -14 2', '2 -30 14 -30 16 -6 6 -6'])
      sheet.shape(put(points(leg), spot), outfit.leg, how);
    sheet.shape(
      put(points('-26 -66 -10 -76 10 -76 26 -66 28 -40 16 -24 -16 -24 -28 -40'), spot),
      outfit.top,
      how,
    );
    sheet.shape(put(oval(0, -0.84, 0.13, 0.14), spot), person.hair === 'bald' ? tones.skin : tones.dark, how);
  }
}
