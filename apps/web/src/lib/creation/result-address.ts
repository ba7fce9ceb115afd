import { type GenerationMethod, type MethodId, methodIds, type StepId } from '@cuewright/contract';
import type { Go, Going, Mode } from '../address.ts';
import { stepOfMethod } from '../methods.ts';

interface Shown {
  mode: Mode;
  method?: GenerationMethod | null | undefined;
  /** Of the saved prompt; an unsaved result is in the tab's storage. */
  id?: string | undefined;
}

export function goToResult(go: Go, { mode, method, id }: Shown, how?: Going): void {
  go({ step: 'result', mode, method: methodInAddress(method), id: id ?? null }, how);
}

/** The address remembers the four methods that are chosen; the others are known by the prompt. */
export function methodInAddress(method: GenerationMethod | null | undefined): MethodId | null {
  return methodIds.find((id) => id === method) ?? null;
}

const places: Readonly<Record<GenerationMethod, StepId>> = {
  ...stepOfMethod,
  text: 'tools',
  voice: 'tools',
  reverse: 'reverse',
  storyboard: 'storyboard',
};

/** Where a method asks what it needs; without a method, where one is chosen. */
export function placeOfMethod(method: GenerationMethod | null | undefined): StepId {
  return method ? places[method] : 'method';
}

/** Of the prompting tools, the one that made it. */
export function toolOfMethod(method: GenerationMethod | null | undefined): string | undefined {
  return method === 'text' || method === 'voice' ? method : undefined;
}
