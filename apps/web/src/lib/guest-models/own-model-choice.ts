import { useSyncExternalStore } from 'react';
import { keep, recall } from '../memory.ts';
import { sharedValue } from '../shared-value.ts';

const KEY = 'own-model';
const kept = () => recall('browser', KEY) === 'on';
const isOn = sharedValue(kept());

// Another tab has chosen, or this browser has forgotten everything.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === KEY || key === null) isOn.set(kept());
});

/** Whether the person has asked for their browser’s own model; never by itself. */
export function useOwnModelChoice(): boolean {
  return useSyncExternalStore(isOn.listen, isOn.get);
}

export function chooseOwnModel(next: boolean): void {
  keep('browser', KEY, next ? 'on' : undefined);
  isOn.set(next);
}
