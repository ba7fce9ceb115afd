import { box, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { wordsOf } from '../seeing/words-of.ts';
import { drawGround, drawRidge, drawTufts, patch } from './ground.ts';
import { drawSky } from './sky.ts';

export function drawOpen(scene: Scene): void {
  drawSky(scene);
  drawGround(scene);
  drawTufts(scene, 'stone', 22);
}

export function drawField(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  drawSky(scene);
  drawRidge(scene, tones.mid, sheet.height * 0.05);
  for (let n = 0; n < 6; n++)
    tree(between(random, 0, sheet.width), between(random, 0.03, 0.07) * sheet.height);
  const isSnowy = scene.shot.place.weather === 'snow';
  drawGround(scene, isSnowy ? tones.lit : tones.far);
  // Furrows run to the horizon, where no snow lies on them.
  for (let n = -9; n <= 9 && !isSnowy; n++)
    sheet.line(
      [
        [view.vanish + n * 16, view.horizon + 2],
        [view.vanish + n * sheet.width * 0.17, sheet.height],
      ],
      { weight: weight * 0.7, opacity: 0.5, once: true },
    );
  const z = view.distance * 1.6 + 4;
  const rails: Point[] = [view.at(-40, 0.95, z), view.at(40, 0.95, z)];
  if (view.eye < 4) {
    sheet.line(rails, { weight: weight * 0.8 });
    for (let x = -24; x <= 24; x += 3) sheet.line([view.at(x, 1.15, z), view.at(x, 0, z)], { weight });
  }
  drawTufts(scene, isSnowy ? 'stone' : 'grass', isSnowy ? 18 : 60);

  function tree(x: number, size: number): void {
    const y = view.horizon;
    const crown: Point[] = [
      [x - size, y - size * 0.5],
      [x - size * 0.7, y - size * 1.3],
      [x, y - size * 1.7],
      [x + size * 0.8, y - size * 1.2],
      [x + size, y - size * 0.4],
      [x, y - size * 0.1],
    ];
    sheet.shape(crown, tones.near, { round: true, weight: weight * 0.8 });
    sheet.line(
      [
        [x, y - size * 0.2],
        [x, y],
      ],
      { weight: weight * 1.6 },
    );
  }
}

export function drawForest(scene: Scene): void {
  const { sheet, view, tones, weight, random, composition, shadow } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.sky);
  sheet.wash(box(0, 0, width, Math.max(0, view.horizon)), tones.paper, { opacity: 0.4 });
  drawRidge(scene, tones.far, height * 0.3, { steps: 16 });
  drawGround(scene, scene.shot.place.weather === 'snow' ? tones.lit : tones.mid);
  if (composition.isAerial) {
    drawCrowns(scene);
    return;
  }
  const depths = [5, 3.2, 2.1, 1.45].map((by) => view.distance * by + 2);
  depths.forEach((z, row) => {
    const count = 8 - row;
    for (let n = 0; n < count; n++) {
      const px = width * ((n + between(random, 0.15, 0.85)) / count);
      if (row > 2 && Math.abs(px - composition.x) < width * 0.16) continue;
      trunk(
        view.vanish + (px - view.vanish),
        z,
        [tones.far, tones.mid, tones.near, tones.near][row] ?? tones.near,
        row,
      );
    }
  });
  drawTufts(scene, 'grass', 40);

  function trunk(px: number, z: number, tone: string, row: number): void {
    const unit = Math.abs(view.at(1, 0, z)[0] - view.at(0, 0, z)[0]);
    const foot = view.at(0, 0, z)[1];
    const wide = unit * between(random, 0.14, 0.24);
    const high = foot + 40;
    const lean = between(random, -0.02, 0.02) * high;
    const shape: Point[] = [
      [px - wide * 0.7 + lean, foot - high],
      [px + wide * 0.7 + lean, foot - high],
      [px + wide, foot - unit * 0.4],
      [px + wide * 1.5, foot],
      [px - wide * 1.5, foot],
      [px - wide, foot - unit * 0.4],
    ];
    sheet.shape(shape, tone, { weight: row < 2 ? weight * 0.7 : weight * 1.2, once: row < 2 });
    if (row > 1) {
      sheet.hatch(shape, { side: shadow, reach: 0.5, gap: 7, angle: 0.25 });
      for (let n = 0; n < 3; n++) {
        const y = foot - high * between(random, 0.45, 0.9);
        const to = random() < 0.5 ? -1 : 1;
        sheet.line(
          [
            [px + to * wide * 0.7, y],
            [px + to * unit * 0.7, y - unit * 0.35],
            [px + to * unit * 1.2, y - unit * 0.9],
          ],
          { round: true, weight },
        );
      }
    }
  }
}

