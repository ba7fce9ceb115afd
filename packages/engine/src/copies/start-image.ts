import type { Reading } from '../language/reading.ts';
import type { Kind, Statement } from '../language/statement.ts';

const LOOKS: ReadonlySet<Kind> = new Set(['figure', 'place', 'look', 'light', 'time', 'mood', 'reference', 'rest']);
const MOVES: ReadonlySet<Kind> = new Set(['action', 'move', 'sound', 'line']);

/** Sentences that only say how it looks, which the picture to begin from shows; none, where nothing else is said. */
export function shownByImage({ text, statements }: Reading): Statement[] {
  const tops = statements.filter(({ within }) => within === undefined);
  const sentences: Statement[][] = [];
  for (const [at, top] of tops.entries()) {
    const joint = at === 0 ? '.' : text.slice(tops[at - 1]?.to, top.from);
    if (/[.!?…\n:]/.test(joint) || sentences.length === 0) sentences.push([]);
    sentences.at(-1)?.push(top);
  }
  const tellsLooks = (sentence: readonly Statement[]) =>
    sentence.every(({ kind }) => LOOKS.has(kind)) && !statements.some((one) => isInside(one, sentence) && !LOOKS.has(one.kind) && one.kind !== 'camera');
  const tellsMotion = sentences.some((sentence) => sentence.some(({ kind }) => MOVES.has(kind)));
  return tellsMotion ? sentences.filter(tellsLooks).flat() : [];
}

function isInside({ from, to }: Statement, sentence: readonly Statement[]): boolean {
  return from >= (sentence[0]?.from ?? 0) && to <= (sentence.at(-1)?.to ?? 0);
}
