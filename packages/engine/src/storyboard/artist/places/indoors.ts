import { box, oval, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { drawBlock, drawBoards, drawPendant, drawRoom, drawWindow, onWall, seenOf } from './room.ts';

function isLampLit({ shot, tones }: Scene): boolean {
  return (
    tones.key !== 'day' || shot.light.source === 'practical-light' || shot.light.source === 'tungsten-light'
  );
}

export function drawLivingRoom(scene: Scene): void {
  const walls = drawRoom(scene);
  const side = scene.composition.x > scene.sheet.width / 2 ? -1 : 1;
  const { from, span } = seenOf(scene, walls);
  const wide = Math.min(1.4, span * 0.42);
  drawWindow(scene, walls, side < 0 ? from + span * 0.07 : from + span * 0.93 - wide, 0.9, wide, 1.35);
  const frame = onWall(
    scene,
    walls,
    side < 0 ? from + span * 0.72 : from + span * 0.08,
    1.35,
    Math.min(0.7, span * 0.2),
    0.5,
  );
  scene.sheet.shape(frame, scene.tones.paper, { weight: scene.weight });
  scene.sheet.hatch(frame, { gap: 8, opacity: 0.4, side: scene.shadow });
  drawBoards(scene, walls);
  const x = side < 0 ? walls.right - 1.3 : walls.left + 0.1;
  drawBlock(scene, { x, z: walls.back - 0.8, wide: 1.2, tall: 0.8, deep: 0.6 }, scene.tones.near);
  drawPendant(scene, side * -0.9, walls.back - 1.1, walls.tall, 0.7, isLampLit(scene));
}

export function drawKitchen(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const walls = drawRoom(scene);
  const { left, right, back } = walls;
  const wide = right - left;
  drawWindow(scene, walls, -0.65, 1.12, 1.3, 0.95);
  // Tiles behind the hob, and pans on a rail before them.
  for (let y = 0.98; y < 1.5; y += 0.13)
    sheet.line([view.at(left, y, back), view.at(right, y, back)], { weight: weight * 0.5, opacity: 0.6 });
  for (let x = left; x < right; x += 0.16)
    sheet.line([view.at(x, 0.95, back), view.at(x, 1.5, back)], { weight: weight * 0.5, opacity: 0.5 });
  // Cupboards above, a run of units below, as kitchens are.
  for (const [from, to] of [
    [left, -0.95],
    [0.95, right],
  ] as const) {
    const doors = Math.max(1, Math.round((to - from) / 0.6));
    for (let n = 0; n < doors; n++) {
      const door = onWall(scene, walls, from + ((to - from) * n) / doors, 1.5, (to - from) / doors, 0.75);
      sheet.shape(door, tones.paper, { weight });
      sheet.hatch(door, { side: scene.shadow, reach: 0.2, gap: 9, opacity: 0.4 });
    }
  }
  drawBlock(scene, { x: left, z: back - 0.65, wide, tall: 0.9, deep: 0.62 }, tones.mid);
  for (let x = left + 0.6; x < right; x += 0.6)
    sheet.line([view.at(x, 0.84, back - 0.65), view.at(x, 0.08, back - 0.65)], { weight: weight * 0.8 });
  for (let x = left + 0.3; x < right; x += 0.6)
    sheet.line([view.at(x - 0.08, 0.74, back - 0.65), view.at(x + 0.08, 0.74, back - 0.65)], { weight });
  pot(right * 0.55);
  hob(left * 0.62);
  tap();
  drawPendant(scene, left * 0.3, back - 1.2, walls.tall, 0.75, isLampLit(scene));

  function pot(x: number): void {
    sheet.shape(
      [
        view.at(x - 0.16, 1.14, back - 0.4),
        view.at(x + 0.16, 1.14, back - 0.4),
        view.at(x + 0.15, 0.92, back - 0.4),
        view.at(x - 0.15, 0.92, back - 0.4),
      ],
      tones.dark,
      { weight },
    );
    sheet.line([view.at(x + 0.16, 1.08, back - 0.4), view.at(x + 0.38, 1.1, back - 0.4)], {
      weight: weight * 2,
    });
    const [sx, sy] = view.at(x, 1.2, back - 0.4);
    for (const by of [-6, 6])
      sheet.line(
        [
          [sx + by, sy],
          [sx + by * 2, sy - 14],
          [sx + by * 0.4, sy - 28],
          [sx + by * 2, sy - 42],
        ],
        { round: true, weight: 1, opacity: 0.6, once: true },
      );
  }
  /** A hood over two rings, a pan on one of them. */
  function hob(x: number): void {
    const z = back - 0.45;
    const shape = (pairs: readonly (readonly [number, number])[]) =>
      pairs.map(([across, up]) => view.at(x + across, up, z));
    sheet.shape(
      shape([
        [-0.12, walls.tall],
        [0.12, walls.tall],
        [0.12, 1.95],
        [0.38, 1.7],
        [-0.38, 1.7],
        [-0.12, 1.95],
      ]),
      tones.lit,
      { weight },
    );
    sheet.shape(
      shape([
        [-0.34, 0.94],
        [0.34, 0.94],
        [0.34, 0.9],
        [-0.34, 0.9],
      ]),
      tones.dark,
      { weight: weight * 0.8 },
    );
    sheet.shape(
      shape([
        [-0.22, 1.12],
        [0.08, 1.12],
        [0.06, 0.94],
        [-0.2, 0.94],
      ]),
      tones.near,
      { weight },
    );
    sheet.line(
      shape([
        [0.08, 1.08],
        [0.36, 1.12],
      ]),
      { weight: weight * 2.2 },
    );
  }
  function tap(): void {
    sheet.line(
      [
        view.at(0, 0.9, back - 0.2),
        view.at(0, 1.2, back - 0.2),
        view.at(0.08, 1.26, back - 0.2),
        view.at(0.16, 1.16, back - 0.2),
      ],
      { round: true, weight: weight * 1.6 },
    );
  }
}

export function drawOffice(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const walls = drawRoom(scene);
  const { left, right, back } = walls;
  drawWindow(scene, walls, left * 0.85, 0.85, (right - left) * 0.85, 1.5, 6);
  for (let row = 0; row < 2; row++)
    for (let z = view.distance + 0.8; z < back + 0.4; z += 1.4) {
      const x = row === 0 ? left + 0.15 : right - 1.65;
      drawBlock(scene, { x, z, wide: 1.5, tall: 0.74, deep: 0.7 }, tones.mid);
      const screen = [
        view.at(x + 0.45, 1.2, z + 0.3),
        view.at(x + 1.05, 1.2, z + 0.3),
        view.at(x + 1.05, 0.82, z + 0.3),
        view.at(x + 0.45, 0.82, z + 0.3),
      ];
      sheet.shape(screen, tones.dark, { weight });
      sheet.line([view.at(x + 0.75, 0.82, z + 0.3), view.at(x + 0.75, 0.74, z + 0.3)], {
        weight: weight * 2,
      });
    }
  for (const x of [left * 0.45, right * 0.45])
    sheet.shape(
      [
        view.at(x - 0.15, walls.tall, back - 0.4),
        view.at(x + 0.15, walls.tall, back - 0.4),
        view.at(x + 0.15, walls.tall, view.distance),
        view.at(x - 0.15, walls.tall, view.distance),
      ],
      tones.lit,
      { weight },
    );
}

export function drawStage(scene: Scene): void {
  const { sheet, view, tones, weight, random, composition } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.near);
  const floor = Math.min(height * 0.97, Math.max(height * 0.5, view.at(0, 0, view.distance + 3)[1]));
  for (let x = 0; x < width; x += width / 16)
    sheet.line(
      [
        [x + between(random, -4, 4), 0],
        [x + between(random, -8, 8), floor * 0.5],
        [x, floor],
      ],
      { round: true, weight, opacity: 0.7 },
    );
  sheet.shape(
    [
      [-5, floor],
      [width + 5, floor],
      [width + 5, height + 5],
      [-5, height + 5],
    ],
    tones.mid,
    { weight },
  );
  for (let n = -8; n <= 8; n++)
    sheet.line(
      [
        [view.vanish + n * width * 0.07, floor],
        [view.vanish + n * width * 0.16, height],
      ],
      { weight: weight * 0.6, opacity: 0.5, once: true },
    );
  // The beam finds who it is meant for.
  const spot = composition.x;
  const ground = Math.min(height * 0.95, view.at(0, 0, view.distance)[1]);
  const from = spot + (scene.shadow === 'right' ? -0.22 : 0.22) * width;
  const reach = Math.max(width * 0.12, view.scale * 0.9);
  sheet.wash(
    [
      [from - 8, 0],
      [from + 8, 0],
      [spot + reach, ground],
      [spot - reach, ground],
    ],
    tones.lit,
    { opacity: 0.28 },
  );
  sheet.wash(oval(spot, ground, reach, Math.max(8, reach * 0.16)), tones.lit, { round: true, opacity: 0.55 });
  for (const sign of [-1, 1]) {
    const x = sign < 0 ? 0 : width;
    const drape = [0, 0.35, 0.7, 1].map((y, n): Point => [x - sign * width * (0.17 - n * 0.03), y * floor]);
    const curtain: Point[] = [[x, -5], ...drape, [x, floor]];
    sheet.shape(curtain, tones.dark, { weight: weight * 1.4 });
    for (const share of [0.25, 0.5, 0.75])
      sheet.line(
        drape.map(([px, py]) => [x + (px - x) * share, py] as const),
        { tone: tones.mid, weight, round: true },
      );
  }
  const swag: Point[] = [
    [-5, -5],
    [width + 5, -5],
    [width + 5, height * 0.07],
    ...Array.from(
      { length: 9 },
      (_, n): Point => [width * (1 - (n + 0.5) / 9), height * (n % 2 === 0 ? 0.12 : 0.07)],
    ),
    [-5, height * 0.07],
  ];
  sheet.shape(swag, tones.dark, { weight });
}

