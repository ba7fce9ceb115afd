import { untoldThing } from '@cuewright/engine/content/untold';
import type { Dropped } from '@cuewright/engine/writing';

/** What a generator was not told, each thing once. */
export function leftOff(dropped: readonly Dropped[]): string | undefined {
  const list = [...new Set(dropped.map(untoldThing))].join(', ');
  return list === '' ? undefined : list.charAt(0).toUpperCase() + list.slice(1);
}
