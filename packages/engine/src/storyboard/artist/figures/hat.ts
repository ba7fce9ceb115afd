import { points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Person } from '../seeing/person.ts';
import type { Look } from './look.ts';

export function drawHat(sheet: Sheet, { hat }: Person, spot: Spot, look: Look): void {
  if (hat === undefined) return;
  const { tones } = look;
  const weight = Math.min(2.6, Math.max(0.8, spot.unit / 80));
  const tone = look.isSilhouette ? tones.dark : undefined;
  const side = look.facing === 'front' || look.facing === 'back' ? 0 : 0.06;
  const shape = (pairs: string, fill: string, isRound = true) =>
    sheet.shape(
      put(
        points(pairs).map(([x, y]) => [x + side, y] as const),
        spot,
      ),
      tone ?? fill,
      { round: isRound, weight },
    );
  switch (hat) {
    case 'cap':
      shape('-42 -24 -40 -46 -22 -62 14 -62 36 -48 40 -26 0 -30', tones.near);
      shape(
        look.facing === 'front'
          ? '-36 -28 0 -34 36 -28 26 -20 0 -23 -26 -20'
          : '16 -32 44 -30 62 -22 56 -18 36 -22 14 -24',
        tones.dark,
      );
      return;
    case 'brim':
      shape('-34 -32 -32 -64 -12 -74 0 -68 14 -74 32 -62 34 -32', tones.mid);
      shape('-72 -28 -40 -38 0 -42 40 -38 72 -28 40 -22 0 -20 -40 -22', tones.near);
      return;
    case 'toque':
      shape('-36 -28 -40 -58 -56 -76 -38 -96 -12 -92 6 -102 30 -92 50 -88 52 -68 38 -56 36 -28', tones.lit);
      return;
    case 'helmet':
      shape('-48 6 -52 -26 -34 -58 0 -68 36 -58 52 -26 48 6 38 -16 0 -24 -38 -16', tones.near);
      return;
    case 'beanie':
      shape('-41 -20 -42 -44 -24 -64 14 -64 38 -48 40 -22', tones.near);
      shape('-43 -20 -42 -34 0 -40 41 -34 42 -22 0 -26', tones.mid);
      return;
    case 'veil':
      shape(
        '-46 62 -54 10 -46 -38 -18 -62 18 -62 42 -40 46 -20 34 -30 0 -40 -28 -26 -36 0 -34 40 -24 70',
        tones.lit,
      );
      return;
    case 'crown':
      shape('-32 -40 -36 -66 -18 -54 0 -72 18 -54 36 -66 32 -40', tones.accent, false);
  }
}
