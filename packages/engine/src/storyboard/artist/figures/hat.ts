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
      shape(VEILS[look.facing], tones.lit);
      return;
    case 'headphones':
      shape(
        '-46 -10 -44 -44 -20 -66 16 -66 42 -44 44 -10 38 -12 36 -40 14 -57 -18 -57 -38 -40 -39 -12',
        tones.dark,
      );
      shape('-52 -14 -38 -14 -36 14 -50 14', tones.near);
      if (look.facing === 'front' || look.facing === 'back') shape('52 -14 38 -14 36 14 50 14', tones.near);
      return;
    case 'space-helmet':
      sheet.shape(
        put(points('0 -72 34 -64 58 -38 66 -2 58 34 34 58 -34 58 -58 34 -66 -2 -58 -38 -34 -64'), spot),
        tone ?? tones.lit,
        { round: true, weight },
      );
      sheet.shape(
        put(
          points('4 -46 34 -38 48 -14 46 14 30 34 -22 34 -38 14 -40 -14 -26 -38').map(
            ([x, y]) => [x + side * 1.5, y] as const,
          ),
          spot,
        ),
        tones.dark,
        { round: true, weight },
      );
      sheet.line(put(points('-22 -14 -12 -30 6 -36'), spot), {
        tone: tones.lit,
        weight: weight * 1.6,
        round: true,
      });
      return;
    case 'crown':
      shape('-32 -40 -36 -66 -18 -54 0 -72 18 -54 36 -66 32 -40', tones.accent, false);
  }
}

const VEILS: Readonly<Record<Look['facing'], string>> = {
  front:
    '-30 64 -50 66 -54 10 -46 -38 -18 -62 18 -62 46 -38 54 10 50 66 30 64 38 10 32 -22 14 -40 -14 -40 -32 -22 -38 10',
  'three-quarter':
    '-10 62 -54 70 -56 10 -48 -38 -20 -62 16 -62 38 -44 42 -22 32 -34 8 -44 -12 -34 -22 -12 -24 20',
  profile: '-8 58 -50 76 -60 40 -54 -10 -46 -42 -20 -62 14 -60 32 -44 28 -36 10 -42 -6 -30 -12 0',
  back: '-40 76 -52 20 -46 -38 -20 -62 20 -62 46 -38 52 20 40 76 0 82',
};
