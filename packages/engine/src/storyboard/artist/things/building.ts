import { wordTable } from '../../../language/words/word-table.ts';
import { box, oval, points, put } from '../geometry.ts';
import type { Drawer } from './drawer.ts';

/** Tall ones by their name; all others are houses. */
const TALL = wordTable<'light' | 'block' | 'spire'>({
  lighthouse: 'light',
  tower: 'block',
  skyscraper: 'block',
  hotel: 'block',
  building: 'block',
  museum: 'block',
  church: 'spire',
  cathedral: 'spire',
  chapel: 'spire',
  castle: 'spire',
  temple: 'spire',
});

export function buildingDrawer(words: readonly string[]): Drawer {
  const kind = words.map((word) => TALL[word]).find((found) => found !== undefined);
  return kind === 'light'
    ? drawLighthouse
    : kind === 'block'
      ? drawBlockOfFlats
      : kind === 'spire'
        ? drawChurch
        : drawHouse;
}

const weightOf = (unit: number): number => Math.min(3.2, Math.max(0.9, unit / 150));

const drawLighthouse: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  if (tones.key !== 'day') sheet.wash(at('0 -88 150 -112 150 -64'), tones.lit, { opacity: 0.4 });
  const tower = at('-15 0 -9 -80 9 -80 15 0');
  sheet.shape(tower, tones.lit, { weight: weight * 1.3 });
  for (const y of [-20, -50])
    sheet.shape(
      at(`${-13.5 + (y + 20) * -0.07} ${y} ${13.5 - (y + 20) * -0.07} ${y} 11.5 ${y - 13} -11.5 ${y - 13}`),
      tones.accent,
      { weight },
    );
  sheet.hatch(tower, { side: shadow, reach: 0.45, gap: 6 });
  sheet.shape(at('-13 -80 13 -80 13 -83 -13 -83'), tones.dark, { weight });
  sheet.shape(at('-7 -83 7 -83 7 -93 -7 -93'), tones.lit, { weight });
  sheet.shape(at('-9 -93 0 -102 9 -93'), tones.dark, { weight });
  sheet.shape(at('-40 4 -26 -5 0 -2 24 -6 44 4'), tones.near, { weight });
};

const drawHouse: Drawer = (sheet, spot, { tones, shadow, isWorn }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  const front = at('-46 0 -46 -50 46 -50 46 0');
  sheet.shape(at('24 -70 24 -98 34 -98 34 -62'), tones.near, { weight });
  sheet.shape(front, isWorn ? tones.accent : tones.far, { weight: weight * 1.3 });
  sheet.hatch(front, { side: shadow, reach: 0.3, gap: 7 });
  sheet.shape(at('-56 -48 0 -92 56 -48'), tones.near, { weight: weight * 1.3 });
  for (const y of [-58, -68, -78])
    sheet.line(at(`${-50 - (y + 58) * 1.1} ${y} ${50 + (y + 58) * 1.1} ${y}`), {
      weight: weight * 0.7,
      opacity: 0.6,
    });
  sheet.shape(at('-9 0 -9 -30 9 -30 9 0'), tones.dark, { weight });
  const pane = tones.key === 'day' ? tones.lit : tones.accent;
  for (const x of [-34, 18]) {
    sheet.shape(put(box(x / 100, -0.38, 0.16, 0.17), spot), pane, { weight });
    sheet.line(
      put(
        [
          [x / 100 + 0.08, -0.38],
          [x / 100 + 0.08, -0.21],
        ],
        spot,
      ),
      { weight },
    );
  }
};

const drawBlockOfFlats: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  sheet.shape(at('18 0 18 -100 34 -92 34 0'), tones.near, { weight: weight * 1.2 });
  sheet.hatch(at('18 0 18 -100 34 -92 34 0'), { gap: 6 });
  sheet.shape(at('-28 0 -28 -100 18 -100 18 0'), tones.far, { weight: weight * 1.3 });
  sheet.hatch(at('-28 0 -28 -100 18 -100 18 0'), { side: shadow, reach: 0.2, gap: 8, opacity: 0.4 });
  for (let floor = 0; floor < 10; floor++)
    for (let n = 0; n < 4; n++) {
      const isLit = tones.key === 'night' && (floor * 7 + n * 3) % 5 < 2;
      sheet.shape(
        put(box(-0.24 + n * 0.105, -0.96 + floor * 0.085, 0.06, 0.05), spot),
        isLit ? tones.accent : tones.key === 'day' ? tones.lit : tones.dark,
        { weight: weight * 0.7, once: true },
      );
    }
  sheet.shape(at('-10 0 -10 -8 2 -8 2 0'), tones.dark, { weight });
};

const drawChurch: Drawer = (sheet, spot, { tones, shadow }) => {
  const weight = weightOf(spot.unit);
  const at = (pairs: string) => put(points(pairs), spot);
  const nave = at('-14 0 -14 -36 50 -36 50 0');
  sheet.shape(at('-18 -34 -8 -56 44 -56 54 -34'), tones.near, { weight });
  sheet.shape(nave, tones.far, { weight });
  sheet.hatch(nave, { side: shadow, reach: 0.3, gap: 7 });
  for (const x of [10, 24, 38])
    sheet.shape(
      at(`${x - 4} -8 ${x - 4} -22 ${x} -29 ${x + 4} -22 ${x + 4} -8`),
      tones.key === 'day' ? tones.dark : tones.accent,
      { weight },
    );
  const tower = at('-40 0 -40 -62 -14 -62 -14 0');
  sheet.shape(tower, tones.mid, { weight: weight * 1.2 });
  sheet.hatch(tower, { side: shadow, reach: 0.4, gap: 6 });
  sheet.shape(at('-44 -61 -27 -100 -10 -61'), tones.near, { weight });
  sheet.shape(at('-34 0 -34 -14 -27 -20 -20 -14 -20 0'), tones.dark, { weight });
  sheet.shape(put(oval(-0.27, -0.44, 0.06, 0.06), spot), tones.lit, { round: true, weight });
};
