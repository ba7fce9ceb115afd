import { isContent } from '../language/kinds/is-content.ts';
import type { Token } from '../language/tokens/token.ts';
import { adverbs } from '../language/words/closed-class.ts';
import { wordSet } from '../language/words/word-set.ts';

/** They tell nothing once the terms around them are taken out. */
const glue = wordSet(
  'of shot shots view angle frame framing framed image photo photograph picture portrait video clip footage film filmed captured camera lens using used use exposure aperture shutter speed iso style look composition length hero cinematic move movement motion slow slowly gentle very slight slightly second third prime set setting mm',
);

/** A word that would be missed. */
export function isTelling(token: Token): boolean {
  return isContent(token) && !glue.has(token.word) && !adverbs.has(token.word);
}
