import type { Look } from '../figures/look.ts';
import { oval, points, put, type Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Creature } from '../seeing/see-subject.ts';

/** From the side, in heights of the animal, standing at the origin and looking right. */
interface Outline {
  parts: readonly { at: string; tone: 'mid' | 'near' | 'lit' | 'dark' }[];
  strokes: readonly string[];
  eye: string;
}

const OUTLINES: Readonly<Record<Creature, Outline>> = {
  dog: {
    parts: [
      { at: '-34 -40 -28 -38 -26 -22 -32 -2 -26 0 -20 -18 -16 -30 -20 -42', tone: 'near' },
      { at: '26 -36 30 -20 26 -1 33 0 37 -18 38 -36', tone: 'near' },
      { at: '-56 -56 -70 -74 -74 -92 -66 -80 -50 -64 -44 -60', tone: 'mid' },
      {
        at: '-46 -62 -30 -67 0 -63 24 -68 34 -84 40 -98 52 -102 62 -96 74 -90 88 -86 90 -78 78 -74 66 -72 58 -64 54 -46 46 -36 38 -32 36 -18 32 -3 38 0 27 1 24 -20 20 -34 0 -32 -20 -34 -26 -26 -36 -18 -38 -3 -32 0 -44 1 -46 -18 -52 -34 -52 -50',
        tone: 'mid',
      },
      { at: '40 -97 34 -90 32 -72 38 -66 46 -74 48 -92', tone: 'dark' },
    ],
    strokes: ['66 -74 74 -76 84 -78', '24 -68 20 -54 24 -42', '-38 -56 -30 -46 -34 -32'],
    eye: '60 -90',
  },
  cat: {
    parts: [
      { at: '-48 -46 -70 -40 -86 -54 -84 -76 -78 -78 -78 -58 -66 -50 -50 -58', tone: 'mid' },
      { at: '-30 -30 -34 -2 -26 0 -20 -26', tone: 'near' },
      { at: '26 -28 26 -2 34 0 36 -28', tone: 'near' },
      {
        at: '-50 -54 -30 -66 0 -64 26 -66 36 -74 36 -90 38 -102 48 -92 60 -92 70 -102 72 -88 74 -76 66 -66 54 -62 46 -50 44 -30 42 -2 34 0 32 -26 10 -28 -20 -28 -34 -20 -38 -2 -46 0 -48 -24 -54 -40',
        tone: 'mid',
      },
    ],
    strokes: [
      '62 -72 76 -70',
      '62 -70 76 -65',
      '-30 -62 -28 -48',
      '-14 -64 -12 -50',
      '2 -64 4 -50',
      '58 -72 62 -70 66 -72',
    ],
    eye: '60 -80',
  },
  horse: {
    parts: [
      { at: '-46 -56 -58 -50 -62 -24 -56 -20 -52 -44 -42 -52', tone: 'dark' },
      { at: '-30 -34 -26 -20 -32 -2 -24 0 -18 -20 -18 -36', tone: 'near' },
      { at: '18 -34 22 -18 18 -1 26 0 30 -18 30 -36', tone: 'near' },
      {
        at: '-46 -60 -28 -66 0 -61 18 -66 30 -82 42 -96 48 -104 50 -96 56 -92 66 -78 70 -70 64 -65 56 -70 50 -76 44 -66 40 -50 36 -38 38 -20 36 -4 40 0 30 0 29 -20 24 -34 0 -33 -22 -36 -30 -26 -36 -18 -36 -4 -32 0 -42 0 -44 -18 -42 -30 -48 -44',
        tone: 'mid',
      },
      { at: '46 -103 36 -97 29 -86 20 -68 28 -68 38 -82 44 -94 53 -92 50 -98', tone: 'dark' },
    ],
    strokes: [
      '61 -69 66 -71 69 -70',
      '64 -76 66 -77 66 -74',
      '49 -78 53 -74 54 -80',
      '47 -99 49 -101 49 -95',
      '26 -62 24 -48 28 -40',
      '-34 -60 -26 -50 -28 -38',
    ],
    eye: '53 -87',
  },
  bird: {
    parts: [
      { at: '-34 -34 -74 -22 -78 -30 -60 -40 -36 -50', tone: 'near' },
      {
        at: '-40 -44 -20 -60 6 -66 22 -74 26 -88 38 -96 52 -92 58 -84 76 -80 58 -76 50 -66 46 -46 30 -28 6 -22 -20 -28',
        tone: 'lit',
      },
      { at: '-50 -36 -30 -56 0 -60 22 -52 12 -36 -14 -30 -40 -28', tone: 'mid' },
      { at: '56 -85 78 -80 57 -77', tone: 'dark' },
    ],
    strokes: ['2 -22 0 -2 12 0', '14 -24 14 -2 26 0', '-36 -36 -8 -46', '-26 -33 2 -42', '-12 -32 12 -42'],
    eye: '46 -85',
  },
  fish: {
    parts: [
      { at: '-62 -50 -100 -84 -92 -50 -100 -16 -62 -48', tone: 'near' },
      { at: '-20 -76 6 -98 24 -74', tone: 'near' },
      { at: '-70 -50 -40 -66 0 -78 44 -74 76 -60 92 -46 76 -34 44 -22 0 -20 -40 -34', tone: 'mid' },
      { at: '6 -44 -18 -30 -12 -20 16 -36', tone: 'near' },
    ],
    strokes: [
      '54 -70 46 -48 54 -28',
      '92 -46 82 -44 76 -40',
      '-10 -60 0 -56',
      '8 -60 18 -56',
      '-20 -50 -10 -46',
      '-4 -48 6 -44',
      '20 -50 30 -46',
      '-36 -52 -26 -50',
    ],
    eye: '70 -54',
  },
};

