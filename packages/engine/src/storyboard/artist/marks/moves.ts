import type { Movement } from '../../../shot/words.ts';
import { oval, type Point } from '../geometry.ts';
import type { Scene } from '../scene.ts';

/** Arrows for what the camera does, at the edge it goes towards, and one for who walks off. */
export function drawMoves(scene: Scene): void {
  const { shot, sheet, composition, view, seen, tones } = scene;
  const { movement } = shot.camera;
  if (movement !== undefined) drawCameraMove(scene, movement);
  const [first] = seen.people;
  const isFar = composition.crop === 'vast' || composition.crop === 'wide' || composition.crop === 'full';
  if (
    seen.main !== 'person' ||
    !first ||
    !isFar ||
    (first.pose !== 'walk' && first.pose !== 'run') ||
    composition.isTopDown
  )
    return;
  const y = Math.min(sheet.height - 26, view.at(0, 0, view.distance)[1] + 12);
  const long = Math.max(46, view.scale * 0.9) * composition.facing;
  const from = composition.x + composition.facing * Math.max(22, view.scale * 0.35);
  arrow(
    scene,
    [
      [from, y],
      [from + long * 0.5, y - 5],
      [from + long, y],
    ],
    10,
    tones.accent,
  );
}

function drawCameraMove(scene: Scene, movement: Movement): void {
  const { width, height } = scene.sheet;
  const size = Math.min(width, height);
  const long = size * 0.2;
  const edge = 44;
  const middle = height / 2;
  const across = (y: number, to: 1 | -1) =>
    big(scene, [
      [width / 2 - to * long, y],
      [width / 2 + to * long, y],
    ]);
  const up = (x: number, to: 1 | -1) =>
    big(scene, [
      [x, middle + to * long],
      [x, middle - to * long],
    ]);
  switch (movement) {
    case 'pan-left':
    case 'truck-left':
      across(height - edge, -1);
      return;
    case 'pan':
    case 'pan-right':
    case 'truck':
    case 'truck-right':
    case 'whip-pan':
    case 'tracking':
    case 'parallax':
      across(height - edge, movement === 'tracking' ? scene.composition.facing : 1);
      return;
    case 'tilt-up':
    case 'pedestal-up':
    case 'crane-up':
      up(width - edge, 1);
      return;
    case 'tilt-down':
    case 'pedestal-down':
    case 'crane-down':
      up(width - edge, -1);
      return;
    case 'dolly-in':
    case 'zoom-in':
    case 'crash-zoom':
    case 'dolly-zoom':
    case 'drone':
    case 'fpv-drone':
      corners(scene, 1);
      return;
    case 'dolly-out':
    case 'zoom-out':
    case 'leading':
      corners(scene, -1);
      return;
    case 'arc':
    case 'orbit': {
      const along = Array.from({ length: 9 }, (_, n): Point => {
        const angle = Math.PI * (0.12 + (n / 8) * 0.76);
        return [width / 2 - Math.cos(angle) * width * 0.24, height - edge - 30 + Math.sin(angle) * 30];
      });
      arrow(scene, along, 16, undefined, 3.4);
      return;
    }
    case 'roll':
      arrow(scene, oval(width / 2, height - edge - 8, 30, 26).slice(2, 11), 13, undefined, 3);
      return;
    case 'handheld':
    case 'shoulder-mounted':
    case 'steadicam':
    case 'shake':
      scene.sheet.line(
        Array.from(
          { length: 9 },
          (_, n): Point => [width / 2 - 60 + n * 15, height - edge + (n % 2 === 0 ? -7 : 7)],
        ),
        { round: true, weight: 3, tone: tone(scene) },
      );
      return;
    case 'static':
      return;
  }
}

/** From each corner inward, or out of the middle. */
function corners(scene: Scene, inward: 1 | -1): void {
  const { width, height } = scene.sheet;
  const size = Math.min(width, height);
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) {
      const outer: Point = [
        width / 2 + sx * (width / 2 - size * 0.1),
        height / 2 + sy * (height / 2 - size * 0.1),
      ];
      const inner: Point = [outer[0] - sx * size * 0.1, outer[1] - sy * size * 0.075];
      arrow(scene, inward > 0 ? [outer, inner] : [inner, outer], 13, undefined, 3.2);
    }
}

/** A broad arrow, as an editor sees it across the room. */
function big(scene: Scene, [from, to]: readonly [Point, Point]): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, aside: number): Point => [
    from[0] + ux * along - uy * aside,
    from[1] + uy * along + ux * aside,
  ];
  const head = Math.min(30, length * 0.25);
  const shape = [
    at(0, -7),
    at(length - head, -7),
    at(length - head, -17),
    at(length, 0),
    at(length - head, 17),
    at(length - head, 7),
    at(0, 7),
  ];
  scene.sheet.wash(shape, scene.tones.lit, { opacity: 0.85 });
  scene.sheet.line(shape, { closed: true, weight: 2.4, tone: scene.tones.ink });
}

function arrow(scene: Scene, along: readonly Point[], head: number, colour?: string, weight = 2.6): void {
  const [before, tip] = [along.at(-2), along.at(-1)];
  if (!before || !tip) return;
  const stroke = colour ?? tone(scene);
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const barb = (turn: number): Point => [
    tip[0] - Math.cos(angle + turn) * head,
    tip[1] - Math.sin(angle + turn) * head,
  ];
  scene.sheet.line(along, { weight, tone: stroke, round: along.length > 2 });
  scene.sheet.line([barb(0.5), tip, barb(-0.5)], { weight, tone: stroke });
}

function tone({ tones }: Scene): string {
  return tones.key === 'day' ? tones.ink : tones.lit;
}
