import { oval, type Point } from '../geometry.ts';
import type { Scene } from '../scene.ts';

/** Metres: half the width, the height, how far behind the subject the wall is. */
export interface Walls {
  left: number;
  right: number;
  tall: number;
  back: number;
  near: number;
}

const ROOMS = {
  room: [3, 2.7, 2.4],
  hall: [6.5, 8, 9],
  passage: [1.9, 2.7, 9],
  deck: [7, 2.6, 22],
  stairwell: [1.6, 4.4, 5.4],
} as const;

/** Five faces of a box, seen from within. */
export function drawRoom(scene: Scene, size: keyof typeof ROOMS = 'room'): Walls {
  const { sheet, view, tones, weight, composition, shadow } = scene;
  const { width, height } = sheet;
  const [half, tall, behind] = ROOMS[size];
  const aspect = width / height;
  const isWide = composition.crop === 'vast' || composition.crop === 'wide';
  const spread = half * (isWide ? Math.max(0.75, Math.min(1.5, aspect * 0.75)) : 1);
  const back = view.distance + behind;
  const walls: Walls = {
    left: -spread,
    right: spread,
    tall: Math.max(tall, view.eye > tall ? view.eye + 0.8 : tall),
    back,
    near: Math.min(0.6, view.distance * 0.3),
  };
  sheet.wash(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    tones.far,
  );
  const corner = (x: number, y: number) => view.at(x, y, back);
  const front = (x: number, y: number) => view.at(x, y, walls.near);
  const { left, right } = walls;
  const backWall = [corner(left, walls.tall), corner(right, walls.tall), corner(right, 0), corner(left, 0)];
  const floor = [corner(left, 0), corner(right, 0), front(right, 0), front(left, 0)];
  const leftWall = [front(left, walls.tall), corner(left, walls.tall), corner(left, 0), front(left, 0)];
  const rightWall = [front(right, walls.tall), corner(right, walls.tall), corner(right, 0), front(right, 0)];
  sheet.wash(floor, tones.mid);
  sheet.wash(backWall, tones.key === 'night' ? tones.mid : tones.far);
  sheet.wash(leftWall, shadow === 'left' ? tones.mid : tones.paper);
  sheet.wash(rightWall, shadow === 'right' ? tones.mid : tones.paper);
  sheet.wash(
    [corner(left, walls.tall), corner(right, walls.tall), front(right, walls.tall), front(left, walls.tall)],
    tones.key === 'night' ? tones.near : tones.paper,
  );
  sheet.hatch(shadow === 'left' ? leftWall : rightWall, {
    gap: 10,
    angle: shadow === 'left' ? 0.9 : -0.9,
    opacity: 0.4,
  });
  for (const [a, b] of [
    [corner(left, walls.tall), front(left, walls.tall)],
    [corner(right, walls.tall), front(right, walls.tall)],
    [corner(left, 0), front(left, 0)],
    [corner(right, 0), front(right, 0)],
  ] as [Point, Point][])
    sheet.line([a, b], { weight });
  sheet.line(backWall, { weight, closed: true });
  return walls;
}

/** What of the back wall lies within the sheet, in metres. */
export function seenOf({ view }: Scene, { left, right, back }: Walls): { from: number; span: number } {
  const near = (view.scale * view.distance) / back;
  const from = Math.max(left, -view.vanish / near);
  return { from, span: Math.min(right, (view.width - view.vanish) / near) - from };
}

/** A board on the back wall, by its corners in metres. */
export function onWall(
  { view }: Scene,
  { back }: Walls,
  x: number,
  y: number,
  wide: number,
  tall: number,
): Point[] {
  return [
    view.at(x, y + tall, back),
    view.at(x + wide, y + tall, back),
    view.at(x + wide, y, back),
    view.at(x, y, back),
  ];
}

