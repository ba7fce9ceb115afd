import { u32 } from '../bytes/numbers.ts';
import { latin1, reads, untilZero, utf8, utf8OrLatin1 } from '../bytes/text.ts';
import type { ReadingHelp } from '../file-facts.ts';
import { MOST_PARTS } from './caps.ts';
import { FileContent } from './content.ts';
import { readExif } from './exif.ts';
import { readHexProfile } from './hex-profile.ts';
import { readXmp } from './xmp.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';

export function isPng(bytes: Uint8Array): boolean {
  return reads(bytes, 0, SIGNATURE);
}

/** Walks every chunk to the end of the file: texts may follow the pixels, and checksums are not asked. */
export async function readPng(bytes: Uint8Array, inflate: ReadingHelp['inflate']): Promise<FileContent> {
  const content = new FileContent('png');
  let at = SIGNATURE.length;
  for (let n = 0; n < MOST_PARTS && at + 8 <= bytes.length; n++) {
    const length = u32(bytes, at);
    const type = latin1(bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, Math.min(at + 8 + length, bytes.length));
    if (type === 'IHDR') content.hasExactPixels = data[8] === 8 && (data[9] === 2 || data[9] === 6);
    else if (type === 'eXIf') readExif(data, content);
    else if (type === 'caBX') content.addManifest(data);
    else if (TEXTS.includes(type) && content.mayDecode(data.length))
      await readText(type, data, content, inflate);
    at += 12 + length;
  }
  return content;
}

/** `comf` is what ComfyUI writes into animated pictures, in the layout of `tEXt`. */
const TEXTS = ['tEXt', 'zTXt', 'iTXt', 'comf'];

async function readText(
  type: string,
  data: Uint8Array,
  content: FileContent,
  inflate: ReadingHelp['inflate'],
): Promise<void> {
  const { text: key, next } = untilZero(data, 0);
  const plain = await plainBytes(type, data, next, (packed) => content.inflate(packed, inflate));
  if (!plain) return;
  if (readHexProfile(key, plain, content)) return;
  if (key === 'XML:com.adobe.xmp') readXmp(plain, content);
  else content.addText(`PNG ${type}`, key, type === 'iTXt' ? utf8(plain) : utf8OrLatin1(plain));
}

async function plainBytes(
  type: string,
  data: Uint8Array,
  next: number,
  inflate: (packed: Uint8Array) => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  if (type === 'zTXt') return inflate(data.subarray(next + 1));
  if (type !== 'iTXt') return data.subarray(next);
  const language = untilZero(data, next + 2);
  const body = data.subarray(untilZero(data, language.next).next);
  return data[next] === 1 ? inflate(body) : body;
}
