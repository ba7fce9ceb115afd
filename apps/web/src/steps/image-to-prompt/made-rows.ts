import type { MadeFacts } from '@cuewright/engine/image-metadata';
import type { Reading } from './reading-rows.ts';

/** What the file says of how it was made, line by line, in its own words and order. */
export function madeRows({ generator, version, model, seed, settings }: MadeFacts): Reading[] {
  const said: [string, string | undefined][] = [
    ['Generator', generator],
    ['Version', version],
    ['Model', model],
    ['Seed', seed],
    ...settings.map(({ name, value }): [string, string] => [name, value]),
  ];
  return said.flatMap(([name, value]) => (value ? [{ name, value, origin: 'file' as const }] : []));
}