/** A window that gives light, with its bars. */
export function drawWindow(
  scene: Scene,
  walls: Walls,
  x: number,
  y: number,
  wide: number,
  tall: number,
  bars = 2,
): void {
  const { sheet, tones, weight, view, shot } = scene;
  const frame = onWall(scene, walls, x, y, wide, tall);
  const isDark =
    tones.key === 'night' && shot.light.source !== 'window-light' && shot.light.source !== 'moonlight';
  sheet.shape(frame, isDark ? tones.near : tones.lit, { weight: weight * 1.3 });
  for (let n = 1; n < bars; n++) {
    const at = x + (wide * n) / bars;
    sheet.line([view.at(at, y, walls.back), view.at(at, y + tall, walls.back)], { weight });
  }
  sheet.line([view.at(x, y + tall * 0.5, walls.back), view.at(x + wide, y + tall * 0.5, walls.back)], {
    weight: weight * 0.8,
  });
  sheet.line([view.at(x - 0.08, y, walls.back), view.at(x + wide + 0.08, y, walls.back)], {
    weight: weight * 1.6,
  });
  if (isDark) return;
  // Its light on the floor.
  const slant = scene.shadow === 'right' ? 1 : -1;
  sheet.wash(
    [
      view.at(x + slant * 0.3, 0, walls.back - 0.4),
      view.at(x + wide + slant * 0.3, 0, walls.back - 0.4),
      view.at(x + wide + slant * 1.1, 0, walls.back - 1.8),
      view.at(x + slant * 1.1, 0, walls.back - 1.8),
    ],
    tones.lit,
    { opacity: 0.5 },
  );
}

/** A block that stands on the floor. */
export function drawBlock(
  { sheet, view, tones, weight, shadow }: Scene,
  {
    x,
    z,
    wide,
    tall,
    deep,
    y = 0,
  }: { x: number; z: number; wide: number; tall: number; deep: number; y?: number },
  tone = tones.mid,
): void {
  const face = (depth: number) =>
    [
      view.at(x, y + tall, depth),
      view.at(x + wide, y + tall, depth),
      view.at(x + wide, y, depth),
      view.at(x, y, depth),
    ] as const;
  const front = face(z);
  const rear = face(z + deep);
  const isRight = x > 0;
  const isLeft = x + wide < 0;
  if (isRight)
    sheet.shape([front[0], rear[0], rear[3], front[3]], shadow === 'left' ? tones.near : tone, { weight });
  if (isLeft)
    sheet.shape([front[1], rear[1], rear[2], front[2]], shadow === 'right' ? tones.near : tone, { weight });
  if (view.eye > y + tall) sheet.shape([rear[0], rear[1], front[1], front[0]], tones.paper, { weight });
  sheet.shape(front, tone, { weight });
  sheet.hatch(front, { side: shadow, reach: 0.35, gap: 9, opacity: 0.4 });
}

/** A lamp on its cord, with the light around it. */
export function drawPendant(
  { sheet, view, tones, weight }: Scene,
  x: number,
  z: number,
  from: number,
  drop: number,
  isLit = true,
): void {
  const top = view.at(x, from, z);
  const [lx, ly] = view.at(x, from - drop, z);
  const size = Math.max(4, view.at(x + 0.22, 0, z)[0] - view.at(x, 0, z)[0]);
  if (isLit)
    for (const [r, opacity] of [
      [6, 0.1],
      [4, 0.14],
      [2.2, 0.22],
    ] as const)
      sheet.wash(
        oval(lx, ly + size * 0.6, size * r, size * r),
        tones.key === 'night' ? tones.accent : tones.lit,
        { round: true, opacity },
      );
  sheet.line([top, [lx, ly]], { weight });
  sheet.shape(
    [
      [lx - size * 0.25, ly],
      [lx + size * 0.25, ly],
      [lx + size, ly + size * 0.7],
      [lx - size, ly + size * 0.7],
    ],
    tones.dark,
    { weight },
  );
  sheet.wash(oval(lx, ly + size * 0.78, size * 0.35, size * 0.3), isLit ? tones.accent : tones.lit, {
    round: true,
  });
}

export function drawBoards(
  { sheet, view, weight }: Scene,
  { left, right, back, near }: Walls,
  count = 8,
): void {
  for (let n = 1; n < count; n++) {
    const x = left + ((right - left) * n) / count;
    sheet.line([view.at(x, 0, back), view.at(x, 0, near)], {
      weight: weight * 0.6,
      opacity: 0.55,
      once: true,
    });
  }
}
