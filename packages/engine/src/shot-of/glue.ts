import { isContent } from '../language/kinds/is-content.ts';
import type { Token } from '../language/tokens/token.ts';
import { adverbs } from '../language/words/closed-class.ts';
import { glue } from '../language/words/field-words.ts';

/** A word that would be missed. */
export function isTelling(token: Token): boolean {
  return isContent(token) && !glue.has(token.word) && !adverbs.has(token.word);
}
