import type { StepId } from '@cuewright/contract';
import type { Trail } from '../../lib/trail.ts';

/** Whether that step is the one before this. */
export function cameFrom(step: StepId, { before }: Trail): boolean {
  return new URLSearchParams(before.at(-1)?.split('?')[1]).get('step') === step;
}
