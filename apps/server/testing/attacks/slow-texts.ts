import { deflateSync } from 'node:zlib';
import { pngChunk, pngOf } from '../bad-pictures.ts';

/** What costs a reader of words the most when it comes again and again: cues, marks, figures, and what has no width. */
export const slowUnits: readonly string[] = [
  'nor ',
  'not ',
  'no ',
  'no text, ',
  'and ',
  '…',
  '... ',
  '. ',
  ', ',
  '"',
  '“',
  "'s ",
  '(',
  '((',
  '[](',
  '[',
  'http://',
  '<lora:',
  '```prompt ',
  '`',
  '*',
  '_',
  '#',
  '-',
  '--ar ',
  '1',
  '1/',
  '1 2 ',
  '12:30 ',
  '85mm ',
  ' ',
  '\n',
  'a',
  'a.',
  'a-',
  'a man ',
  'he says "',
  'says: ',
  'é',
  'ſ',
  '\u200b',
  '\u0301',
  '猫',
  'masterpiece, ',
  'moodier than ',
  'A man in a red coat at night. ',
];

export function slowText(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

/** A small picture whose text chunk holds a long prompt, packed or as it is. */
export function pictureHolding(prompt: string, packed: boolean): Buffer {
  const text = Buffer.from(prompt, 'latin1');
  const chunk = packed
    ? pngChunk('zTXt', Buffer.concat([Buffer.from('parameters\0\0', 'latin1'), deflateSync(text)]))
    : pngChunk('tEXt', Buffer.concat([Buffer.from('parameters\0', 'latin1'), text]));
  return pngOf(64, 64, deflateSync(Buffer.alloc(65 * 64)), [chunk]);
}
