import { points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Person } from '../seeing/see-person.ts';
import { drawHead } from './head.ts';
import type { Look } from './look.ts';

/** Head and shoulders, large: `spot` at the middle of the head, its unit the head's height. */
export function drawBust(sheet: Sheet, person: Person, spot: Spot, look: Look): void {
  const { tones } = look;
  const dark = look.isSilhouette ? tones.dark : undefined;
  const weight = Math.min(3.2, Math.max(1.2, spot.unit / 75));
  const at = (pairs: string) => put(points(pairs), spot);
  const isSide = look.facing === 'profile';
  const narrow = person.age === 'child' ? 0.78 : person.isWoman ? 0.9 : 1;
  const body = put(
    points(
      isSide
        ? '-22 52 -44 66 -66 84 -78 130 -84 240 70 240 60 130 46 84 22 62 14 48'
        : '-20 54 -46 68 -84 80 -104 104 -116 160 -124 260 124 260 116 160 104 104 84 80 46 68 20 54',
    ).map(([x, y]) => [x * narrow, y] as const),
    spot,
  );
  const cloth = dark ?? (look.isWorn ? tones.accent : person.garment === 'dress' ? tones.mid : tones.near);
  const neck = at(
    isSide ? '-24 10 -24 40 -34 66 0 84 22 64 12 46 14 34' : '-20 20 -20 44 -26 62 0 82 26 62 20 44 20 20',
  );
  sheet.shape(neck, dark ?? tones.skin, { round: true, weight });
  if (dark === undefined)
    sheet.hatch(neck, { side: 'all', gap: Math.max(4.5, spot.unit / 30), angle: -0.5, opacity: 0.5 });
  sheet.shape(body, cloth, { round: true, weight: weight * 1.2 });
  if (dark === undefined) {
    sheet.hatch(body, {
      side: look.shadow,
      reach: 0.5,
      gap: Math.max(6, spot.unit / 26),
      angle: -1,
      opacity: 0.55,
    });
    if (look.facing !== 'back') {
      sheet.shape(
        isSide ? at('-20 50 -22 62 -2 84 20 66 13 50 2 58') : at('-19 52 -24 62 -2 94 2 94 24 62 19 52 0 60'),
        tones.skin,
        { round: true, weight },
      );
      if (person.garment === 'coat' || person.garment === 'trousers' || person.garment === 'apron') {
        const lapels = isSide
          ? ['-22 56 -34 68 -6 118 0 90', '15 54 26 66 12 116 0 90']
          : ['-20 54 -40 68 -10 124 0 96', '20 54 40 68 10 124 0 96'];
        for (const lapel of lapels)
          sheet.shape(at(lapel), person.garment === 'apron' ? tones.lit : cloth, { weight });
        sheet.line(at('0 98 2 150 0 240'), { weight, round: true });
      }
    }
  }
  drawHead(sheet, person, spot, look);
}
