import { useEffect, useSyncExternalStore } from 'react';
import type { Mode } from './address.ts';

/** The prompt that is on the screen, for whoever speaks of it without knowing the screen. */
export interface CurrentPrompt {
  text: string;
  mode: Mode;
  /** The id of the generator it is for. */
  model?: string | undefined;
  /** Where in its making one is, in words. */
  place: string;
}

let current: CurrentPrompt | undefined;
const listeners = new Set<() => void>();

export function currentPrompt(): CurrentPrompt | undefined {
  return current;
}

export function useCurrentPrompt(): CurrentPrompt | undefined {
  return useSyncExternalStore(listen, currentPrompt, () => undefined);
}

/** Says what is on the screen, as long as the component is there. */
export function useTellPrompt({ text, mode, model, place }: CurrentPrompt): void {
  useEffect(() => {
    const told = { text, mode, model, place };
    tell(told);
    return () => {
      if (current === told) tell(undefined);
    };
  }, [text, mode, model, place]);
}

function tell(prompt: CurrentPrompt | undefined): void {
  current = prompt;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
