import type { Given } from './laws-of-writing.ts';
import type { Doubt } from './writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** So much that cannot be proven is shown to the person; with more of it the copy is not used. */
const MOST_DOUBTS = 3;

/** A law that may be broken: what a model is told of while it is asked again, and the person after that. */
export function doubted(
  { doubts, isLast }: Given,
  kind: Doubt['kind'],
  words: string,
): BrokenLaw | undefined {
  const isKnown = doubts.some((one) => one.words === words);
  if (isLast && !isKnown && doubts.length < MOST_DOUBTS) doubts.push({ kind, words });
  else if (!isLast || !isKnown) return { problem: kind === 'new' ? 'invented' : 'lost', words };
  return undefined;
}
