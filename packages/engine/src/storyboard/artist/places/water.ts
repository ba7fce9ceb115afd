import { box, oval, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import type { Thing } from '../seeing/thing-words.ts';
import { drawBoatShape } from '../things/afloat.ts';
import { drawGround, drawRidge, drawTufts } from './ground.ts';
import { drawSky } from './sky.ts';

/** What is afloat itself needs no boats beside it. */
const AFLOAT = new Set<Thing>(['boat', 'ship', 'rowboat', 'submarine']);

export function drawSea(scene: Scene): void {
  const { sheet, view, tones, weight, random, shot } = scene;
  const { width, height } = sheet;
  drawSky(scene);
  drawGround(scene, tones.mid);
  const isRough = shot.place.weather === 'thunderstorm' || shot.place.weather === 'wind';
  for (const down of [0.06, 0.16, 0.3, 0.48, 0.72]) {
    const y = view.horizon + (height - view.horizon) * down;
    const size = (6 + down * 40) * (isRough ? 1.7 : 1);
    const crest: Point[] = Array.from({ length: 12 }, (_, n) => [
      (n / 11) * width,
      y - (n % 2 === 0 ? 0 : size * between(random, 0.4, 0.9)),
    ]);
    sheet.wash([...crest, [width, y + size], [0, y + size]], down > 0.25 ? tones.near : tones.far, {
      round: false,
      opacity: 0.4,
    });
    sheet.line(crest, { round: true, weight: weight * (0.6 + down) });
  }
  drawTufts(scene, 'ripple', 70);
}

export function drawBeach(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const { width, height } = sheet;
  drawSky(scene);
  drawGround(scene, tones.mid);
  const foam = (by: number): Point[] => {
    const y = view.horizon + (height - view.horizon) * by;
    return [
      [-10, y + 16],
      [width * 0.2, y - 4],
      [width * 0.45, y + 14],
      [width * 0.7, y - 8],
      [width + 10, y + 6],
    ];
  };
  drawTufts(scene, 'ripple', 30);
  sheet.wash([...foam(0.3), [width + 10, height + 10], [-10, height + 10]], tones.paper);
  sheet.line(foam(0.3), { round: true, weight: weight * 1.2 });
  sheet.line(foam(0.22), { round: true, weight: weight * 0.8, opacity: 0.8, tone: tones.lit });
  const rock = height * 0.08;
  const x = scene.shadow === 'left' ? width * 0.08 : width * 0.92;
  sheet.shape(
    [
      [x - rock * 2, view.horizon + 6],
      [x - rock, view.horizon - rock],
      [x + rock * 0.3, view.horizon - rock * 1.3],
      [x + rock * 1.8, view.horizon + 6],
    ],
    tones.near,
    { weight },
  );
}

export function drawHarbour(scene: Scene): void {
  const { sheet, view, tones, weight, random, composition, shadow } = scene;
  const { width, height } = sheet;
  drawSky(scene);
  drawRidge(scene, tones.far, height * 0.09, { steps: 8 });
  drawGround(scene, tones.mid);
  drawTufts(scene, 'ripple', 34);
  const water = Math.max(20, view.horizon);
  for (const [at, size, down] of [
    [0.12, 0.2, 0.05],
    [0.84, 0.26, 0.09],
    [0.62, 0.14, 0.03],
    [0.3, 0.13, 0.02],
  ] as const) {
    const x = width * (at + between(random, -0.04, 0.04));
    if (scene.seen.main === 'thing' && Math.abs(x - composition.x) < width * 0.2) continue;
    drawBoatShape(
      sheet,
      { x, y: water + (height - water) * down + 6, unit: height * size, flip: random() < 0.5 },
      tones,
      weight * 0.9,
      shadow,
    );
  }
  // The quay one stands on, with its bollards.
  if (scene.seen.main === 'thing' && AFLOAT.has(scene.seen.thing ?? 'box')) return;
  const z = view.distance * 1.35 + 1.2;
  const y = Math.max(water + 12, view.at(0, 0, z)[1]);
  if (y > height) return;
  sheet.shape(
    [
      [-6, y],
      [width + 6, y],
      [width + 6, height + 6],
      [-6, height + 6],
    ],
    tones.far,
    { weight: weight * 1.4 },
  );
  sheet.line(
    [
      [0, y + 9],
      [width, y + 9],
    ],
    { weight },
  );
  for (let n = -8; n <= 8; n++)
    sheet.line(
      [
        [view.vanish + n * width * 0.09, y + 9],
        [view.vanish + n * width * 0.19, height],
      ],
      { weight: weight * 0.6, opacity: 0.55, once: true },
    );
  const unit = Math.abs(view.at(1, 0, z)[0] - view.at(0, 0, z)[0]);
  for (const at of [0.1, 0.9]) {
    const x = width * at;
    const s = Math.max(7, unit * 0.22);
    sheet.shape(
      [
        [x - s, y + 6],
        [x - s * 0.7, y - s * 1.2],
        [x - s * 1.1, y - s * 1.9],
        [x + s * 1.1, y - s * 1.9],
        [x + s * 0.7, y - s * 1.2],
        [x + s, y + 6],
      ],
      tones.dark,
      { weight },
    );
  }
}

export function drawUnderwater(scene: Scene): void {
  const { sheet, tones, weight, random, view } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.mid);
  for (const [to, opacity] of [
    [0.16, 0.5],
    [0.34, 0.35],
    [0.55, 0.25],
  ] as const)
    sheet.wash(
      [
        [0, 0],
        [width, 0],
        [width, height * to],
        [width * 0.5, height * (to + 0.06)],
        [0, height * to],
      ],
      tones.lit,
      { opacity },
    );
  sheet.line(
    Array.from({ length: 13 }, (_, n): Point => [(n / 12) * width, height * 0.045 + (n % 2) * 9]),
    { round: true, weight },
  );
  for (let n = 0; n < 5; n++) {
    const x = width * (0.12 + n * 0.19);
    sheet.wash(
      [
        [x, 0],
        [x + width * 0.04, 0],
        [x + width * 0.13, height * 0.8],
        [x + width * 0.02, height * 0.8],
      ],
      tones.lit,
      { opacity: 0.16 },
    );
  }
  const bed = Math.max(height * 0.82, Math.min(height * 0.92, view.horizon + height * 0.2));
  sheet.shape(
    [
      [-8, bed],
      [width * 0.2, bed - 12],
      [width * 0.5, bed + 8],
      [width * 0.8, bed - 14],
      [width + 8, bed],
      [width + 8, height + 9],
      [-8, height + 9],
    ],
    tones.near,
    { weight, round: false },
  );
  for (let n = 0; n < 9; n++) {
    const x = n < 5 ? between(random, 0, width * 0.28) : between(random, width * 0.74, width);
    const tall = height * between(random, 0.14, 0.34);
    sheet.line(
      [
        [x, bed + 10],
        [x + 10, bed - tall * 0.3],
        [x - 8, bed - tall * 0.65],
        [x + 7, bed - tall],
      ],
      { round: true, weight: weight * 2.2, tone: tones.dark },
    );
  }
  for (let n = 0; n < 16; n++) {
    const r = between(random, 2, 6);
    sheet.line(
      oval(
        scene.composition.x + between(random, -60, 90),
        between(random, height * 0.08, height * 0.5),
        r,
        r,
      ),
      { round: true, closed: true, weight: 1, tone: tones.lit, once: true },
    );
  }
}
