import { box, oval } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { wordsOf } from '../seeing/words-of.ts';

/** Nothing stands behind it. */
const BARE = /^(?:studio|background|backdrop|black|seamless)$/;
const OUTDOORS = /^(?:asphalt|pavement|grass|sand|dew|moss|mud|snow|gravel|leaves|puddles?|rain)$/;

export function drawTabletop(scene: Scene): void {
  const { sheet, view, tones, weight, composition, shadow, shot, seen } = scene;
  const { width, height } = sheet;
  if (composition.isTopDown) {
    sheet.wash(box(0, 0, width, height), tones.far);
    for (let n = 1; n < 6; n++)
      sheet.line(
        [
          [0, (height * n) / 6],
          [width, (height * n) / 6 + 5],
        ],
        { weight: weight * 0.8, opacity: 0.6 },
      );
    for (let n = 0; n < 10; n++) {
      const y = height * ((n + 0.4) / 10);
      sheet.line(
        [
          [width * 0.05 * n, y],
          [width * (0.2 + 0.05 * n), y + 4],
          [width * (0.35 + 0.05 * n), y - 3],
        ],
        { round: true, weight: 0.8, opacity: 0.4, once: true },
      );
    }
    return;
  }
  sheet.wash(box(0, 0, width, height), tones.far);
  const edge = Math.min(
    height * 0.8,
    Math.max(height * 0.42, view.at(0, 0, view.distance)[1] - height * 0.16),
  );
  const words = [...seen.words, ...wordsOf(shot.place.text, shot.details, shot.light.text)];
  if (words.some((word) => BARE.test(word))) {
    const dark = words.includes('black') || words.includes('dark');
    sheet.wash(box(0, 0, width, edge), dark ? tones.dark : tones.paper);
  } else if (shot.place.class === 'exterior' || words.some((word) => OUTDOORS.test(word))) {
    sheet.wash(box(0, 0, width, edge * 0.6), tones.sky);
    for (let n = 0; n < 7; n++)
      sheet.wash(oval(width * (n / 6), edge * 0.72, width * 0.1, edge * 0.22), tones.mid, {
        round: true,
        opacity: 0.45,
      });
  } else {
    // A window out of focus on the side the light is from.
    const x = shadow === 'right' ? width * 0.07 : width * 0.67;
    sheet.wash(box(x, edge * 0.12, width * 0.26, edge * 0.72), tones.lit, { opacity: 0.75 });
    sheet.line(
      [
        [x + width * 0.13, edge * 0.12],
        [x + width * 0.13, edge * 0.84],
      ],
      { weight: 5, tone: tones.far },
    );
    sheet.line(
      [
        [x, edge * 0.46],
        [x + width * 0.26, edge * 0.46],
      ],
      { weight: 5, tone: tones.far },
    );
    const dark = shadow === 'right' ? box(width * 0.6, 0, width * 0.4, edge) : box(0, 0, width * 0.4, edge);
    sheet.hatch(dark, { gap: 12, angle: -0.9, opacity: 0.35, side: shadow, reach: 0.8 });
  }
  sheet.shape(
    [
      [-6, edge],
      [width + 6, edge],
      [width + 6, height + 6],
      [-6, height + 6],
    ],
    tones.mid,
    { weight: weight * 1.3 },
  );
  for (let n = -6; n <= 6; n++)
    sheet.line(
      [
        [view.vanish + n * width * 0.12, edge + 3],
        [view.vanish + n * width * 0.22, height],
      ],
      { weight: 0.8, opacity: 0.4, once: true },
    );
  const foot = Math.min(height * 0.97, view.at(0, 0, view.distance)[1]);
  const reach = Math.min(width * 0.3, view.scale * 0.24);
  const to = shadow === 'right' ? 1 : -1;
  sheet.wash(
    oval(composition.x + to * reach * 0.7, foot, reach * 1.4, Math.max(5, reach * 0.2)),
    tones.near,
    { round: true, opacity: 0.8 },
  );
}
