import { oval, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Person } from '../seeing/see-person.ts';
import type { Look } from './look.ts';

const FINE = 62;
const CLOSE = 210;

/** Brows, eyes, nose and mouth, as many strokes as the size bears. */
export function faceFront(sheet: Sheet, person: Person, spot: Spot, look: Look): void {
  const { unit } = spot;
  const turn = look.facing === 'three-quarter' ? 0.09 : 0;
  const thin = Math.max(0.7, Math.min(2.6, unit / 110));
  const at = (pairs: string, by = turn) =>
    put(
      points(pairs).map(([x, y]) => [x + by, y] as const),
      spot,
    );
  for (const side of [-1, 1]) {
    // The eye that is turned away is narrower.
    const narrow = turn > 0 && side > 0 ? 0.8 : 1;
    const middle = (side * 0.17 - 0) * (turn > 0 && side > 0 ? 0.86 : 1) + turn;
    const eye = (pairs: string) =>
      put(
        points(pairs).map(([x, y]) => [middle + x * side * narrow, y] as const),
        spot,
      );
    if (unit < FINE) {
      sheet.line(eye('-5 -3 6 -3'), { weight: Math.max(1, thin * 1.4), once: true });
      continue;
    }
    drawEye(sheet, eye, put([[middle, -0.02]], spot)[0] ?? [0, 0], unit, look);
    sheet.line(eye(person.age === 'old' ? '-9 -12 0 -16 10 -12' : '-9 -13 1 -18 11 -12'), {
      weight: thin * 2.2,
      round: true,
    });
    if (person.age === 'old') {
      sheet.line(eye('-5 6 2 8 8 5'), { weight: thin * 0.7, round: true, opacity: 0.7 });
      sheet.line(eye('12 -3 16 -6'), { weight: thin * 0.7, opacity: 0.7 });
      sheet.line(eye('12 1 16 2'), { weight: thin * 0.7, opacity: 0.7 });
    }
  }
  if (unit < FINE * 0.6) return;
  const nose = turn > 0 ? '3 -4 6 6 9 13 6 17 1 17' : '2 -2 4 8 6 14 2 17 -3 16';
  sheet.line(at(nose), { weight: thin, round: true });
  sheet.line(at('-10 28 -3 27 0 28 4 27 10 28', turn * 1.1), { weight: thin * 1.5, round: true });
  if (unit >= FINE) {
    sheet.line(at('-5 34 0 35 5 34', turn), { weight: thin, round: true, opacity: 0.7 });
    sheet.line(at('-8 15 -6 17', turn), { weight: thin, opacity: 0.7 });
  }
  if (person.age === 'old') {
    sheet.line(at('-12 15 -16 22 -15 29'), { weight: thin, round: true, opacity: 0.75 });
    sheet.line(at('12 15 16 22 15 29'), { weight: thin, round: true, opacity: 0.75 });
    sheet.line(at('-16 -28 0 -30 15 -28'), { weight: thin * 0.7, round: true, opacity: 0.6 });
  }
  if (person.hasGlasses) {
    for (const side of [-1, 1])
      sheet.line(put(oval(side * 0.17 + turn, -0.02, 0.135, 0.115), spot), {
        weight: thin * 1.5,
        round: true,
        closed: true,
      });
    sheet.line(at('-4 -3 4 -3'), { weight: thin * 1.4 });
  }
  if (person.hasBeard) {
    const beard = at(
      '-33 8 -24 18 -12 21 0 20 12 21 23 18 31 8 32 28 22 46 8 56 -8 56 -24 44 -33 24',
      turn * 0.4,
    );
    sheet.wash(beard, look.tones.near, { round: true, opacity: 0.85 });
    sheet.hatch(beard, { side: 'all', gap: Math.max(3, unit / 40), angle: 1.3, opacity: 0.6 });
    sheet.wash(at('-9 26 0 24 9 26 6 31 -6 31', turn), look.tones.dark, { round: true });
  }
}