/** A wood from the air: crown behind crown. */
/** A band of water that winds through the trees, wider where it is near. */
function drawRiver({ sheet, tones, weight }: Scene, from: number): void {
  const { width, height } = sheet;
  const bank = (side: -1 | 1): Point[] =>
    Array.from({ length: 9 }, (_, n): Point => {
      const down = n / 8;
      const half = width * (0.012 + 0.085 * down ** 1.4);
      const x = width * (0.5 + 0.2 * Math.sin(down * 5.2 + 0.6) * (0.45 + down * 0.8));
      return [x + side * half, from + (height * 1.04 - from) * down];
    });
  const [left, right] = [bank(-1), bank(1)];
  sheet.wash([...left, ...right.toReversed()], tones.lit, { round: true });
  for (const side of [left, right]) sheet.line(side, { round: true, weight: weight * 1.2 });
  for (const n of [3, 5, 6, 7]) {
    const [a, b] = [left[n], right[n]];
    if (a && b)
      sheet.line(
        [
          [a[0] + (b[0] - a[0]) * 0.3, a[1]],
          [a[0] + (b[0] - a[0]) * 0.7, a[1] + 3],
        ],
        { weight: weight * 0.7, opacity: 0.6, once: true },
      );
  }
}

function drawCrowns(scene: Scene): void {
  const { sheet, view, tones, weight, random, shadow } = scene;
  const from = Math.max(0, view.horizon);
  for (let row = 0; row < 11; row++) {
    const down = (row / 10) ** 1.7;
    const y = from + (sheet.height * 1.06 - from) * down;
    const size = sheet.height * (0.03 + 0.13 * down);
    const count = Math.ceil(sheet.width / (size * 1.5));
    for (let n = 0; n <= count; n++) {
      const [x, r] = [(n + between(random, -0.3, 0.3)) * size * 1.5, size * between(random, 0.8, 1.15)];
      if (row > 2 && Math.abs(x - scene.composition.x) < size * 1.5 && scene.seen.main !== 'none') continue;
      const crown: Point[] = [
        [x - r, y],
        [x - r * 0.95, y - r * 0.5],
        [x - r * 0.55, y - r * 0.62],
        [x - r * 0.3, y - r * 1.15],
        [x + r * 0.1, y - r * 0.85],
        [x + r * 0.5, y - r * 0.9],
        [x + r, y - r * 0.2],
        [x + r * 0.6, y + r * 0.45],
        [x - r * 0.4, y + r * 0.5],
      ];
      sheet.shape(crown, random() < 0.5 ? tones.near : tones.mid, {
        round: true,
        weight: weight * 0.8,
        once: true,
      });
      if (row > 4) sheet.hatch(crown, { side: shadow, reach: 0.5, gap: 7 });
    }
  }
  if (
    wordsOf(scene.shot.place.text, scene.shot.subject.text).some((word) => /^(?:river|stream)s?$/.test(word))
  )
    drawRiver(scene, from);
}

export function drawDesert(scene: Scene): void {
  const { sheet, view, tones, weight, random, shadow } = scene;
  const { width, height } = sheet;
  drawSky(scene);
  drawGround(scene, tones.paper);
  const rows = [0.02, 0.14, 0.36];
  rows.forEach((down, row) => {
    const y = view.horizon + (height - view.horizon) * down;
    const tall = height * (0.1 - row * 0.012);
    const peak = width * between(random, 0.2, 0.8);
    const crest: Point[] = [
      [-10, y + tall * 0.3],
      [peak - width * 0.34, y - tall * 0.1],
      [peak, y - tall],
      [peak + width * 0.3, y + tall * 0.05],
      [width + 10, y - tall * 0.25],
    ];
    const dune: Point[] = [...crest, [width + 10, height + 10], [-10, height + 10]];
    sheet.wash(dune, [tones.far, tones.paper, tones.lit][row] ?? tones.paper, { round: false });
    sheet.line(crest, { round: true, weight });
    const to = shadow === 'right' ? 1 : -1;
    const face: Point[] = [
      [peak, y - tall],
      [peak + to * width * 0.14, y - tall * 0.3],
      [peak + to * width * 0.3, y + tall * 0.1],
      [peak + to * width * 0.1, y + tall * 0.8],
      [peak - to * width * 0.02, y + tall * 0.3],
    ];
    sheet.wash(face, tones.mid, { opacity: 0.8, round: true });
    sheet.hatch(face, { gap: 8, angle: 0.5, opacity: 0.4 });
  });
  for (let n = 0; n < 14; n++) {
    const y = view.horizon + (height - view.horizon) * between(random, 0.5, 0.98);
    const x = between(random, 0, width);
    sheet.line(
      [
        [x, y],
        [x + 24, y - 4],
        [x + 50, y + 2],
        [x + 80, y - 3],
      ],
      { round: true, weight: weight * 0.6, opacity: 0.5, once: true },
    );
  }
}

