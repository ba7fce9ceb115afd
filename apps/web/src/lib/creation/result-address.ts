import { type GenerationMethod, type MethodId, methodIds, type StepId } from '@cuewright/contract';
import type { Go, Mode } from '../address.ts';

interface Shown {
  mode: Mode;
  method?: GenerationMethod | null | undefined;
  /** Of the saved prompt; an unsaved result is in the tab's storage. */
  id?: string | undefined;
}

export function goToResult(go: Go, { mode, method, id }: Shown): void {
  go({ step: 'result', mode, method: isMethodId(method) ? method : null, id: id ?? null });
}

function isMethodId(method: GenerationMethod | null | undefined): method is MethodId {
  return (methodIds as readonly (string | null | undefined)[]).includes(method);
}

const steps: Readonly<Record<GenerationMethod, StepId>> = {
  guided: 'steps',
  enhanced: 'enhanced-steps',
  optimizer: 'optimizer',
  automation: 'automation',
  text: 'tools',
  voice: 'tools',
  reverse: 'reverse',
  storyboard: 'storyboard',
};

/** Where a method asks what it needs; without a method, where one is chosen. */
export function stepOfMethod(method: GenerationMethod | null | undefined): StepId {
  return method ? steps[method] : 'method';
}
