import type { FoundText } from '../containers/content.ts';
import type { Provenance } from '../file-facts.ts';
import { kindOf, lastWord } from './source-type.ts';

/** What IPTC's fields say: the type of the source, and a credit that names a machine. */
export function readIptcSource(texts: readonly FoundText[]): Provenance | undefined {
  const named = (...keys: readonly string[]) =>
    keys.map((wanted) => texts.find(({ key }) => key === wanted)?.text).find((text) => text !== undefined);
  const source = lastWord(
    named('Iptc4xmpExt:DigitalSourceType', 'Iptc4xmpExt:DigitalSourcefileType', 'DigitalSourceType'),
  );
  const credit = named('photoshop:Credit', 'Credit')?.match(/^(Made|Edited|Created) with (.{1,60} AI)\.?$/);
  if (!source && !credit) return undefined;
  const provenance: Provenance = { by: 'iptc' };
  const tool = credit?.[2] ?? named('Iptc4xmpExt:AISystemUsed');
  if (tool) provenance.tool = tool;
  if (source) provenance.source = source;
  const kind = kindOf(source, true) ?? (credit ? (credit[1] === 'Edited' ? 'edited' : 'made') : undefined);
  if (kind) provenance.kind = kind;
  return provenance;
}
