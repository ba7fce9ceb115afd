import { box } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { drawSky } from './sky.ts';

/** The edge of a platform with its line, rails beside it, a roof on posts, lamps and a sign. */
export function drawPlatform(scene: Scene): void {
  const { sheet, view, tones, weight, shot, composition } = scene;
  const { width, height } = sheet;
  const isUnderground = shot.place.class === 'interior' || /subway|metro|underground/i.test(shot.place.text);
  if (isUnderground) sheet.wash(box(0, 0, width, height), tones.far);
  else drawSky(scene);
  const far = view.distance * 5 + 30;
  const near = 0.8;
  const strip = (from: number, to: number, y: number) => [
    view.at(from, y, far),
    view.at(to, y, far),
    view.at(to, y, near),
    view.at(from, y, near),
  ];
  // Whoever waits stays behind the line.
  const [edge, down] = [Math.min(4, Math.max(1.9, view.across(composition.x) + 1.3)), -1];
  sheet.wash(strip(edge, 30, down), tones.near);
  sheet.wash(
    [view.at(edge, 0, far), view.at(edge, 0, near), view.at(edge, down, near), view.at(edge, down, far)],
    tones.dark,
  );
  for (let z = far * 0.6; z > 1.2; z *= 0.86)
    sheet.line([view.at(edge + 0.5, down, z), view.at(edge + 3, down, z)], {
      weight: weight * 1.6,
      tone: tones.dark,
    });
  for (const rail of [edge + 0.9, edge + 2.5])
    sheet.line([view.at(rail, down + 0.15, far), view.at(rail, down + 0.15, near)], {
      weight: weight * 2,
      tone: tones.lit,
    });
  sheet.wash(strip(-30, edge, 0), tones.far);
  sheet.wash(strip(edge - 0.55, edge - 0.35, 0), tones.lit);
  sheet.line([view.at(edge, 0, far), view.at(edge, 0, near)], { weight: weight * 2 });
  const roof = 3.6;
  const eaves = [
    view.at(-6, roof, far),
    view.at(edge - 0.3, roof, far),
    view.at(edge - 0.3, roof, near),
    view.at(-6, roof, near),
  ];
  sheet.shape(eaves, tones.mid, { weight: weight * 1.3 });
  sheet.hatch(eaves, { gap: 9, angle: 0.4, opacity: 0.35 });
  for (let z = view.distance * 3 + 16; z > view.distance * 0.7; z *= 0.68) {
    const post = [view.at(-2.55, roof, z), view.at(-2.4, roof, z), view.at(-2.4, 0, z), view.at(-2.55, 0, z)];
    sheet.shape(post, tones.dark, { weight });
    sheet.line([view.at(-2.48, 2.8, z), view.at(-1.7, roof, z)], { weight: weight * 1.6 });
    sheet.line([view.at(-2.48, 2.8, z), view.at(-3.3, roof, z)], { weight: weight * 1.6 });
  }
  const z = view.distance + 3;
  for (const x of [-1.9, -0.7]) sheet.line([view.at(x, roof, z), view.at(x, 2.95, z)], { weight });
  sheet.shape(
    [view.at(-2.1, 2.95, z), view.at(-0.5, 2.95, z), view.at(-0.5, 2.5, z), view.at(-2.1, 2.5, z)],
    tones.accent,
    { weight },
  );
  for (const y of [2.8, 2.66])
    sheet.line([view.at(-1.9, y, z), view.at(-0.8, y, z)], {
      tone: tones.lit,
      weight: weight * 1.4,
      once: true,
    });
}