function drawEye(
  sheet: Sheet,
  eye: (pairs: string) => readonly (readonly [number, number])[],
  [x, y]: readonly [number, number],
  unit: number,
  { tones }: Look,
): void {
  const thin = Math.max(0.7, Math.min(2.8, unit / 110));
  sheet.wash(eye('-9 -1 -4 -6 3 -6 10 0 4 3 -4 3'), tones.lit, { round: true });
  sheet.wash(oval(x, y, unit * 0.046, unit * 0.05), unit >= CLOSE ? tones.near : tones.dark, { round: true });
  if (unit >= CLOSE) {
    sheet.line(oval(x, y, unit * 0.046, unit * 0.05), { weight: thin, round: true, closed: true });
    sheet.wash(oval(x, y, unit * 0.021, unit * 0.023), tones.ink, { round: true });
    sheet.wash(oval(x + unit * 0.015, y - unit * 0.02, unit * 0.009, unit * 0.009), tones.lit, {
      round: true,
    });
    for (const lash of ['-8 -3 -12 -6', '6 -5 9 -9', '9 -2 14 -5', '1 -7 2 -11'])
      sheet.line(eye(lash), { weight: thin, once: true });
    sheet.line(eye('-7 -9 0 -11 9 -7'), { weight: thin * 0.8, round: true, opacity: 0.7 });
  }
  sheet.line(eye('-10 0 -4 -6 3 -6 11 1'), { weight: thin * 1.9, round: true });
  sheet.line(eye('-8 1 -3 4 5 3 9 1'), { weight: thin * 0.8, round: true, opacity: 0.8 });
}

export function faceProfile(sheet: Sheet, person: Person, spot: Spot, look: Look): void {
  const { unit } = spot;
  const thin = Math.max(0.7, Math.min(2.6, unit / 110));
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.line(at('18 -14 26 -16 33 -13'), { weight: thin * 2, round: true });
  if (unit < FINE * 0.7) {
    sheet.line(at('23 -4 29 -4'), { weight: thin * 1.6, once: true });
    return;
  }
  sheet.wash(at('20 -2 26 -7 29 -4 27 1'), look.tones.lit);
  sheet.wash(put(oval(0.272, -0.03, 0.022, 0.036), spot), look.tones.ink, { round: true });
  sheet.line(at('19 -2 24 -7 30 -5'), { weight: thin * 1.8, round: true });
  sheet.line(at('21 0 27 2'), { weight: thin * 0.8, round: true });
  sheet.line(at('38 14 35 13 34 17 36 18'), { weight: thin, round: true });
  sheet.line(at('39 26 33 26 28 27'), { weight: thin * 1.4, round: true });
  sheet.line(at('-6 -8 1 -12 5 -4 1 6 -3 8 -5 0'), { weight: thin * 1.3, round: true });
  sheet.line(at('-6 24 4 36 14 44'), { weight: thin * 0.8, round: true, opacity: 0.5 });
  if (person.age === 'old') {
    sheet.line(at('30 16 26 22 26 28'), { weight: thin, round: true, opacity: 0.7 });
    sheet.line(at('15 -2 11 -5'), { weight: thin * 0.8, opacity: 0.7 });
    sheet.line(at('15 1 11 3'), { weight: thin * 0.8, opacity: 0.7 });
  }
  if (person.hasGlasses) {
    sheet.line(put(oval(0.27, -0.02, 0.1, 0.11), spot), { weight: thin * 1.5, round: true, closed: true });
    sheet.line(at('17 -4 -2 -8'), { weight: thin * 1.4 });
  }
  if (person.hasBeard) {
    const beard = at('2 8 10 16 22 19 34 20 33 30 38 40 34 56 18 58 4 46 -4 26');
    sheet.wash(beard, look.tones.near, { round: true, opacity: 0.85 });
    sheet.hatch(beard, { gap: Math.max(3, unit / 40), angle: 1.3, opacity: 0.6 });
  }
}