export function drawCafe(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  const walls = drawRoom(scene);
  const { left, right, back } = walls;
  for (const y of [1.35, 1.8, 2.25]) {
    sheet.line([view.at(left * 0.8, y, back), view.at(right * 0.8, y, back)], { weight: weight * 1.6 });
    for (let x = left * 0.75; x < right * 0.78; x += 0.17) {
      const tall = between(random, 0.18, 0.32);
      sheet.shape(
        [
          view.at(x, y, back),
          view.at(x, y + tall * 0.7, back),
          view.at(x + 0.03, y + tall, back),
          view.at(x + 0.06, y + tall, back),
          view.at(x + 0.09, y + tall * 0.7, back),
          view.at(x + 0.09, y, back),
        ],
        random() < 0.3 ? tones.near : tones.lit,
        { weight: weight * 0.7, once: true },
      );
    }
  }
  drawBlock(
    scene,
    { x: left * 0.85, z: back - 1, wide: (right - left) * 0.85, tall: 1.08, deep: 0.5 },
    tones.near,
  );
  for (let x = left * 0.6; x < right * 0.7; x += 0.8) {
    const z = back - 1.45;
    sheet.shape(
      oval(
        ...view.at(x, 0.72, z),
        Math.abs(view.at(x + 0.17, 0, z)[0] - view.at(x, 0, z)[0]),
        Math.abs(view.at(x + 0.17, 0, z)[0] - view.at(x, 0, z)[0]) * 0.28,
      ),
      tones.dark,
      { round: true, weight },
    );
    sheet.line([view.at(x, 0.7, z), view.at(x, 0, z)], { weight: weight * 1.6 });
  }
  for (const x of [-1.3, 0, 1.3]) drawPendant(scene, x, back - 1.1, walls.tall, 0.8, isLampLit(scene));
}

