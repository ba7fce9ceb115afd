import { box, oval } from '../geometry.ts';
import type { Scene } from '../scene.ts';

export function drawPlain({ sheet, view, tones, weight, composition, seen }: Scene): void {
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.paper);
  if (composition.crop === 'face' || composition.crop === 'detail' || composition.crop === 'chest') {
    sheet.hatch(box(width * 0.04, height * 0.06, width * 0.92, height * 0.8), {
      gap: 26,
      angle: -0.8,
      opacity: 0.22,
      side: 'all',
    });
    return;
  }
  const y = Math.min(height * 0.96, view.at(0, 0, view.distance)[1]);
  sheet.wash(
    [
      [0, y - height * 0.06],
      [width, y - height * 0.08],
      [width, height],
      [0, height],
    ],
    tones.far,
    { opacity: 0.7 },
  );
  if (seen.main !== 'none')
    sheet.wash(
      oval(composition.x, y + 2, Math.max(20, view.scale * 0.6), Math.max(4, view.scale * 0.07)),
      tones.mid,
      { round: true, opacity: 0.9 },
    );
  sheet.line(
    [
      [width * 0.06, y - height * 0.07],
      [width * 0.94, y - height * 0.075],
    ],
    { weight: weight * 0.8, opacity: 0.6 },
  );
}
