import type { Token } from '../tokens/token.ts';
import { isJoining } from '../words/closed-class.ts';

/** A word that says something by itself. */
export function isContent({ kind, word }: Token): boolean {
  if (kind === 'mark') return false;
  if (kind !== 'word') return true;
  return !isJoining(word);
}
