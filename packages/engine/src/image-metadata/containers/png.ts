import { u32 } from '../bytes/numbers.ts';
import { latin1, reads, untilZero, utf8, utf8OrLatin1 } from '../bytes/text.ts';
import type { ReadingHelp } from '../file-facts.ts';
import { ALL_TEXT, LONGEST_TEXT, MOST_PARTS } from './caps.ts';
import { emptyContent, type FileContent, type FoundText } from './content.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';

export function isPng(bytes: Uint8Array): boolean {
  return reads(bytes, 0, SIGNATURE);
}

/** Walks every chunk to the end of the file: texts may follow the pixels, and checksums are not asked. */
export async function readPng(bytes: Uint8Array, inflate: ReadingHelp['inflate']): Promise<FileContent> {
  const content = emptyContent('png');
  let room = ALL_TEXT;
  let at = SIGNATURE.length;
  for (let n = 0; n < MOST_PARTS && at + 8 <= bytes.length; n++) {
    const length = u32(bytes, at);
    const type = latin1(bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, Math.min(at + 8 + length, bytes.length));
    const text = data.length <= LONGEST_TEXT ? await readText(type, data, inflate) : undefined;
    if (text && text.text.length <= room) {
      content.texts.push(text);
      room -= text.text.length;
    }
    at += 12 + length;
  }
  return content;
}

async function readText(
  type: string,
  data: Uint8Array,
  inflate: ReadingHelp['inflate'],
): Promise<FoundText | undefined> {
  const where = `PNG ${type}`;
  if (type === 'tEXt') {
    const { text: key, next } = untilZero(data, 0);
    return { where, key, text: utf8OrLatin1(data.subarray(next)) };
  }
  if (type === 'zTXt') {
    const { text: key, next } = untilZero(data, 0);
    const plain = await inflate(data.subarray(next + 1), LONGEST_TEXT);
    return plain && { where, key, text: utf8OrLatin1(plain) };
  }
  if (type === 'iTXt') {
    const { text: key, next } = untilZero(data, 0);
    const isPacked = data[next] === 1;
    const language = untilZero(data, next + 2);
    const translated = untilZero(data, language.next);
    const body = data.subarray(translated.next);
    const plain = isPacked ? await inflate(body, LONGEST_TEXT) : body;
    return plain && { where, key, text: utf8(plain) };
  }
  return undefined;
}
