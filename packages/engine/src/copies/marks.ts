import type { Reading } from '../language/reading.ts';
import type { Edit } from './pieces.ts';

const BULLET = /(?<=^|\n)[ \t]*(?:[-*•–]|\d{1,2}[.)])[ \t]+/g;
const EMPHASIS = /(\*{1,3}|_{2,3})(?=\S)([^*_\n]{1,200}?\S)\1/g;

/** Bullets and emphasis are marks of a note, and no words of the picture. */
export function plainMarks({ text }: Reading): Edit[] {
  const edits: Edit[] = [];
  if ((text.match(BULLET) ?? []).length > 1)
    for (const found of text.matchAll(BULLET)) edits.push({ from: found.index, to: found.index + found[0].length, by: '' });
  for (const { index, 0: whole, 1: mark = '' } of text.matchAll(EMPHASIS)) {
    edits.push({ from: index, to: index + mark.length, by: '' });
    edits.push({ from: index + whole.length - mark.length, to: index + whole.length, by: '' });
  }
  return edits;
}
