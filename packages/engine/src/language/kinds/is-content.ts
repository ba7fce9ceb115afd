import type { Token } from '../tokens/token.ts';
import { auxiliaries, conjunctions, determiners, prepositions, pronouns } from '../words/closed-class.ts';

/** A word that says something by itself. */
export function isContent({ kind, word }: Token): boolean {
  if (kind === 'mark') return false;
  if (kind !== 'word') return true;
  return !(
    prepositions.has(word) ||
    conjunctions.has(word) ||
    auxiliaries.has(word) ||
    pronouns.has(word) ||
    determiners.has(word)
  );
}
