import { read } from '../language/read.ts';
import type { Reading } from '../language/reading.ts';
import { type Kind, type Leaf, pictured, type Statement } from '../language/statement.ts';
import type { Part, SaidBox } from '../shot/shot.ts';
import { kindOfPart } from '../shot-of/kind-of-part.ts';
import { labelledWords } from './labels.ts';
import { partOfKind } from './part-of-kind.ts';

const FEWEST_LABELS = 2;

/**
 * A text that is a list of labels is a form: what stands under a label is in a box. None, where something without a label
 * stands behind one in the same line, because nobody knows then what it belongs to.
 */
export function boxesOfText(reading: Reading): SaidBox[] | undefined {
  const { text, statements, leaves, isClip } = reading;
  const labels = labelLeaves(leaves, statements);
  if (labels.size < FEWEST_LABELS) return undefined;
  const found: { asks: Part; words: string; kind: Kind }[] = [];
  let before: Statement | undefined;
  for (const one of statements) {
    if (one.within !== undefined) continue;
    if (one.kind === 'line' || one.kind === 'lettering') return undefined;
    const between = text.slice(before?.to ?? one.from, one.from);
    const isUnder = one.sure === 'form' && pictured.has(one.kind);
    const label = labels.get(one.id);
    const last = found.at(-1);
    const isParted = /[\n|;]/.test(between);
    if (!isUnder && !LIFTED.has(one.kind) && before && labels.has(before.id) && !isParted) return undefined;
    if (isUnder && !label && last && last.kind === one.kind && !isParted)
      last.words += `, ${text.slice(one.from, one.to)}`;
    else if (isUnder && label)
      found.push({ asks: partOfKind[one.kind], words: labelledWords(text, one, label), kind: one.kind });
    else if (isUnder) return undefined;
    else if (last && !isUnder && !isParted && !labels.has(before?.id ?? -1))
      last.words += `${between}${text.slice(one.from, one.to)}`;
    else
      found.push({
        asks: LIFTED.has(one.kind) ? 'technical' : 'subject',
        // A label that stands alone is known by its colon.
        words: text.slice(one.from, one.to).replace(/^([\p{L} ]+) [-–—] /u, '$1: '),
        kind: one.kind,
      });
    before = one;
  }
  return found
    .filter(({ words }) => words.trim() !== '')
    .map(({ asks, words }) => ({ asks, said: read(words, { isClip, asks: kindOfPart[asks] }) }));
}

/** Those leaves that name what follows them, by their statement. */
function labelLeaves(leaves: readonly Leaf[], statements: readonly Statement[]): Map<number, Leaf> {
  const labels = new Map<number, Leaf>();
  const seen = new Set<number>();
  for (const leaf of leaves) {
    const one = statements[leaf.of];
    if (!seen.has(leaf.of) && leaf.role === 'frame' && one?.from === leaf.from && one.sure === 'form')
      if (one.within === undefined && pictured.has(one.kind)) labels.set(leaf.of, leaf);
    seen.add(leaf.of);
  }
  return labels;
}

const LIFTED: ReadonlySet<Kind> = new Set(['absence', 'setting', 'request']);
