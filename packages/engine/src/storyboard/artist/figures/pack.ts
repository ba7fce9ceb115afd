import type { Point } from '../geometry.ts';
import type { Figure } from './figure.ts';
import { onTrunk } from './torso.ts';

/** What stands out behind somebody who is seen from the side, before the trunk is drawn over it. */
export function drawPackBehind(figure: Figure): void {
  const { person, look, sheet, place, weight, isQuick } = figure;
  if (!person.hasBackpack || look.facing === 'back' || look.facing === 'front') return;
  const reach = look.facing === 'profile' ? 2.3 : 1.3;
  const outline = (
    [
      [-0.6, 1],
      [-reach * 0.85, 0.98],
      [-reach, 0.8],
      [-reach, 0.28],
      [-reach * 0.9, 0.12],
      [-0.6, 0.1],
    ] as const
  ).map(([aside, along]) => place(onTrunk(figure, aside, along)));
  sheet.shape(outline, look.tones.dark, { round: true, weight, once: isQuick });
}

/** Its straps, or all of it from behind. */
export function drawPack(figure: Figure): void {
  const { person, look, sheet, place, weight } = figure;
  if (!person.hasBackpack) return;
  const at = (aside: number, along: number): Point => place(onTrunk(figure, aside, along));
  if (look.facing === 'back') {
    const pack = [
      at(-0.92, 1),
      at(0, 1.06),
      at(0.92, 1),
      at(1.1, 0.3),
      at(1.02, 0.14),
      at(-1.02, 0.14),
      at(-1.1, 0.3),
    ];
    sheet.shape(pack, look.tones.dark, { round: true, weight });
    sheet.line([at(-0.6, 0.5), at(0.6, 0.5)], { weight, tone: look.tones.mid });
    return;
  }
  for (const side of look.facing === 'profile' ? [0.3] : [-0.45, 0.5])
    sheet.line([at(side, 1.04), at(side * 1.25, 0.8), at(side * 1.1 - 0.15, 0.56)], {
      weight: weight * 2.6,
      tone: look.tones.dark,
      round: true,
      once: true,
    });
}
