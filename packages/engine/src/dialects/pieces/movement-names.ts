import type { Movement } from '../../shot/words.ts';
import { movementSentences } from '../../writing/wordings.ts';

/** A move as a shot list names it. */
export const movementNames: Readonly<Record<Movement, string>> = {
  static: 'locked-off camera',
  pan: 'pan',
  'pan-left': 'pan left',
  'pan-right': 'pan right',
  'whip-pan': 'whip pan',
  'tilt-up': 'tilt up',
  'tilt-down': 'tilt down',
  roll: 'slow barrel roll',
  'dolly-in': 'slow push in',
  'dolly-out': 'slow pull back',
  truck: 'sideways slide',
  'truck-left': 'truck left',
  'truck-right': 'truck right',
  'pedestal-up': 'pedestal up',
  'pedestal-down': 'pedestal down',
  tracking: 'tracking alongside',
  leading: 'leading backward in front',
  arc: 'arc around the subject',
  orbit: 'full orbit',
  'crane-up': 'crane up',
  'crane-down': 'crane down',
  'zoom-in': 'slow zoom in',
  'zoom-out': 'slow zoom out',
  'crash-zoom': 'crash zoom in',
  'dolly-zoom': 'dolly zoom',
  handheld: 'handheld camera',
  'shoulder-mounted': 'shoulder-mounted camera',
  steadicam: 'Steadicam glide',
  shake: 'camera shake on the impact',
  drone: 'drone flight',
  'fpv-drone': 'FPV drone flight',
  parallax: 'foreground sliding past in parallax',
};

/** Where the sentence of plain prose reads badly within another. */
const clauses: Readonly<Partial<Record<Movement, string>>> = {
  'whip-pan': 'the camera whip-pans',
  shake: 'the camera shakes on the impact',
  'crash-zoom': 'the lens crash-zooms in',
};

/** "the camera pushes in slowly", to stand within a sentence. */
export function movementClause(movement: Movement): string {
  const own = clauses[movement];
  if (own) return own;
  const said = movementSentences[movement].replace(/\.$/, '');
  return said.charAt(0).toLowerCase() + said.slice(1);
}
