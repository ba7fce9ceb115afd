import type { StepId } from '@cuewright/contract';
import { createContext, useContext } from 'react';

/** A step that can be gone to, by its name. */
export interface OfferedStep {
  id: StepId;
  title: string;
}

/** The steps of the app's table: what is not in it is offered nowhere. */
export const OfferedSteps = createContext<readonly OfferedStep[]>([]);

export function useOfferedSteps(): readonly OfferedStep[] {
  return useContext(OfferedSteps);
}

/** Asks whether a step can be gone to. */
export function useOffers(): (step: StepId) => boolean {
  const offered = useOfferedSteps();
  return (step) => offered.some(({ id }) => id === step);
}
