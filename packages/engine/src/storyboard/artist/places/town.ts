import { box, oval } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawGround } from './ground.ts';
import { drawSky } from './sky.ts';

/** Fronts on both sides of a way that runs to the horizon. */
function drawFronts(scene: Scene, half: number, least: number, most: number, houses: number): void {
  const { sheet, view, tones, weight, random, shadow } = scene;
  const far = view.distance * 5 + 30;
  const near = Math.max(0.8, view.distance * 0.18);
  for (const side of [-1, 1] as const) {
    const x = side * half;
    const isShaded = side < 0 === (shadow === 'left');
    // From the far end, so that what is near lies over it.
    const cuts = Array.from({ length: houses + 1 }, (_, n) => near * (far / near) ** (n / houses)).reverse();
    for (let n = 0; n < houses; n++) {
      const [z1, z0] = [cuts[n] ?? far, cuts[n + 1] ?? near];
      const high = between(random, least, most);
      const front = [view.at(x, high, z1), view.at(x, high, z0), view.at(x, 0, z0), view.at(x, 0, z1)];
      sheet.shape(front, isShaded ? tones.near : tones.far, { weight });
      if (isShaded) sheet.hatch(front, { gap: 10, angle: side * 0.9, opacity: 0.4 });
      const floors = Math.max(1, Math.floor(high / 3));
      const across = Math.max(1, Math.min(3, Math.round((z1 - z0) / 4)));
      for (let floor = 0; floor < floors; floor++)
        for (let w = 0; w < across; w++) {
          const a = z0 + ((z1 - z0) * (w + 0.28)) / across;
          const b = z0 + ((z1 - z0) * (w + 0.72)) / across;
          const low = floor === 0 ? 0 : floor * 3 + 0.7;
          const top = floor * 3 + 2.3;
          const pane = [view.at(x, top, b), view.at(x, top, a), view.at(x, low, a), view.at(x, low, b)];
          if (Math.abs((pane[0]?.[0] ?? 0) - (pane[1]?.[0] ?? 0)) < 2.5) continue;
          const isLit = tones.key === 'night' && random() < 0.4;
          sheet.shape(
            pane,
            isLit
              ? random() < 0.3
                ? tones.accent
                : tones.lit
              : tones.key === 'night'
                ? tones.dark
                : tones.mid,
            { weight: weight * 0.7, once: true },
          );
        }
    }
  }
}

export function drawStreet(scene: Scene): void {
  const { sheet, view, tones, weight, composition } = scene;
  if (composition.isAerial) {
    drawTownFromAbove(scene);
    return;
  }
  drawSky(scene);
  drawGround(scene, tones.far);
  const half = 7;
  drawFronts(scene, half + 3, 7, 15, 6);
  const far = view.distance * 5 + 30;
  for (const side of [-1, 1]) {
    const kerb = [view.at(side * half, 0, far), view.at(side * half, 0, 0.8)];
    sheet.wash(
      [...kerb, view.at(side * (half + 3), 0, 0.8), view.at(side * (half + 3), 0, far)],
      tones.paper,
    );
    sheet.line(kerb, { weight: weight * 1.3 });
  }
  for (let z = far * 0.8; z > 1; z *= 0.72)
    sheet.wash(
      [view.at(-0.12, 0, z), view.at(0.12, 0, z), view.at(0.14, 0, z * 0.86), view.at(-0.14, 0, z * 0.86)],
      tones.lit,
    );
  for (let z = view.distance * 3 + 14; z > 4; z *= 0.62)
    for (const side of [-1, 1]) lamp(side * (half + 0.7), z, -side);

  function lamp(x: number, z: number, lean: number): void {
    const head = view.at(x + lean * 1.4, 5.6, z);
    const size = Math.abs(view.at(0.3, 0, z)[0] - view.at(0, 0, z)[0]);
    if (tones.key !== 'day')
      for (const [r, opacity] of [
        [7, 0.1],
        [3.6, 0.2],
      ] as const)
        sheet.wash(oval(head[0], head[1], size * r, size * r), tones.accent, { round: true, opacity });
    sheet.line([view.at(x, 0, z), view.at(x, 5.2, z), view.at(x + lean * 0.5, 5.8, z), head], {
      weight: Math.max(weight, size * 0.3),
    });
    sheet.wash(oval(head[0], head[1], size, size * 0.5), tones.key === 'day' ? tones.dark : tones.lit, {
      round: true,
    });
  }
}

/** Blocks and streets, looked down on. */
function drawTownFromAbove(scene: Scene): void {
  const { sheet, view, tones, weight, random, shadow } = scene;
  sheet.wash(box(0, 0, sheet.width, sheet.height), tones.sky);
  drawGround(scene, tones.paper);
  const step = Math.max(6, view.eye * 0.28);
  const far = view.distance * 3.4;
  for (let z = far; z > view.distance * 0.45; z -= step)
    for (let n = -7; n <= 7; n++) {
      if (n === 0) continue;
      const x = n * step + (n > 0 ? -step * 0.8 : 0);
      const wide = step * 0.72;
      const deep = step * 0.66;
      const high = step * between(random, 0.25, 0.8);
      if (
        Math.abs(view.at(x, 0, z)[0] - scene.composition.x) < view.scale * 1.5 &&
        Math.abs(z - view.distance) < step
      )
        continue;
      const top = [
        view.at(x, high, z + deep),
        view.at(x + wide, high, z + deep),
        view.at(x + wide, high, z),
        view.at(x, high, z),
      ];
      const front = [
        view.at(x, high, z),
        view.at(x + wide, high, z),
        view.at(x + wide, 0, z),
        view.at(x, 0, z),
      ];
      sheet.shape(front, tones.mid, { weight: weight * 0.8, once: true });
      sheet.hatch(front, { side: shadow, reach: 0.5, gap: 6, opacity: 0.5 });
      sheet.shape(top, tones.lit, { weight: weight * 0.8, once: true });
    }
}

