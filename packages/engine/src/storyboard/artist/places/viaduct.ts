import type { Point } from '../geometry.ts';
import type { Scene } from '../scene.ts';

const ARCH = 9;

/** Arches from side to side, on which a train crosses at this height of the sheet. */
export function drawViaduct({ sheet, view, tones, weight, shadow }: Scene, rails: number): void {
  const { width, height } = sheet;
  const [pier, deck] = [view.scale * 1.4, view.scale * 0.9];
  const span = Math.max(width / 9, view.scale * ARCH);
  const foot = Math.min(height + 10, rails + span * 1.5);
  const face: Point[] = [
    [-10, rails],
    [width + 10, rails],
    [width + 10, foot],
  ];
  for (let x = Math.ceil(width / span) * span; x > -span; x -= span) {
    const [from, to] = [x + span - pier / 2, x + pier / 2];
    const spring = rails + deck + (from - to) / 2;
    face.push([from, foot], [from, spring]);
    for (let n = 1; n < 8; n++) {
      const turn = (n / 8) * Math.PI;
      const half = (from - to) / 2;
      face.push([(from + to) / 2 + Math.cos(turn) * half, spring - Math.sin(turn) * half]);
    }
    face.push([to, spring], [to, foot]);
  }
  face.push([-10, foot]);
  sheet.shape(face, tones.lit, { weight: weight * 1.2 });
  sheet.hatch(face, { side: shadow, reach: 0.3, gap: 9, opacity: 0.4 });
  sheet.line(
    [
      [-10, rails + deck * 0.5],
      [width + 10, rails + deck * 0.5],
    ],
    { weight },
  );
}
