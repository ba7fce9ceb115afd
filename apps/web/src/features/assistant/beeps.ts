import { keep, recall } from '../../lib/memory.ts';

const KEY = 'aira-beeps';

/** Off unless somebody has switched it on in this browser. */
export function hasBeeps(): boolean {
  return recall('browser', KEY) === 'on';
}

export function switchBeeps(isOn: boolean): void {
  keep('browser', KEY, isOn ? 'on' : undefined);
}
