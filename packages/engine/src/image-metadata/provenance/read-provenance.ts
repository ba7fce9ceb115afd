import type { FileContent } from '../containers/content.ts';
import type { Provenance } from '../file-facts.ts';
import { readC2pa } from './c2pa.ts';
import { readIptcSource } from './iptc-source.ts';

/** Who vouches for the file and by what it was made. None of it is a prompt. */
export function readProvenance({ manifests, texts }: FileContent): Provenance[] {
  return [...manifests.map(readC2pa), readIptcSource(texts)].filter((one) => one !== undefined);
}
