import { findAtoms } from '../atoms/find-atoms.ts';
import { aroundOf } from '../quotes/around.ts';
import { evidenceOf } from '../quotes/witnesses.ts';
import type { Reading } from '../reading.ts';
import { overlaps } from '../span.ts';
import type { Kind } from '../statement.ts';
import { tokenise } from '../tokens/tokenise.ts';
import type { Ask } from './ask.ts';

const LIFTED: ReadonlySet<Kind> = new Set(['request', 'absence', 'setting']);

/** Words between quotes that may be drawn or spoken. */
export function* askQuotes({ text, isClip, statements }: Reading): Iterable<Ask> {
  const quoted = new Map(
    statements
      .filter(({ kind, isVague }) => !isVague && (kind === 'lettering' || kind === 'line'))
      .map((one) => [one.from, one]),
  );
  const lifted = statements.filter(({ kind, sure }) => LIFTED.has(kind) && sure !== 'guess');
  const tokens = tokenise(text, findAtoms(text));
  let next = 0;
  for (const [at, { atom }] of tokens.entries()) {
    if (atom?.kind !== 'quote') continue;
    const { from, to, inner } = atom;
    while ((lifted[next]?.to ?? to) <= from) next += 1;
    const holder = lifted[next];
    const read = quoted.get(from);
    if ((holder && overlaps(holder, atom)) || (read && read.sure !== 'guess')) continue;
    // In a still nothing is heard: what somebody says is drawn, or it tells what they do.
    if (!isClip) {
      if (read?.kind === 'line') yield { from, to, choices: ['lettering', 'action'] };
      continue;
    }
    if (!read && evidenceOf(aroundOf(text, tokens, at)).isExcluded) continue;
    const isLine = read ? read.kind === 'line' : isSentence(text.slice(inner.from, inner.to));
    yield { from, to, choices: isLine ? ['line', 'lettering'] : ['lettering', 'line'] };
  }
}

function isSentence(words: string): boolean {
  return /[.!?…,]$/.test(words.trim()) || words.trim().split(/\s+/).length > 3;
}
