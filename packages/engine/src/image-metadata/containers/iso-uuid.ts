import { reads, untilZero } from '../bytes/text.ts';
import type { FileContent } from './content.ts';
import type { Box } from './iso-boxes.ts';
import { readXmp } from './xmp.ts';

const XMP = 'be7acfcb97a942e89c71999491e3afac';
const C2PA = 'd8fec3d61b0e483c92975828877ec481';

/** What others than the makers of the format put into its files: XMP, and C2PA behind its purpose and an offset. */
export function readUuid(box: Box, content: FileContent): void {
  if (box.uuid === XMP) readXmp(box.body, content);
  if (box.uuid !== C2PA) return;
  const { text: purpose, next } = untilZero(box.body, 4);
  const rest = box.body.subarray(next);
  if (purpose === 'manifest' || purpose === 'original' || purpose === 'update')
    content.addManifest(reads(rest, 4, 'jumb') ? rest : rest.subarray(8));
}
