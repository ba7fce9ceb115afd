import type { Shot } from '../../shot/shot.ts';
import { drawForeground } from './composition/foreground.ts';
import { drawLight } from './light/beams.ts';
import { drawWeather } from './light/weather.ts';
import { drawCorners } from './marks/corners.ts';
import { drawMoves } from './marks/moves.ts';
import { openSheet } from './pencil/sheet.ts';
import { drawPlace } from './places/draw-place.ts';
import { type DrawOptions, sceneOf } from './scene-of.ts';
import { drawSubject } from './subject/draw-subject.ts';

/** A storyboard sketch of a shot, as SVG: no text, no style, no address in it. */
export function draw(shot: Shot, options: DrawOptions): string {
  const scene = sceneOf(shot, options);
  const { sheet, tones, random, composition } = scene;
  const { width, height } = sheet;
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
