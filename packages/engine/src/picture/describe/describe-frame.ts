import type { Region } from '../focus/focus.ts';
import type { Measurements } from '../measure-picture.ts';
import { commas } from './listed.ts';

/** Where on the frame something lies: "left of centre", "in the upper right". */
export function placeInFrame({ x, y }: { x: number; y: number }): string {
  const across = x < 0.4 ? 'left' : x > 0.6 ? 'right' : '';
  const down = y < 0.34 ? 'upper' : y > 0.66 ? 'lower' : '';
  if (down === '') return across === '' ? 'in the centre' : `${across} of centre`;
  return across === '' ? `in the ${down} half` : `in the ${down} ${across}`;
}

/** What can be said of a subject that nobody has named: how sharp it is, and where. */
export function describeUnnamed({ focus }: Measurements): string {
  switch (focus.depth) {
    case 'shallow':
    case 'moderate':
      if (!focus.region) return 'a scene partly in focus';
      return isBand(focus.region)
        ? `a scene sharpest ${placeInFrame(focus.centre)}`
        : `one sharp subject ${placeInFrame(focus.centre)}`;
    case 'deep':
      return 'a scene sharp from front to back';
    case 'soft':
      return 'a scene in soft focus';
    case 'unknown':
      return 'a field of tone and colour';
  }
}

/** What is sharp across most of the frame is a stretch of the scene, and no one thing in it. */
function isBand({ width }: Region): boolean {
  return width > 0.65;
}

/** How the frame is filled. */
export function describeSurroundings({ framing, horizon, focus }: Measurements): string {
  const isBacked = focus.depth === 'shallow' && focus.region !== undefined && !isBand(focus.region);
  const backdrop = isBacked ? 'before a soft background' : '';
  return (
    commas([
      backdrop,
      horizon && `with ${horizonWords(horizon.y)}${tiltWords(horizon.tilt)}`,
      framing.symmetry > 0.8 && 'in a symmetrical frame',
      framing.emptySide !== undefined &&
        `${horizon ? '' : 'with '}open space ${spaceWords[framing.emptySide]}`,
    ]) || 'filling the frame'
  );
}

const spaceWords = {
  left: 'to the left',
  right: 'to the right',
  above: 'above',
  below: 'below',
} as const;

function horizonWords(y: number): string {
  if (y < 0.4) return 'a high horizon';
  return y > 0.6 ? 'a low horizon' : 'the horizon across the middle';
}

function tiltWords(tilt: number): string {
  return Math.abs(tilt) < 2 ? '' : ', slightly tilted';
}
