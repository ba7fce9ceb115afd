import { points, put, type Spot } from '../geometry.ts';
import type { Scene } from '../scene.ts';

const PIANOS = /^(?:pianos?|pianist|organ|keyboard|harpsichord)$/;

/** A grand before whoever plays it: its case on three legs, the keys towards them, the lid open. */
export function drawPiano({ sheet, tones, seen, shadow }: Scene, spot: Spot): void {
  if (!seen.words.some((word) => PIANOS.test(word))) return;
  const weight = Math.max(1.2, spot.unit / 220);
  const at = (pairs: string) => put(points(pairs), spot);
  for (const leg of ['30 -36 34 -36 33 0 31 0', '66 -36 70 -36 69 0 67 0', '112 -36 116 -36 115 0 113 0'])
    sheet.shape(at(leg), tones.dark, { weight });
  sheet.shape(at('40 -52 118 -52 112 -98 54 -88'), tones.near, { weight });
  sheet.line(at('92 -52 96 -92'), { weight: weight * 1.4 });
  const body = at('36 -36 36 -52 122 -52 122 -36');
  sheet.shape(body, tones.dark, { weight: weight * 1.3 });
  sheet.hatch(body, { side: shadow, reach: 0.3, gap: 7 });
  sheet.shape(at('24 -44 40 -44 40 -41 24 -41'), tones.lit, { weight });
  sheet.shape(at('24 -41 40 -41 40 -36 26 -36'), tones.dark, { weight });
}
