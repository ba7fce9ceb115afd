import type { View } from '../composition/view.ts';
import { oval, points, put } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Person } from '../seeing/person.ts';
import type { Look } from './look.ts';

/** Heads and shoulders, straight from above. */
export function drawFromAbove(
  sheet: Sheet,
  people: readonly Person[],
  view: View,
  x: number,
  { tones, shadow, isWorn }: Look,
): void {
  const apart = Math.min(sheet.width / (people.length + 1), view.scale * 0.9);
  people.forEach((person, n) => {
    const unit = Math.min(sheet.height * 0.5, Math.max(26, view.scale * 0.5));
    const spot = { x: x + (n - (people.length - 1) / 2) * apart, y: sheet.height * 0.5, unit };
    const weight = Math.max(1.2, unit / 90);
    const to = shadow === 'right' ? 1 : -1;
    sheet.wash(
      put(
        points('-30 0 30 -16 90 40 60 70 -10 40').map(([px, py]) => [px * to, py] as const),
        spot,
      ),
      tones.near,
      { round: true, opacity: 0.6 },
    );
    const body = put(points('-56 -4 -44 -20 0 -24 44 -20 56 -4 46 16 0 24 -46 16'), spot);
    for (const arm of [
      '-50 0 -58 -24 -42 -46 -32 -40 -42 -22 -36 -2',
      '50 0 58 -24 42 -46 32 -40 42 -22 36 -2',
    ])
      sheet.shape(put(points(arm), spot), tones.mid, { round: true, weight });
    sheet.shape(body, isWorn ? tones.accent : tones.near, { round: true, weight });
    sheet.hatch(body, { side: shadow, gap: 7 });
    sheet.shape(put(oval(0, -0.03, 0.2, 0.24), spot), person.age === 'old' ? tones.lit : tones.dark, {
      round: true,
      weight,
    });
    sheet.shape(put(points('-4 -26 0 -31 4 -26'), spot), tones.skin, { weight });
  });
}
