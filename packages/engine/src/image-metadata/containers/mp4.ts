import { u16, u32 } from '../bytes/numbers.ts';
import { latin1, reads, utf8OrLatin1 } from '../bytes/text.ts';
import { LONGEST_TEXT } from './caps.ts';
import { FileContent } from './content.ts';
import { boxesOf, findBox } from './iso-boxes.ts';
import { readUuid } from './iso-uuid.ts';
import { readXmp } from './xmp.ts';

const FIRST_BOXES = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'styp', 'pnot'];

export function isMp4(bytes: Uint8Array): boolean {
  return FIRST_BOXES.some((type) => reads(bytes, 4, type));
}

export async function readMp4(bytes: Uint8Array): Promise<FileContent> {
  const content = new FileContent('mp4');
  for (const box of boxesOf(bytes)) {
    if (box.type === 'uuid') readUuid(box, content);
    if (box.type === 'moov' || box.type === 'moof') readFolder(box.body, content, 0);
    if (box.type === 'meta') readMeta(box.body, content);
    if (box.type === 'udta') readUserData(box.body, content);
  }
  return content;
}

function readFolder(body: Uint8Array, content: FileContent, depth: number): void {
  for (const box of boxesOf(body)) {
    if (box.type === 'uuid') readUuid(box, content);
    if (box.type === 'meta') readMeta(box.body, content);
    if (box.type === 'udta') readUserData(box.body, content);
    if (box.type === 'trak' && depth < 1) readFolder(box.body, content, depth + 1);
  }
}

/** QuickTime's own texts begin with ©; others keep a `meta` of their own here. */
function readUserData(body: Uint8Array, content: FileContent): void {
  for (const box of boxesOf(body)) {
    if (box.type === 'meta') readMeta(box.body, content);
    else if (box.type === 'XMP_') readXmp(box.body, content);
    else if (box.type.startsWith('\xa9') && box.body.length <= LONGEST_TEXT) {
      const length = u16(box.body, 0);
      content.addText('MP4', box.type, utf8OrLatin1(box.body.subarray(4, 4 + length)));
    }
  }
}

/** QuickTime has no version and flags here, the standard has. */
function readMeta(body: Uint8Array, content: FileContent): void {
  const inner = reads(body, 4, 'hdlr') || reads(body, 4, 'keys') ? body : body.subarray(4);
  const names = keyNames(findBox(inner, 'keys') ?? new Uint8Array());
  const items = findBox(inner, 'ilst');
  if (!items) return;
  for (const item of boxesOf(items)) {
    const number = u32(
      Uint8Array.from(item.type, (letter) => letter.charCodeAt(0)),
      0,
    );
    const key = item.type === '----' ? freeName(item.body) : (names[number - 1] ?? item.type);
    const data = findBox(item.body, 'data');
    if (data && isText(data) && data.length <= LONGEST_TEXT)
      content.addText('MP4', key, utf8OrLatin1(data.subarray(8)));
  }
}

/** 1 is UTF-8, 0 is whatever the item is known to be. */
function isText(data: Uint8Array): boolean {
  return u32(data, 0) <= 1;
}

function freeName(body: Uint8Array): string {
  return utf8OrLatin1((findBox(body, 'name') ?? new Uint8Array()).subarray(4));
}

function keyNames(keys: Uint8Array): string[] {
  const names: string[] = [];
  for (const { body } of boxesOf(keys.subarray(8))) names.push(latin1(body));
  return names;
}
