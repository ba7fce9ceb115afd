import { be, bytes, utf8Of } from './bytes.ts';
import { packed } from './reading-help.ts';

/** PNG specification 5.2: these eight bytes begin every file. */
const SIGNATURE = bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a);

/** PNG 5.3: length, type, data, checksum. The checksum is left wrong, as readers of words do not ask it. */
export function chunk(type: string, data: Uint8Array): Uint8Array {
  return bytes(be(data.length, 4), type, data, 0, 0, 0, 0);
}

/** PNG 11.3.4.3: keyword, zero, Latin-1. Tools write UTF-8 there (facts 3.0). */
export function tEXt(key: string, text: string): Uint8Array {
  return chunk('tEXt', bytes(key, 0, utf8Of(text)));
}

/** PNG 11.3.4.4: keyword, zero, method 0, zlib. */
export async function zTXt(key: string, text: string): Promise<Uint8Array> {
  return chunk('zTXt', bytes(key, 0, 0, await packed(utf8Of(text), 'deflate')));
}

/** PNG 11.3.4.5: keyword, zero, packed or not, method, language, zero, translated keyword, zero, UTF-8. */
export async function iTXt(key: string, text: string, isPacked = false): Promise<Uint8Array> {
  const body = isPacked ? await packed(utf8Of(text), 'deflate') : utf8Of(text);
  return chunk('iTXt', bytes(key, 0, isPacked ? 1 : 0, 0, 0, 0, body));
}

/** PNG 11.2: header, whatever stands before the pixels, pixels, whatever stands behind, end. Colour type 6 has alpha. */
export function png(
  before: readonly Uint8Array[],
  { after = [], colours = 6 }: { after?: readonly Uint8Array[]; colours?: number } = {},
): Uint8Array {
  const header = chunk('IHDR', bytes(be(1, 4), be(1, 4), 8, colours, 0, 0, 0));
  const pixels = chunk('IDAT', bytes(0x78, 0x01));
  return bytes(SIGNATURE, header, ...before, pixels, ...after, chunk('IEND', bytes()));
}
