import type { Atom } from '../atoms/atom.ts';
import { type DataPiece, dataPieces } from '../atoms/data-pieces.ts';
import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Span } from '../span.ts';
import type { Said } from '../statement.ts';
import { labelKindOf } from '../units/label-units.ts';

/** "noise_level" denies nothing. */
const NEGATIVE = /^(?:negatives?|avoid|excluded?|no)(?![a-z])/;

/** A value of pasted data, and the name it stands under. */
interface Value {
  readonly name: string;
  readonly span: Span;
  readonly isText: boolean;
}

/** What pasted JSON says: each of its values is a statement, its names and brackets carry them. */
export function findData({ text, tokens }: Context): Claim[] {
  return tokens.flatMap(({ atom }) =>
    atom?.kind === 'json' ? valuesOf(text, atom).flatMap((value) => claimOf(text, value)) : [],
  );
}

function claimOf(text: string, { name, span, isText }: Value): Claim[] {
  const words = text.slice(span.from, span.to);
  const said = saidBy(name, words, span, isText);
  return said && words.trim() !== '' ? [{ ...span, sure: 'form', said }] : [];
}

function saidBy(name: string, words: string, span: Span, isText: boolean): Said | undefined {
  if (NEGATIVE.test(name))
    return { kind: 'absence', things: itemsOf(words, span), form: 'noun', reach: 'picture' };
  if (/^(?:duration|seconds|length)$/.test(name) && /^\d/.test(words))
    return { kind: 'setting', key: 'seconds', value: words.replace(/[^\d.]/g, '') };
  if (/^(?:ratio|aspect|aspect_ratio|ar)$/.test(name)) return { kind: 'setting', key: 'ratio', value: words };
  if (/^(?:resolution|fps|seed|steps)$/.test(name))
    return { kind: 'setting', key: name as 'fps', value: words };
  const kind = labelKindOf(name.replaceAll('_', ' ')) ?? (isText ? 'figure' : 'rest');
  if (kind === 'absence' || kind === 'setting' || kind === 'request' || kind === 'reference')
    return undefined;
  return kind === 'lettering' || kind === 'line' ? { kind, words: span } : { kind };
}

function itemsOf(words: string, { from }: Span): Span[] {
  return [...words.matchAll(/[^,]+/g)].flatMap(({ 0: item, index }) => {
    const own = item.trim();
    const start = from + index + item.indexOf(own);
    return own === '' ? [] : [{ from: start, to: start + own.length }];
  });
}

/** One walk over the data; a name is what stands before a colon. */
function valuesOf(text: string, { from, to }: Atom): Value[] {
  const values: Value[] = [];
  let name = '';
  let last: DataPiece | undefined;
  const keep = () => {
    if (last && last.kind !== 'word')
      values.push({ name, span: { from: last.from, to: last.to }, isText: last.kind === 'words' });
    last = undefined;
  };
  for (const piece of dataPieces(text, from, to)) {
    if (piece.kind !== 'mark') {
      keep();
      last = piece;
    } else if (piece.words === ':') {
      if (last) name = last.words.toLowerCase();
      last = undefined;
    } else keep();
  }
  keep();
  return values;
}
