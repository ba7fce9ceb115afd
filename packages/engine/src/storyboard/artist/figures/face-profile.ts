import { oval, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Person } from '../seeing/person.ts';
import type { Look } from './look.ts';

const MEDIUM = 34;
const FINE = 74;

export function faceProfile(sheet: Sheet, person: Person, spot: Spot, look: Look): void {
  const { unit } = spot;
  const thin = Math.max(0.8, Math.min(2.6, unit / 120));
  const low = person.age === 'toddler' || person.age === 'child' ? 0.06 : 0;
  const at = (pairs: string) =>
    put(
      points(pairs).map(([x, y]) => [x, y + low] as const),
      spot,
    );
  if (unit < MEDIUM) {
    sheet.line(at('24 -5 30 -5'), { weight: Math.max(0.9, thin), once: true });
    return;
  }
  sheet.line(at('20 -15 27 -17 33 -13'), { weight: thin * 1.6, round: true, once: unit < FINE });
  if (person.hasEyesClosed)
    sheet.line(at('21 -2 25 1 30 -1'), { weight: thin * 1.6, round: true, once: unit < FINE });
  else if (unit < FINE) sheet.line(at('21 -3 28 -5 30 -2'), { weight: thin * 1.5, round: true, once: true });
  else {
    sheet.wash(at('21 -1 26 -5 30 -3 28 1'), look.tones.lit);
    sheet.wash(put(oval(0.272, low - 0.018, 0.019, 0.03), spot), look.tones.ink, { round: true });
    sheet.line(at('20 -1 25 -6 31 -4'), { weight: thin * 1.7, round: true });
    sheet.line(at('22 1 28 2'), { weight: thin * 0.7, round: true, once: true, opacity: 0.7 });
    sheet.line(at('37 14 34 13 33 17 36 18'), { weight: thin, round: true, once: true });
    sheet.hatch(at('-2 2 16 8 18 30 10 44 -2 30'), {
      side: 'all',
      gap: Math.max(3.4, unit / 60),
      angle: -0.95,
      opacity: 0.28,
    });
  }
  sheet.line(at('38 27 33 27 28 28'), { weight: thin * 1.3, round: true, once: unit < FINE });
  sheet.line(at('-6 -6 1 -10 5 -3 1 6 -3 8 -5 1'), { weight: thin * 1.2, round: true, once: unit < FINE });
  if (unit >= FINE)
    sheet.line(at('-6 24 4 36 14 44'), { weight: thin * 0.8, round: true, opacity: 0.5, once: true });
  if (person.age === 'old')
    for (const line of ['30 16 26 22 26 28', '15 -2 11 -5', '15 1 11 3'])
      sheet.line(at(line), { weight: thin * 0.9, round: true, opacity: 0.7, once: true });
  if (person.hasBeard) {
    const beard = at('2 6 10 16 22 20 34 21 33 30 38 42 32 56 16 58 4 46 -4 26');
    sheet.wash(beard, look.tones.near, { round: true });
    sheet.hatch(beard, { gap: Math.max(3, unit / 40), angle: 1.3, opacity: 0.6 });
  }
  if (person.hasGlasses) {
    sheet.line(put(oval(0.27, low - 0.01, 0.09, 0.1), spot), {
      weight: thin * 1.5,
      round: true,
      closed: true,
      once: unit < FINE,
    });
    sheet.line(at('18 -3 -2 -7'), { weight: thin * 1.3, once: true });
  }
}
