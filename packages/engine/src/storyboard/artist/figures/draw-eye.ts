import { box, oval } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/person.ts';
import { drawHead } from './head.ts';
import { lookOf } from './look-of.ts';

const ANYBODY: Person = {
  age: 'adult',
  isWoman: true,
  hair: 'long',
  isFair: false,
  hasBeard: false,
  hasGlasses: false,
  hasEyesClosed: false,
  garment: 'plain',
  pose: 'stand',
  hasBackpack: false,
  tint: 0,
};

/** One eye, from edge to edge. */
export function drawEye(scene: Scene): void {
  const { width, height } = scene.sheet;
  if (scene.seen.creature !== undefined) {
    drawAnimalEye(scene);
    return;
  }
  const size = Math.max(height * 3.4, width * 2.4);
  drawHead(
    scene.sheet,
    { ...ANYBODY, ...scene.seen.people[0] },
    { x: width / 2 - size * 0.17, y: height * 0.53, unit: size },
    { ...lookOf(scene, 'front'), flip: false },
  );
}

/** A ball with a slit, in rings of skin. */
function drawAnimalEye({ sheet, tones }: Scene): void {
  const { width, height } = sheet;
  const [x, y, size] = [width / 2, height / 2, Math.min(width, height)];
  sheet.wash(box(0, 0, width, height), tones.mid);
  for (const ring of [0.78, 0.62, 0.5])
    sheet.line(oval(x, y, size * ring, size * ring * 0.8), {
      round: true,
      closed: true,
      weight: 1.6,
      opacity: 0.7,
    });
  sheet.shape(oval(x, y, size * 0.4, size * 0.32), tones.dark, { round: true, weight: 3 });
  const ball = oval(x, y, size * 0.34, size * 0.28);
  sheet.shape(ball, tones.accent, { round: true, weight: 2 });
  sheet.hatch(ball, { side: 'right', reach: 0.3, gap: 7 });
  sheet.wash(oval(x, y, size * 0.05, size * 0.25), tones.ink, { round: true });
  sheet.wash(oval(x - size * 0.1, y - size * 0.11, size * 0.035, size * 0.035), tones.lit, { round: true });
}
