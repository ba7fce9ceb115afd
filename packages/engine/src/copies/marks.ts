import type { Model } from '../catalogue/model.ts';
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

/** Pasted data as its values, one after the other; what was lifted out of it is not among them. */
export function plainData({ text, statements, data }: Reading, edits: readonly Edit[]): Edit[] {
  return data.map(({ from, to }) => {
    const values = statements.filter(
      (one) => one.from > from && one.to < to && one.kind !== 'setting' && one.kind !== 'absence',
    );
    const outer = values.filter((one) => !values.some((other) => other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from));
    const left = outer.filter((one) => !edits.some((edit) => edit.by === '' && edit.from <= one.from && edit.to >= one.to));
    return { from, to, by: left.map((one) => text.slice(one.from, one.to)).join(', ') };
  });
}

const WEIGHTED = /\(([^()\n:]{1,80}):\s?\d(?:\.\d{1,3})?\)|\({2,3}([^()\n:]{1,80})\){2,3}/g;
const PRAISE = /^(?:masterpiece|best quality|high quality|highest quality|highly detailed|ultra detailed|8k|award[- ]winning)$/i;

/** Weights that a generator reads as plain letters; praise that was weighted is no picture. */
export function plainWeights({ text }: Reading, { weights }: Model): Edit[] {
  if (weights?.value.kind === 'parentheses') return [];
  return [...text.matchAll(WEIGHTED)].map(({ index, 0: whole, 1: one, 2: other }) => {
    const words = (one ?? other ?? '').trim();
    return { from: index, to: index + whole.length, by: PRAISE.test(words) ? '' : words };
  });
}
