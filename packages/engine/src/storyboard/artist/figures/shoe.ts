import { points, put } from '../geometry.ts';
import type { Figure } from './figure.ts';
import type { Limb } from './skeleton.ts';

/** In lengths of a foot, the ankle at the origin, the sole below. */
const SIDE = points('-26 -10 14 -12 26 6 62 18 72 30 70 38 -30 38 -34 20');
const AHEAD = points('-18 -10 18 -10 26 16 28 32 22 40 -22 40 -28 32 -26 16');
const TURNED = points('-20 -10 16 -12 28 8 46 22 48 34 40 40 -26 40 -30 22');

export function drawShoe(
  { sheet, place, skeleton, look, outfit, spot, weight, person }: Figure,
  [, knee, ankle]: Limb,
): void {
  const [kx, ky] = place(knee);
  const [x, y] = place(ankle);
  const flip = spot.flip ?? false;
  const lean = Math.atan2(flip ? x - kx : kx - x, y - ky);
  // A foot on the ground lies flat; one in the air follows the shin.
  const isDown = ankle[1] < 0.06;
  const isLying = person.pose === 'lie';
  const isFlat = look.facing === 'front' || look.facing === 'back';
  const isTurned = spot.turn !== undefined;
  const isStanding = isTurned || (isDown && Math.abs(lean) < 0.35);
  const shape =
    isStanding && isFlat
      ? AHEAD
      : isStanding && look.facing === 'three-quarter' && person.pose !== 'walk'
        ? TURNED
        : SIDE;
  sheet.shape(
    put(shape, {
      x,
      y,
      unit: 0.105 * spot.unit * (0.7 + 0.3 * skeleton.build.thick),
      flip,
      turn: isLying || isTurned ? lean : isDown ? Math.min(0.5, Math.max(0, lean * 0.5)) : lean,
    }),
    outfit.shoe,
    { round: true, weight, once: true },
  );
}
