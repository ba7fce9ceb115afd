import type { Scene } from '../scene.ts';
import { drawBlock, drawRoom, drawWindow, onWall, seenOf } from './room.ts';

/** A blackboard with chalk on it, a clock above, desks in rows with a chair behind each. */
export function drawClassroom(scene: Scene): void {
  const { sheet, view, tones, weight, composition } = scene;
  const walls = drawRoom(scene);
  const { left, right, back, tall } = walls;
  const { from, span } = seenOf(scene, walls);
  const board = Math.min(2.8, span * 0.56);
  const x = from + (span - board) / 2;
  sheet.shape(onWall(scene, walls, x - 0.06, 0.94, board + 0.12, 1.22), tones.dark, { weight });
  sheet.shape(onWall(scene, walls, x, 1, board, 1.1), tones.near, { weight });
  for (const [y, to] of [
    [1.85, 0.4],
    [1.65, 0.55],
    [1.45, 0.3],
  ] as const)
    sheet.line(
      [0.08, to * 0.4, to * 0.7, to].map((share, n) => view.at(x + board * share, y + (n % 2) * 0.03, back)),
      { tone: tones.lit, weight, round: true, once: true },
    );
  sheet.line(
    [0, 1, 2, 0].map((n) => view.at(x + board * (0.7 + n * 0.1), n === 1 ? 1.85 : 1.3, back)),
    { tone: tones.lit, weight, once: true },
  );
  sheet.shape(onWall(scene, walls, x + board / 2 - 0.12, Math.min(tall - 0.3, 2.24), 0.24, 0.24), tones.lit, {
    weight,
  });
  if (span - board > 1.4)
    drawWindow(scene, walls, composition.x > sheet.width / 2 ? from + 0.1 : from + span - 0.7, 1, 0.6, 1.1);
  for (let z = back - 1.2; z > view.distance * 0.62; z -= 1.3)
    for (let at = left + 0.25; at < right - 0.7; at += 1.25) {
      const away = Math.abs(view.at(at + 0.4, 0, z)[0] - composition.x);
      if (z < view.distance + 0.7 && away < view.scale * 0.9) continue;
      for (const leg of [0.04, 0.76])
        sheet.line([view.at(at + leg, 0.68, z), view.at(at + leg, 0, z)], { weight: weight * 1.4 });
      drawBlock(scene, { x: at, z, wide: 0.8, tall: 0.07, deep: 0.5, y: 0.66 }, tones.lit);
      sheet.shape(
        [
          view.at(at + 0.2, 0.84, z - 0.35),
          view.at(at + 0.6, 0.84, z - 0.35),
          view.at(at + 0.6, 0.55, z - 0.35),
          view.at(at + 0.2, 0.55, z - 0.35),
        ],
        tones.near,
        { weight },
      );
      for (const leg of [0.22, 0.58])
        sheet.line([view.at(at + leg, 0.55, z - 0.35), view.at(at + leg, 0, z - 0.35)], { weight });
    }
}
