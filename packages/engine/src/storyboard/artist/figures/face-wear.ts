import { oval, type Point, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Look } from './look.ts';

export function drawGlasses(sheet: Sheet, spot: Spot, turn: number, low: number, thin: number): void {
  for (const side of [-1, 1]) {
    const middle = side * (turn > 0 && side > 0 ? 0.145 : 0.165) + turn;
    sheet.line(put(oval(middle, low - 0.01, turn > 0 && side > 0 ? 0.11 : 0.125, 0.1), spot), {
      weight: Math.max(1.1, thin * 1.5),
      round: true,
      closed: true,
      once: spot.unit < 60,
    });
  }
  sheet.line(
    put(
      [
        [turn - 0.045, low - 0.02],
        [turn + 0.045, low - 0.02],
      ],
      spot,
    ),
    { weight: thin * 1.4, once: true },
  );
  sheet.line(
    put(
      [
        [turn - 0.29, low - 0.02],
        [-0.37, low - 0.05],
      ],
      spot,
    ),
    { weight: thin * 1.2, once: true },
  );
}

export function drawBeard(
  sheet: Sheet,
  at: (pairs: string, by?: number) => Point[],
  unit: number,
  { tones }: Look,
  turn: number,
): void {
  const beard = at(
    '-34 4 -28 18 -14 22 0 19 14 22 27 16 33 4 33 26 24 44 10 56 -8 56 -24 46 -34 24',
    turn * 0.4,
  );
  sheet.wash(beard, tones.near, { round: true });
  if (unit < 34) return;
  sheet.hatch(beard, { side: 'all', gap: Math.max(3, unit / 36), angle: 1.35, opacity: 0.7 });
  sheet.line(beard.slice(6), { weight: Math.max(0.8, unit / 110), round: true, once: true });
  sheet.line(at('-10 29 0 28 10 29', turn), { weight: Math.max(1, unit / 80), round: true, once: true });
}