export function drawMountains(scene: Scene): void {
  const { sheet, view, tones, weight, random, shadow } = scene;
  const { height } = sheet;
  drawSky(scene);
  const tall = Math.min(height * 0.42, Math.max(height * 0.16, view.horizon * 0.72));
  drawRidge(scene, tones.far, tall * 0.8, { steps: 7, isJagged: true });
  const ridge = drawRidge(scene, tones.mid, tall, { steps: 5, isJagged: true });
  for (let n = 1; n < ridge.length - 2; n += 2) {
    const [px, py] = ridge[n] ?? [0, 0];
    const [lx, ly] = (shadow === 'right' ? ridge[n + 1] : ridge[n - 1]) ?? [0, 0];
    const slope: Point[] = [
      [px, py],
      [lx, ly],
      [(lx + px) / 2, view.horizon],
      [px - (lx - px) * 0.05, view.horizon - (view.horizon - py) * 0.4],
      [px + (lx - px) * 0.12, py + (view.horizon - py) * 0.3],
    ];
    sheet.wash(slope, tones.near, { opacity: 0.75 });
    sheet.hatch(slope, { gap: 7, angle: shadow === 'right' ? 0.9 : -0.9, opacity: 0.5 });
    const snow: Point[] = [
      [px, py],
      [px + (lx - px) * 0.34, py + (ly - py) * 0.34],
      [px + (lx - px) * 0.1, py + (view.horizon - py) * 0.18],
      [px, py + (view.horizon - py) * 0.28],
      [px - (lx - px) * 0.14, py + (view.horizon - py) * 0.16],
      [px - (lx - px) * 0.26, py + (ly - py) * 0.28],
    ];
    sheet.wash(snow, tones.lit);
    sheet.line(
      [
        [px, py],
        [px + (lx - px) * 0.05, py + (view.horizon - py) * 0.3],
        [px - (lx - px) * 0.03, py + (view.horizon - py) * 0.55],
      ],
      { weight: weight * 0.8, opacity: 0.7 },
    );
  }
  drawGround(scene);
  sheet.wash(patch(scene, -60, 60, view.distance * 3, view.distance * 30), tones.mid, { opacity: 0.35 });
  for (let n = 0; n < 26; n++)
    fir(between(random, 0, sheet.width), view.horizon + between(random, 2, 16), between(random, 12, 24));
  drawTufts(scene, 'stone', 34);

  function fir(x: number, y: number, size: number): void {
    sheet.shape(
      [
        [x, y - size],
        [x + size * 0.28, y],
        [x - size * 0.28, y],
      ],
      tones.near,
      { weight: weight * 0.7, once: true },
    );
  }
}

export function drawSnow(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  const { width, height } = sheet;
  drawSky(scene);
  drawRidge(scene, tones.far, height * 0.1, { steps: 6 });
  drawGround(scene, tones.lit);
  for (let n = 0; n < 15; n++)
    fir(
      between(random, 0, width),
      view.horizon + between(random, 0, height * 0.04),
      height * between(random, 0.08, 0.17),
    );
  for (const down of [0.18, 0.45, 0.75]) {
    const y = view.horizon + (height - view.horizon) * down;
    const drift: Point[] = [
      [-10, y + 12],
      [width * 0.25, y - 12],
      [width * 0.55, y + 6],
      [width * 0.8, y - 10],
      [width + 10, y + 8],
    ];
    sheet.wash([...drift, [width + 10, y + 40], [-10, y + 50]], tones.sky, { opacity: 0.35 });
    sheet.line(drift, { round: true, weight: weight * 0.9, opacity: 0.7 });
  }

  function fir(x: number, y: number, size: number): void {
    for (const [up, wide] of [
      [0, 0.36],
      [0.3, 0.28],
      [0.58, 0.2],
    ] as const) {
      const layer: Point[] = [
        [x, y - size * (up + 0.5)],
        [x + size * wide, y - size * up],
        [x - size * wide, y - size * up],
      ];
      sheet.shape(layer, tones.near, { weight: weight * 0.8, once: true });
      sheet.wash(
        [
          [x, y - size * (up + 0.5)],
          [x + size * wide * 0.5, y - size * (up + 0.22)],
          [x - size * wide * 0.5, y - size * (up + 0.24)],
        ],
        tones.lit,
      );
    }
  }
}
