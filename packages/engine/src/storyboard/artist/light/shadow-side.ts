import type { Shot } from '../../../shot/shot.ts';
import type { Random } from '../random.ts';

/** Light from the left leaves the right in shadow. */
export function shadowSide({ light }: Shot, random: Random): 'left' | 'right' {
  const rolled = random() < 0.5 ? 'left' : 'right';
  if (light.direction === 'side-light-left') return 'right';
  return light.direction === 'side-light-right' ? 'left' : rolled;
}