export function drawAlley(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.key === 'day' ? tones.lit : tones.sky);
  sheet.wash(
    [
      [0, view.horizon],
      [width, view.horizon],
      [width, height],
      [0, height],
    ],
    tones.mid,
  );
  drawFronts(scene, 1.9, 9, 12, 5);
  const far = view.distance * 5 + 30;
  sheet.line([view.at(0, 0, far), view.at(0, 0, 0.8)], { weight: weight * 0.7, opacity: 0.5 });
  for (const [y, z] of [
    [4.4, 1.5],
    [5.4, 2.1],
    [6.2, 1.2],
    [4.9, 2.8],
  ] as const) {
    const depth = view.distance * z + 1;
    const [a, b] = [view.at(-1.9, y, depth), view.at(1.9, y + 0.3, depth)];
    sheet.line([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + view.scale * 0.12], b], { round: true, weight });
    if (z < 2)
      for (const share of [0.3, 0.5, 0.68]) {
        const [x, py] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share + view.scale * 0.08];
        const s = Math.abs(view.at(0.3, 0, depth)[0] - view.at(0, 0, depth)[0]);
        sheet.shape(
          [
            [x - s * 0.6, py],
            [x + s * 0.6, py],
            [x + s * 0.5, py + s * 1.6],
            [x - s * 0.5, py + s * 1.5],
          ],
          tones.lit,
          { weight: weight * 0.8 },
        );
      }
  }
  const bins = view.distance * 1.7 + 1;
  const s = Math.abs(view.at(0.4, 0, bins)[0] - view.at(0, 0, bins)[0]);
  const [bx, by] = view.at(random() < 0.5 ? -1.45 : 1.45, 0, bins);
  sheet.shape(
    [
      [bx - s, by - s * 2.2],
      [bx + s, by - s * 2.2],
      [bx + s * 0.85, by],
      [bx - s * 0.85, by],
    ],
    tones.dark,
    { weight },
  );
  const sign = view.distance * 1.5 + 1.5;
  const board = [
    view.at(-1.8, 3.5, sign),
    view.at(-0.95, 3.5, sign),
    view.at(-0.95, 2.6, sign),
    view.at(-1.8, 2.6, sign),
  ];
  if (tones.key !== 'day')
    sheet.wash(oval(...view.at(-1.4, 3, sign), s * 4, s * 4), tones.accent, { round: true, opacity: 0.2 });
  sheet.shape(board, tones.accent, { weight });
}

export function drawRooftop(scene: Scene): void {
  const { sheet, view, tones, weight, random, shadow } = scene;
  const { width, height } = sheet;
  drawSky(scene);
  for (const [tone, tall, wide] of [
    [tones.far, 0.34, 0.07],
    [tones.mid, 0.24, 0.09],
    [tones.near, 0.16, 0.12],
  ] as const)
    for (let x = -width * 0.03; x < width; x += width * wide * between(random, 0.8, 1.2)) {
      const top = view.horizon - height * tall * between(random, 0.45, 1.05);
      const tower = box(x, top, width * wide * between(random, 0.6, 0.95), height - top);
      sheet.shape(tower, tone, { weight: weight * 0.9 });
      sheet.hatch(tower, { side: shadow, reach: 0.35, gap: 7, opacity: 0.4 });
      for (let y = top + 12; y < Math.min(view.horizon + 6, height); y += 15)
        for (let wx = x + 8; wx < x + width * wide * 0.55; wx += 13)
          if (random() < 0.5)
            sheet.wash(
              box(wx, y, 5, 7),
              tones.key === 'night' ? (random() < 0.5 ? tones.lit : tones.accent) : tones.dark,
              tones.key === 'night' ? {} : { opacity: 0.35 },
            );
    }
  // The edge of the roof one stands on.
  const edge = Math.min(height * 0.9, Math.max(view.horizon + 10, view.at(0, 0.9, view.distance + 2.5)[1]));
  const floor = Math.min(height, Math.max(edge + 14, view.at(0, 0, view.distance + 2.5)[1]));
  sheet.shape(
    [
      [-5, edge],
      [width + 5, edge],
      [width + 5, floor],
      [-5, floor],
    ],
    tones.mid,
    { weight: weight * 1.3 },
  );
  sheet.shape(
    [
      [-5, floor],
      [width + 5, floor],
      [width + 5, height + 5],
      [-5, height + 5],
    ],
    tones.far,
    { weight },
  );
  for (let x = 0; x < width; x += width / 9)
    sheet.line(
      [
        [x, edge],
        [x, floor],
      ],
      { weight: weight * 0.6, opacity: 0.6, once: true },
    );
}
