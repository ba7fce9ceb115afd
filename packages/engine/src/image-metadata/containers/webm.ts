import { reads, utf8 } from '../bytes/text.ts';
import { LONGEST_TEXT, MOST_PARTS } from './caps.ts';
import { FileContent } from './content.ts';

export function isWebm(bytes: Uint8Array): boolean {
  return reads(bytes, 0, '\x1a\x45\xdf\xa3');
}

const SEGMENT = 0x18538067;
const TAGS = 0x1254c367;
const TAG = 0x7373;
const SIMPLE_TAG = 0x67c8;
const NAME = 0x45a3;
const TEXT = 0x4487;
const DEEPEST = 6;

export async function readWebm(bytes: Uint8Array): Promise<FileContent> {
  const content = new FileContent('webm');
  const budget = { parts: MOST_PARTS };
  for (const element of elements(bytes, budget)) {
    if (element.id !== SEGMENT) continue;
    for (const part of elements(element.body, budget))
      if (part.id === TAGS) readTags(part.body, content, budget, 0);
  }
  return content;
}

function readTags(body: Uint8Array, content: FileContent, budget: { parts: number }, depth: number): void {
  let name = '';
  let text = '';
  for (const element of elements(body, budget)) {
    const isShort = element.body.length <= LONGEST_TEXT;
    if (element.id === NAME && isShort) name = utf8(element.body);
    if (element.id === TEXT && isShort) text = utf8(element.body);
    if ((element.id === TAG || element.id === SIMPLE_TAG) && depth < DEEPEST)
      readTags(element.body, content, budget, depth + 1);
  }
  if (name && text) content.addText('WebM', name, text);
}

/** An element that says no length, as one that is streamed, reaches to the end. */
function* elements(bytes: Uint8Array, budget: { parts: number }): Iterable<{ id: number; body: Uint8Array }> {
  let at = 0;
  while (at < bytes.length && budget.parts-- > 0) {
    const idLength = widthOf(bytes[at] ?? 0);
    if (idLength > 4) return;
    const id = number(bytes, at, idLength, false);
    const sizeAt = at + idLength;
    const sizeLength = widthOf(bytes[sizeAt] ?? 0);
    if (sizeLength > 8) return;
    const size = number(bytes, sizeAt, sizeLength, true);
    const isUnknown = size === 2 ** (7 * sizeLength) - 1;
    const from = sizeAt + sizeLength;
    if (isUnknown && id !== SEGMENT) {
      // Clusters of unknown length: what follows is read as if it stood beside them.
      at = from;
      continue;
    }
    const end = isUnknown ? bytes.length : Math.min(from + size, bytes.length);
    yield { id, body: bytes.subarray(from, end) };
    at = end;
  }
}

/** How many bytes a number has is told by the zeros it begins with. */
function widthOf(first: number): number {
  return first === 0 ? 9 : Math.clz32(first) - 23;
}

function number(bytes: Uint8Array, at: number, length: number, isSize: boolean): number {
  let value = bytes[at] ?? 0;
  if (isSize) value &= (1 << (8 - length)) - 1;
  for (let n = 1; n < length; n++) value = value * 256 + (bytes[at + n] ?? 0);
  return value;
}
