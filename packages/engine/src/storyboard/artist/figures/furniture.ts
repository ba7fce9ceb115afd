import { oval, points, put, type Spot } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/person.ts';
import { isIndoors, type PlaceKind } from '../seeing/see-place.ts';
import { wordsOf } from '../seeing/words-of.ts';
import { isOnLongSeat } from './long-seat.ts';
import { skeletonOf } from './skeleton.ts';

/** Where nobody has a chair. */
const WATERS: ReadonlySet<PlaceKind> = new Set(['sea', 'underwater', 'lake', 'waterfall']);

/** The chair somebody sits on, or there would be none. */
export function drawSeat(
  scene: Scene,
  x: number,
  ground: number,
  unit: number,
  person: Person,
  flip: boolean,
): void {
  if (WATERS.has(scene.composition.place) || scene.seen.thing === 'rowboat' || isOnLongSeat(scene.seen))
    return;
  const { sheet, tones } = scene;
  const tall = skeletonOf(person, 'profile').pelvis[1] - 0.055;
  const spot = { x, y: ground, unit, flip };
  const weight = Math.max(1.2, unit / 220);
  const at = (pairs: readonly (readonly [number, number])[]) => put(pairs, spot);
  for (const [from, to] of [
    [-0.11, -0.13],
    [0.12, 0.13],
  ] as const)
    sheet.shape(
      at([
        [from - 0.012, -tall],
        [from + 0.012, -tall],
        [to + 0.008, 0],
        [to - 0.008, 0],
      ]),
      tones.dark,
      { weight: weight * 0.7, once: true },
    );
  sheet.shape(
    at([
      [-0.125, -tall],
      [-0.17, -tall - 0.3],
      [-0.15, -tall - 0.31],
      [-0.1, -tall],
    ]),
    tones.near,
    { weight },
  );
  sheet.shape(
    at([
      [-0.14, -tall - 0.03],
      [0.16, -tall - 0.03],
      [0.15, -tall + 0.005],
      [-0.14, -tall + 0.005],
    ]),
    tones.dark,
    { weight },
  );
}

const BEDDED = /^(bed|bedroom|sleeps?|sleeping|asleep|hospital|hotel|sofa|couch|naps?|bench)$/;

/** What somebody lies on, where it is no ground. */
export function drawBed({ sheet, tones, seen, shot, composition }: Scene, spot: Spot): void {
  if (![...seen.words, ...wordsOf(shot.place.text)].some((word) => BEDDED.test(word))) return;
  const weight = Math.max(1.2, spot.unit / 260);
  const at = (pairs: string) => put(points(pairs), spot);
  const isBed = isIndoors(composition.place);
  if (isBed) {
    sheet.shape(at('-66 -26 -60 -26 -60 26 -66 26'), tones.near, { weight });
    sheet.shape(at('-58 -5 -38 -7 -34 1 -58 2'), tones.lit, { round: true, weight });
  }
  sheet.shape(at('-62 0 60 0 62 12 -62 12'), isBed ? tones.lit : tones.near, { weight });
  if (isBed) sheet.hatch(at('-62 0 60 0 62 12 -62 12'), { side: 'all', gap: 8, opacity: 0.35 });
  for (const leg of ['-58 12 -53 12 -53 26 -58 26', '53 12 58 12 58 26 53 26'])
    sheet.shape(at(leg), tones.dark, { weight });
}

const ON_WHEELS = /^skate/;

export function drawBoard({ sheet, tones, seen }: Scene, spot: Spot): void {
  const weight = Math.max(1, spot.unit / 220);
  const at = (pairs: string) => put(points(pairs), spot);
  if (!seen.words.some((word) => ON_WHEELS.test(word))) {
    sheet.shape(at('-56 -3 -20 -4 40 -3 62 -12 46 4 -20 5 -52 3'), tones.lit, { round: true, weight });
    return;
  }
  sheet.shape(at('-30 -7 -24 -5 28 -5 35 -8 34 -4 27 -2 -24 -2 -31 -4'), tones.dark, { weight });
  for (const x of [-0.2, 0.24])
    sheet.shape(put(oval(x, 0, 0.025, 0.025), spot), tones.near, { round: true, weight });
}

const AT_TABLE =
  /^(table|desk|types?|typing|writes?|writing|eats?|eating|dinner|breakfast|lunch|laptop|computer)$/;

/** What is worked on stands before whoever works. */
export function drawBench(scene: Scene, first: Person): void {
  const { sheet, view, composition, tones, shadow, seen } = scene;
  const isWorking = first.pose === 'work';
  const isAtTable = first.pose === 'sit' && seen.words.some((word) => AT_TABLE.test(word));
  if (!isWorking && !isAtTable) return;
  if (composition.crop === 'vast' || !isIndoors(composition.place)) return;
  const tall = isWorking ? 0.9 : 0.66;
  const [x, near, far] = [
    view.across(composition.x) + composition.facing * 0.35,
    view.distance - 0.55,
    view.distance - 0.1,
  ];
  const top = [
    view.at(x - 0.75, tall, far),
    view.at(x + 0.75, tall, far),
    view.at(x + 0.8, tall, near),
    view.at(x - 0.8, tall, near),
  ];
  if (view.eye > tall) sheet.shape(top, tones.paper, { weight: 2 });
  for (const side of [-0.72, 0.66])
    sheet.shape(
      [
        view.at(x + side, tall - 0.09, near),
        view.at(x + side + 0.07, tall - 0.09, near),
        view.at(x + side + 0.07, 0, near),
        view.at(x + side, 0, near),
      ],
      tones.near,
      { weight: 1.6 },
    );
  const face = [
    view.at(x - 0.8, tall, near),
    view.at(x + 0.8, tall, near),
    view.at(x + 0.8, tall - 0.09, near),
    view.at(x - 0.8, tall - 0.09, near),
  ];
  sheet.shape(face, tones.mid, { weight: 2 });
  sheet.hatch(face, { side: shadow, reach: 0.5, gap: 7 });
}

export function shade({ sheet, tones, shadow }: Scene, x: number, ground: number, size: number): void {
  const to = shadow === 'right' ? 1 : -1;
  sheet.wash(oval(x + to * size * 0.3, ground + 1, size, Math.max(2, size * 0.14)), tones.dark, {
    round: true,
    opacity: 0.4,
  });
}
