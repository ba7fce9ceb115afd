import { latin1, utf8 } from '../bytes/text.ts';
import type { FoundText } from '../containers/content.ts';
import type { RawPixels, ReadingHelp } from '../file-facts.ts';
import { type JsonRecord, plainAt } from '../json/json.ts';
import { parseRecord } from '../json/parse-json.ts';

const SIGNATURE = 15;
const LENGTH = 4;
/** As it is hidden, and unpacked. */
const LONGEST_HIDDEN = 512 * 1024;
const LONGEST = 4 * 1024 * 1024;

/** The text that is hidden in the lowest bits of the pixels: a signature, the count of bits, the text or its gzip. */
export async function readHidden(pixels: RawPixels, inflate: ReadingHelp['inflate']): Promise<FoundText[]> {
  for (const { channels, plain, packed, where } of KINDS) {
    const signature = latin1(bytesOf(pixels, channels, 0, SIGNATURE));
    if (signature !== plain && signature !== packed) continue;
    const [a = 0, b = 0, c = 0, d = 0] = bytesOf(pixels, channels, SIGNATURE, LENGTH);
    const length = Math.floor((a * 0x100_0000 + b * 0x1_0000 + c * 0x100 + d) / 8);
    if (length > LONGEST_HIDDEN || (SIGNATURE + LENGTH + length) * 8 > roomOf(pixels, channels)) return [];
    const payload = bytesOf(pixels, channels, SIGNATURE + LENGTH, length);
    const text = signature === packed ? await inflate(payload, LONGEST) : payload;
    return text ? textsOf(utf8(text), where) : [];
  }
  return [];
}

const KINDS = [
  { channels: [3], plain: 'stealth_pnginfo', packed: 'stealth_pngcomp', where: 'Alpha channel' },
  { channels: [0, 1, 2], plain: 'stealth_rgbinfo', packed: 'stealth_rgbcomp', where: 'Colour channels' },
] as const;

function roomOf({ width, height }: RawPixels, channels: readonly number[]): number {
  return width * height * channels.length;
}

/** Bits run down the columns, the highest of a byte first; of colours, all three of a pixel before the next. */
function bytesOf(pixels: RawPixels, channels: readonly number[], from: number, count: number): Uint8Array {
  const { width, height, rgba } = pixels;
  const bytes = new Uint8Array(count);
  for (let n = 0; n < count * 8; n++) {
    const bit = from * 8 + n;
    const pixel = Math.floor(bit / channels.length);
    const [x, y] = [Math.floor(pixel / height), pixel % height];
    const value = rgba[(y * width + x) * 4 + (channels[bit % channels.length] ?? 0)] ?? 0;
    bytes[n >> 3] = ((bytes[n >> 3] ?? 0) << 1) | (value & 1);
  }
  return bytes;
}

/** NovelAI hides the record of all its texts, others one text. */
function textsOf(text: string, where: string): FoundText[] {
  const record = parseRecord(text);
  if (!record || record['sui_image_params']) return [{ where, key: 'parameters', text }];
  return Object.keys(record).flatMap((key) => {
    const value = valueAt(record, key);
    return value === undefined ? [] : [{ where, key, text: value }];
  });
}

function valueAt(record: JsonRecord, key: string): string | undefined {
  const value = record[key];
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : plainAt(record, key);
}
