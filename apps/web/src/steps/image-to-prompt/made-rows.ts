import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { provenanceLine } from '@cuewright/engine/recovered';
import type { Reading } from './reading-rows.ts';

/** What the file says of how it was made, line by line, in its own words and order. */
export function madeRows(facts: MadeFacts): Reading[] {
  const { generator, version, model, seed, settings, provenance } = facts;
  const said: [string, string | undefined][] = [
    ['Generator', generator],
    ['Version', version],
    ['Model', model],
    ['Seed', seed],
    ['Provenance', provenance.length > 0 ? provenanceLine({ ...facts, prompt: '' }) : undefined],
    ...settings.map(({ name, value }): [string, string] => [name, value]),
  ];
  return said.flatMap(([name, value]) => (value ? [{ name, value, origin: 'file' as const }] : []));
}
