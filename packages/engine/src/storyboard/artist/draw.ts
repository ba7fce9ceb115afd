import type { Shot } from '../../shot/shot.ts';
import { compose } from './composition/compose.ts';
import { drawForeground } from './composition/foreground.ts';
import { frameOf } from './composition/frame-of.ts';
import { drawLight } from './light/beams.ts';
import { shadowSide } from './light/shadow-side.ts';
import { drawWeather } from './light/weather.ts';
import { drawCorners } from './marks/corners.ts';
import { drawMoves } from './marks/moves.ts';
import { openSheet } from './pencil/sheet.ts';
import { tonesOf } from './pencil/tones.ts';
import { drawPlace } from './places/draw-place.ts';
import { seededRandom } from './random.ts';
import type { Scene } from './scene.ts';
import { seePlace } from './seeing/see-place.ts';
import { seeSubject } from './seeing/see-subject.ts';
import { drawSubject } from './subject/draw-subject.ts';

export interface DrawOptions {
  /** Another seed is another drawing of the same shot. */
  seed: number;
  /** "16:9", "2.39:1"; what is none is drawn as 16:9. */
  ratio: string;
}

/** A storyboard sketch of a shot, as SVG: no text, no style, no address in it. */
export function draw(shot: Shot, { seed, ratio }: DrawOptions): string {
  const random = seededRandom(seed);
  const { width, height } = frameOf(ratio);
  const tones = tonesOf(shot);
  const seen = seeSubject(shot, random);
  const composition = compose(shot, seen, seePlace(shot), { width, height }, random);
  const sheet = openSheet(width, height, tones.ink, random);
  const isClose =
    composition.crop === 'face' || composition.crop === 'detail' || composition.crop === 'chest';
  const scene: Scene = {
    shot,
    seen,
    sheet,
    view: composition.view,
    composition,
    tones,
    random,
    weight: isClose ? 1 : 1.5,
    shadow: shadowSide(shot, random),
  };
  drawPlace(scene);
  drawLight(scene, 'behind');
  drawSubject(scene);
  drawWeather(scene);
  drawForeground(scene);
  drawLight(scene, 'before');
  const drawn = sheet.marks();
  const marks = openSheet(width, height, tones.ink, random);
  drawMoves({ ...scene, sheet: marks });
  drawCorners(marks, tones);
  const turn =
    composition.roll === 0
      ? drawn
      : `<g transform="rotate(${composition.roll} ${width / 2} ${height / 2}) translate(${width / 2} ${height / 2}) scale(1.22) translate(${-width / 2} ${-height / 2})">${drawn}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round"><path fill="${tones.paper}" d="M0 0h${width}v${height}h${-width}z"/>${turn}${marks.marks()}</svg>`;
}
