import { wordSet } from '../words/word-set.ts';
import type { Beat } from './beat.ts';

const THEN = wordSet('then next finally before until later');
const TOGETHER = wordSet('while as whilst meanwhile when whereas');

/** What the joiner of a clause says of when it happens. */
export function linkOf(joiner: string): Beat['link'] {
  if (THEN.has(joiner)) return 'then';
  if (TOGETHER.has(joiner)) return 'together';
  return joiner === 'after' ? 'earlier' : 'open';
}

/** "While a dog barks, …", "after she sits, …": the clause behind one that is led so. */
export function linkBehind(joiner: string): Beat['link'] {
  if (TOGETHER.has(joiner)) return 'together';
  if (joiner === 'after') return 'then';
  return joiner === 'before' || joiner === 'until' ? 'earlier' : 'open';
}