export function drawWorkshop(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  const walls = drawRoom(scene);
  const { left, right, back, tall } = walls;
  drawWindow(scene, walls, left * 0.6, 1.25, 1.5, 1, 4);
  for (const y of [tall, tall - 0.3])
    sheet.line([view.at(left, y, view.distance + 0.5), view.at(right, y, view.distance + 0.5)], {
      weight: weight * 1.8,
    });
  // Tools hang over a bench.
  for (let x = right * 0.15; x < right * 0.9; x += 0.26) {
    const long = between(random, 0.25, 0.5);
    sheet.line([view.at(x, 2, back), view.at(x, 2 - long, back)], { weight: weight * 1.6 });
    sheet.shape(
      [
        view.at(x - 0.07, 2 - long, back),
        view.at(x + 0.07, 2 - long, back),
        view.at(x + 0.05, 1.88 - long, back),
        view.at(x - 0.05, 1.88 - long, back),
      ],
      tones.dark,
      { weight: weight * 0.8 },
    );
  }
  drawBlock(scene, { x: right * 0.1, z: back - 0.7, wide: right * 0.85, tall: 0.86, deep: 0.6 }, tones.near);
  drawBlock(scene, { x: left * 0.95, z: back - 0.7, wide: 0.8, tall: 0.5, deep: 0.6 }, tones.mid);
  drawBlock(scene, { x: left * 0.9, z: back - 0.65, wide: 0.6, tall: 0.4, deep: 0.5, y: 0.5 }, tones.far);
  drawPendant(scene, right * 0.3, back - 1, tall, 0.8, isLampLit(scene));
}

