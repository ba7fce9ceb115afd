import type { Reading } from '../language/reading.ts';
import type { Part } from '../shot/shot.ts';
import { partOfKind } from './part-of-kind.ts';

/** Words, and the part they came from. */
export interface Stretch {
  part: Part;
  text: string;
}

/** Puts words behind others; neighbours of one part are one stretch. */
export function append(stretches: Stretch[], text: string, part: Part): void {
  const last = stretches.at(-1);
  if (text === '') return;
  if (last?.part === part) last.text += text;
  else stretches.push({ part, text });
}

/** Shortens the end, through as many stretches as it takes. */
export function cutEnd(stretches: Stretch[], cut: (text: string) => string): void {
  for (let last = stretches.at(-1); last; last = stretches.at(-1)) {
    const kept = cut(last.text);
    if (kept === last.text) return;
    last.text = kept;
    if (kept !== '') return;
    stretches.pop();
  }
}

/** What is copied of a text from left to right, each word with the part its statement speaks of. */
export function copier({ text, leaves, statements }: Reading) {
  let at = 0;
  return (stretches: Stretch[], from: number, to: number): void => {
    while (at < leaves.length && (leaves[at]?.to ?? 0) <= from) at += 1;
    for (let leaf = leaves[at]; leaf && leaf.from < to; leaf = leaves[++at]) {
      const words = text.slice(Math.max(from, leaf.from), Math.min(to, leaf.to));
      const own = partOfKind[statements[leaf.of]?.kind ?? 'rest'];
      // What only parts words goes with those before it.
      const isBetween = leaf.role === 'separator' || words.trim() === '';
      append(stretches, words, isBetween ? (stretches.at(-1)?.part ?? own) : own);
      if (leaf.to > to) return;
    }
  };
}
