import { deflateSync } from 'node:zlib';
import { pngChunk, pngOf } from '../bad-pictures.ts';

/** Without these no reader takes a text for a prompt. */
const SETTINGS = 'Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 64x64, Model: a';

/** A small picture whose text chunk holds a long prompt, packed or as it is. */
export function pictureHolding(prompt: string, packed: boolean): Buffer {
  const text = Buffer.from(`${prompt}\n${SETTINGS}`, 'latin1');
  const chunk = packed
    ? pngChunk('zTXt', Buffer.concat([Buffer.from('parameters\0\0', 'latin1'), deflateSync(text)]))
    : pngChunk('tEXt', Buffer.concat([Buffer.from('parameters\0', 'latin1'), text]));
  return pngOf(64, 64, deflateSync(Buffer.alloc(65 * 64)), [chunk]);
}
