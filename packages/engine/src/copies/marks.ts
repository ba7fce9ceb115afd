import type { Model } from '../catalogue/model.ts';
import type { Reading } from '../language/reading.ts';
import type { Edit } from './pieces.ts';

const BULLET = /(?<=^|\n)[ \t]*(?:[-*•–]|\d{1,2}[.)])[ \t]+/g;
const HEADING = /(?<=^|\n)[ \t]*(?:#{1,6}|>)[ \t]+/g;
const EMPHASIS = /(\*{1,3}|_{2,3})(?=\S)([^*_\n]{1,200}?\S)\1/g;

/** Bullets, headings and emphasis are marks of a note, and no words of the picture. */
export function plainMarks({ text }: Reading): Edit[] {
  const edits: Edit[] = [];
  if ((text.match(BULLET) ?? []).length > 1)
    for (const found of text.matchAll(BULLET))
      edits.push({ from: found.index, to: found.index + found[0].length, by: '' });
  for (const { index, 0: mark } of text.matchAll(HEADING))
    edits.push({ from: index, to: index + mark.length, by: '' });
  for (const { index, 0: whole, 1: mark = '' } of text.matchAll(EMPHASIS)) {
    edits.push({ from: index, to: index + mark.length, by: '' });
    edits.push({ from: index + whole.length - mark.length, to: index + whole.length, by: '' });
  }
  return edits;
}

/** Pasted data as its values, one after the other; what was lifted out of it is not among them. */
export function plainData({ text, statements, data }: Reading, edits: readonly Edit[]): Edit[] {
  return data.map(({ from, to }) => {
    const values = statements.filter((one) => one.from > from && one.to < to && one.kind !== 'setting');
    const outer = values.filter(
      (one) =>
        !values.some(
          (other) =>
            other !== one &&
            other.from <= one.from &&
            other.to >= one.to &&
            other.to - other.from > one.to - one.from,
        ),
    );
    const inside = edits.filter((edit) => edit.from >= from && edit.to <= to);
    const by = outer.flatMap((one) => {
      const edit = inside.find((other) => other.from <= one.from && other.to >= one.to);
      const words = edit ? edit.by : text.slice(one.from, one.to);
      return words === '' ? [] : [words];
    });
    return { from, to, by: by.join(', ') };
  });
}

const WEIGHTED = /\(([^()\n:]{1,80}):\s?\d(?:\.\d{1,3})?\)|\({2,3}([^()\n:]{1,80})\){2,3}/g;
const PRAISE =
  /^(?:masterpiece|best quality|high quality|highest quality|highly detailed|ultra detailed|8k|award[- ]winning)$/i;

/** Weights that a generator reads as plain letters; praise that was weighted is no picture. */
export function plainWeights({ text }: Reading, { weights }: Model): Edit[] {
  if (weights?.value.kind === 'parentheses') return [];
  return [...text.matchAll(WEIGHTED)].map(({ index, 0: whole, 1: one, 2: other }) => {
    const words = (one ?? other ?? '').trim();
    return { from: index, to: index + whole.length, by: PRAISE.test(words) ? '' : words };
  });
}
