import type { MethodId, StepId } from '@cuewright/contract';
import type { Destination, Mode } from './address.ts';

export const modeNames: Record<Mode, string> = { photo: 'Image Mode', video: 'Video Mode' };

/** The step a method does its work in. */
export const stepOfMethod: Record<MethodId, StepId> = {
  guided: 'steps',
  enhanced: 'enhanced-steps',
  optimizer: 'optimizer',
  automation: 'automation',
};

/** Where choosing a method leads: guided and optimizer begin in photo mode, the others ask for the mode first. */
export function afterMethod(method: MethodId): Destination {
  if (method === 'guided' || method === 'optimizer')
    return { step: stepOfMethod[method], mode: 'photo', method };
  return { step: 'mode', method };
}

/** Where choosing a mode leads: on to the method that asked for it, otherwise back to the choice of one. */
export function afterMode(mode: Mode, method: MethodId | null): Destination {
  if (method === 'enhanced' || method === 'automation') return { step: stepOfMethod[method], mode, method };
  return { step: 'method', mode };
}
