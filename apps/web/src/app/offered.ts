import { stepIds } from '@cuewright/contract';
import type { OfferedStep } from '../lib/offered-steps.ts';
import { type Steps, steps } from './steps.ts';

/** What can be gone to, in the order of the specification. */
export function offeredSteps(table: Steps): readonly OfferedStep[] {
  return stepIds.flatMap((id) => {
    const step = table[id];
    return step ? [{ id, title: step.title ?? 'Start page' }] : [];
  });
}

export const offered = offeredSteps(steps);
