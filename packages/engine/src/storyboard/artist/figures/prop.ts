import { box, oval, type Point, points, put } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import { between } from '../random.ts';
import type { Prop } from '../seeing/see-person.ts';
import type { Look } from './look.ts';

export interface Grip {
  near: Point;
  far: Point;
  ground: number;
  /** The height of whoever holds it. */
  unit: number;
  flip: boolean;
}

/** What is held, in heights of the body. */
export function drawProp(
  sheet: Sheet,
  prop: Prop,
  { near, far, ground, unit, flip }: Grip,
  { tones, isSilhouette, isWorn }: Look,
): void {
  const weight = Math.min(2.8, Math.max(0.8, unit / 260));
  const dark = isSilhouette ? tones.dark : undefined;
  const accent = dark ?? (isWorn ? tones.lit : tones.accent);
  const ahead = flip ? -1 : 1;
  const [fx, fy] = far;
  const [nx, ny] = near;
  const shape = (at: Point, pairs: string, tone: string, isRound = true) =>
    sheet.shape(put(points(pairs), { x: at[0], y: at[1], unit, flip }), dark ?? tone, {
      round: isRound,
      weight,
    });
  const stroke = (from: Point, to: Point, thick = weight * 1.6) => sheet.line([from, to], { weight: thick });
  switch (prop) {
    case 'umbrella':
      stroke(far, [fx - ahead * unit * 0.03, fy - unit * 0.56], weight * 2);
      shape(
        [fx - ahead * unit * 0.03, fy - unit * 0.56],
        '-36 12 -30 -2 -14 -12 0 -15 14 -12 30 -2 36 12 24 6 12 10 0 6 -12 10 -24 6',
        accent,
      );
      return;
    case 'book':
      shape([fx, fy], '-12 -5 -2 -2 8 -6 8 4 -2 8 -12 4', tones.lit, false);
      return;
    case 'phone':
      shape([fx, fy], '-2 -8 4 -8 4 2 -2 2', accent, false);
      return;
    case 'cup':
      shape([fx, fy], '-3 -6 4 -6 3 2 -2 2', tones.lit, false);
      return;
    case 'lantern':
      for (const [size, opacity] of [
        [0.3, 0.12],
        [0.18, 0.2],
      ] as const)
        sheet.wash(oval(fx, fy + unit * 0.07, unit * size, unit * size), tones.accent, {
          round: true,
          opacity,
        });
      shape([fx, fy + unit * 0.02], '-4 0 4 0 5 10 -5 10', accent, false);
      return;
    case 'bag':
      shape([nx, ny], '-8 2 8 2 10 18 -10 18', tones.dark, false);
      return;
    case 'flowers':
      for (let n = 0; n < 6; n++)
        sheet.wash(
          oval(
            fx + between(sheet.random, -0.06, 0.08) * unit,
            fy - between(sheet.random, 0.03, 0.13) * unit,
            unit * 0.027,
            unit * 0.024,
          ),
          accent,
          { round: true },
        );
      shape([fx, fy], '-6 -4 7 -4 1 9', tones.lit, false);
      return;
    case 'net': {
      const x = fx + ahead * unit * 0.02;
      const corners: Point[] = [
        [x, fy - unit * 0.02],
        [x + ahead * unit * 0.42, fy - unit * 0.36],
        [x + ahead * unit * 0.62, ground + unit * 0.01],
        [x - ahead * unit * 0.04, ground],
      ];
      for (let n = 0; n <= 7; n++) {
        const share = n / 7;
        const mix = (a: Point, b: Point): Point => [
          a[0] + (b[0] - a[0]) * share,
          a[1] + (b[1] - a[1]) * share,
        ];
        const [c0, c1, c2, c3] = corners as [Point, Point, Point, Point];
        sheet.line([mix(c0, c1), mix(c3, c2)], { weight, tone: dark ?? tones.ink, opacity: 0.8, once: true });
        sheet.line([mix(c0, c3), mix(c1, c2)], { weight, tone: dark ?? tones.ink, opacity: 0.8, once: true });
      }
      return;
    }
    case 'guitar':
      stroke([nx, ny], [fx + ahead * unit * 0.06, fy - unit * 0.05], weight * 3.4);
      shape(
        [nx - ahead * unit * 0.03, ny + unit * 0.03],
        '-15 0 -10 -10 0 -8 7 -11 11 -3 9 6 1 6 -7 12 -14 8',
        accent,
      );
      return;
    case 'violin':
      stroke([nx, ny], [fx + ahead * unit * 0.1, fy - unit * 0.1]);
      shape(
        [(nx + fx) / 2, Math.min(ny, fy) - unit * 0.05],
        '-10 2 -5 -5 0 -3 5 -5 10 0 6 5 0 4 -6 7',
        accent,
      );
      return;
    case 'tool':
      stroke([nx, ny], [nx + ahead * unit * 0.09, ny - unit * 0.12], weight * 2.4);
      shape([nx + ahead * unit * 0.1, ny - unit * 0.13], '-5 -3 5 -1 4 3 -6 1', tones.dark, false);
      return;
    case 'stick':
      stroke([fx, fy - unit * 0.1], [fx + ahead * unit * 0.08, ground], weight * 2);
      return;
    case 'ball':
      sheet.shape(oval(fx, fy - unit * 0.04, unit * 0.06, unit * 0.06), accent, { round: true, weight });
      return;
    case 'camera':
      sheet.shape(box(fx - unit * 0.05, fy - unit * 0.06, unit * 0.1, unit * 0.065), tones.dark, { weight });
      sheet.shape(oval(fx + ahead * unit * 0.02, fy - unit * 0.028, unit * 0.024, unit * 0.024), tones.mid, {
        round: true,
        weight,
      });
      return;
    case 'rope':
      sheet.line([far, [fx + ahead * unit * 0.1, fy + unit * 0.16], [fx + ahead * unit * 0.3, ground]], {
        weight: weight * 1.4,
        round: true,
      });
      return;
    case 'sword':
      stroke([nx, ny], [nx + ahead * unit * 0.32, ny - unit * 0.3], weight * 1.8);
      stroke([nx + ahead * unit * 0.03, ny - unit * 0.07], [nx + ahead * unit * 0.08, ny], weight * 1.8);
  }
}