export function drawCreature(
  sheet: Sheet,
  creature: Creature,
  spot: Spot,
  { tones, shadow, isSilhouette, isWorn }: Look,
): void {
  const { parts, strokes, eye } = OUTLINES[creature];
  const weight = Math.min(3.2, Math.max(0.8, spot.unit / 120));
  parts.forEach(({ at, tone }, n) => {
    const shape = put(points(at), spot);
    const isBody = shape.length > 14 || (creature === 'fish' && n === 2);
    sheet.shape(shape, isSilhouette ? tones.dark : isBody && isWorn ? tones.accent : tones[tone], {
      round: true,
      weight: isBody ? weight * 1.2 : weight,
    });
    if (!isSilhouette && isBody && spot.unit > 50) {
      sheet.hatch(shape, { side: shadow, reach: 0.25, gap: Math.max(5, spot.unit / 45), angle: -0.9 });
      sheet.hatch(lower(shape), { gap: Math.max(5, spot.unit / 40), angle: 0.5, opacity: 0.4 });
    }
  });
  if (spot.unit < 40) return;
  for (const stroke of strokes)
    sheet.line(put(points(stroke), spot), { round: true, weight: weight * 0.8, opacity: 0.85 });
  const [at] = put(points(eye), spot);
  if (!at) return;
  sheet.wash(oval(at[0], at[1], spot.unit * 0.024, spot.unit * 0.026), tones.ink, { round: true });
  if (spot.unit > 120)
    sheet.wash(
      oval(at[0] + spot.unit * 0.007, at[1] - spot.unit * 0.009, spot.unit * 0.008, spot.unit * 0.008),
      tones.lit,
      { round: true },
    );
  if (creature === 'dog')
    sheet.wash(put(oval(0.885, -0.845, 0.028, 0.024), spot), tones.ink, { round: true });

  function lower(shape: readonly (readonly [number, number])[]): (readonly [number, number])[] {
    const line = spot.y - spot.unit * 0.46;
    return shape
      .map(([x, y]) => [x, Math.max(y, Math.min(line, y + spot.unit * 0.4))] as const)
      .filter(([, y]) => y <= spot.y - spot.unit * 0.26);
  }
}