export function drawHall(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const walls = drawRoom(scene, 'hall');
  const { left, right, back, tall } = walls;
  arch(0, back, 1.9, tall * 0.62, tones.lit);
  for (let z = back - 0.6; z > view.distance * 0.55; z -= 2.6)
    for (const side of [left * 0.72, right * 0.72]) {
      const half = 0.28;
      const pillar = [
        view.at(side - half, tall, z),
        view.at(side + half, tall, z),
        view.at(side + half, 0, z),
        view.at(side - half, 0, z),
      ];
      sheet.shape(pillar, tones.far, { weight });
      sheet.hatch(pillar, { side: scene.shadow, reach: 0.5, gap: 7 });
      const foot = [
        view.at(side - half * 1.4, 0.3, z),
        view.at(side + half * 1.4, 0.3, z),
        view.at(side + half * 1.4, 0, z),
        view.at(side - half * 1.4, 0, z),
      ];
      sheet.shape(foot, tones.mid, { weight });
    }
  for (let n = -4; n <= 4; n++)
    sheet.line([view.at((n * right) / 5, 0, back), view.at((n * right) / 5, 0, walls.near)], {
      weight: weight * 0.6,
      opacity: 0.5,
      once: true,
    });
  for (let z = back; z > 1.2; z *= 0.72)
    sheet.line([view.at(left, 0, z), view.at(right, 0, z)], {
      weight: weight * 0.6,
      opacity: 0.4,
      once: true,
    });

  function arch(x: number, z: number, half: number, high: number, tone: string): void {
    const curve = Array.from({ length: 7 }, (_, n): Point => {
      const angle = Math.PI * (n / 6);
      return view.at(x - Math.cos(angle) * half, high + Math.sin(angle) * half, z);
    });
    sheet.shape([view.at(x - half, 1.2, z), ...curve, view.at(x + half, 1.2, z)], tone, {
      weight: weight * 1.3,
    });
    sheet.line([view.at(x, 1.2, z), view.at(x, high + half, z)], { weight });
    for (const y of [0.4, 0.7, 1])
      sheet.line(
        [view.at(x - half, 1.2 + (high - 1.2) * y, z), view.at(x + half, 1.2 + (high - 1.2) * y, z)],
        { weight: weight * 0.8 },
      );
  }
}

export function drawMarket(scene: Scene): void {
  const { sheet, view, tones, weight, random } = scene;
  const { width, height } = sheet;
  const inside = scene.shot.place.class === 'interior';
  sheet.wash(box(0, 0, width, height), inside ? tones.far : tones.sky);
  sheet.wash(
    [
      [0, view.horizon],
      [width, view.horizon],
      [width, height],
      [0, height],
    ],
    tones.far,
  );
  for (let z = view.distance + 14; z > view.distance * 0.6; z -= 3.4)
    for (const side of [-1, 1]) {
      const x = side < 0 ? -4.6 : 2.2;
      drawBlock(scene, { x, z, wide: 2.4, tall: 0.9, deep: 2 }, tones.mid);
      const [a, b] = [x - 0.15, x + 2.55];
      const awning = [
        view.at(a + 0.2, 2.9, z + 1.8),
        view.at(b - 0.2, 2.9, z + 1.8),
        view.at(b, 2.35, z - 0.4),
        view.at(a, 2.35, z - 0.4),
      ];
      sheet.shape(awning, side < 0 ? tones.lit : tones.near, { weight });
      for (let n = 1; n < 6; n++)
        sheet.line(
          [
            view.at(a + 0.2 + ((b - a - 0.4) * n) / 6, 2.9, z + 1.8),
            view.at(a + ((b - a) * n) / 6, 2.35, z - 0.4),
          ],
          { weight: weight * 0.8 },
        );
      for (const post of [a + 0.1, b - 0.1])
        sheet.line([view.at(post, 2.35, z - 0.3), view.at(post, 0, z - 0.3)], { weight: weight * 1.3 });
      for (let n = 0; n < 6; n++) {
        const [px, py] = view.at(x + 0.25 + n * 0.38, 0.98, z + 0.1);
        const size = Math.abs(view.at(0.14, 0, z)[0] - view.at(0, 0, z)[0]);
        sheet.shape(oval(px, py, size, size * 0.9), random() < 0.4 ? tones.accent : tones.lit, {
          round: true,
          weight: weight * 0.8,
          once: true,
        });
      }
    }
}
