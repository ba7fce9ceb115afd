import type { Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { wordsOf } from '../seeing/words-of.ts';
import { drawGround, drawRidge, drawTufts } from './ground.ts';
import { drawSky } from './sky.ts';

const TILLED =
  /^(?:fields?|farm\w*|wheat\w*|corn\w*|crops?|barley|rice|lavender|sunflowers?|plou?gh\w*|harvest\w*|vineyards?|tractors?|plow\w*|scarecrow)$/;

export function drawField(scene: Scene): void {
  const { sheet, view, tones, weight, random, seen, shot } = scene;
  drawSky(scene);
  drawRidge(scene, tones.mid, sheet.height * 0.05);
  for (let n = 0; n < 6; n++)
    tree(between(random, 0, sheet.width), between(random, 0.03, 0.07) * sheet.height);
  const isTilled = [...seen.words, ...wordsOf(shot.place.text)].some((word) => TILLED.test(word));
  const isSnowy = scene.shot.place.weather === 'snow';
  drawGround(scene, isSnowy ? tones.lit : tones.far);
  // Furrows run to the horizon where somebody tills, and no snow lies on them.
  for (let n = -9; n <= 9 && isTilled && !isSnowy; n++)
    sheet.line(
      [
        [view.vanish + n * 16, view.horizon + 2],
        [view.vanish + n * sheet.width * 0.17, sheet.height],
      ],
      { weight: weight * 0.7, opacity: 0.5, once: true },
    );
  const z = view.distance * 1.6 + 4;
  const rails: Point[] = [view.at(-40, 0.95, z), view.at(40, 0.95, z)];
  if (view.eye < 4 && isTilled) {
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
