import type { Shot } from '../../shot/shot.ts';
import { compose } from './composition/compose.ts';
import { frameOf } from './composition/frame-of.ts';
import { shadowSide } from './light/shadow-side.ts';
import { openSheet } from './pencil/sheet.ts';
import { tonesOf } from './pencil/tones.ts';
import { seededRandom } from './random.ts';
import type { Scene } from './scene.ts';
import { seePlace } from './seeing/see-place.ts';
import { seeSubject } from './seeing/see-subject.ts';

export interface DrawOptions {
  /** Another seed is another drawing of the same shot. */
  seed: number;
  /** "16:9", "2.39:1"; what is none is drawn as 16:9. */
  ratio: string;
}

/** What the artist has in mind before the first stroke. */
export function sceneOf(shot: Shot, { seed, ratio }: DrawOptions): Scene {
  const random = seededRandom(seed);
  const { width, height } = frameOf(ratio);
  const tones = tonesOf(shot);
  const seen = seeSubject(shot, random);
  const composition = compose(shot, seen, seePlace(shot), { width, height }, random);
  const { crop } = composition;
  return {
    shot,
    seen,
    sheet: openSheet(width, height, tones.ink, random),
    view: composition.view,
    composition,
    tones,
    random,
    weight: crop === 'face' || crop === 'detail' || crop === 'chest' ? 1 : 1.5,
    shadow: shadowSide(shot, random),
  };
}
