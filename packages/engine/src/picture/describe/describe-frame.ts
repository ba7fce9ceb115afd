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
      return focus.region ? `one sharp subject ${placeInFrame(focus.centre)}` : 'a scene partly in focus';
    case 'deep':
      return 'a scene sharp from front to back';
    case 'soft':
      return 'a scene in soft focus';
    case 'unknown':
      return 'a field of tone and colour';
  }
}

/** How the frame is filled. */
export function describeSurroundings({ framing, horizon, focus }: Measurements): string {
  const backdrop = focus.depth === 'shallow' ? 'before a soft background' : '';
  return (
    commas([
      backdrop,
      horizon && `with ${horizonWords(horizon.y)}${tiltWords(horizon.tilt)}`,
      framing.symmetry > 0.8 && 'in a symmetrical frame',
      framing.emptySide !== undefined && `with open space ${spaceWords[framing.emptySide]}`,
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
