import { kindOfHead } from '../phrases/kind-of-phrase.ts';
import type { Token } from '../tokens/token.ts';
import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  prepositions,
  pronouns,
} from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { baseOf, isMostlyVerb, isVerb, senseOf } from '../words/senses.ts';
import { soundWords } from '../words/sounds.ts';
import { isColour, isDoing } from '../words/word-class.ts';

const CLASSES = {
  preposition: prepositions,
  conjunction: conjunctions,
  auxiliary: auxiliaries,
  pronoun: pronouns,
  determiner: determiners,
  adverb: adverbs,
  sounding: soundWords,
};

/** Which classes a word is of: the closed ones, what WordNet says that it names, and the lists of the trade. */
export function wordFeatures(token: Token, isFirst: boolean): string[] {
  const { kind, word } = token;
  if (kind !== 'word') return [];
  const isCapital = token.isCapital && !isFirst;
  const found = Object.entries(CLASSES).flatMap(([name, words]) => (words.has(word) ? [name] : []));
  if (numberOf(word) !== undefined) found.push('count');
  if (isColour(word)) found.push('colour');
  const sense = senseOf(word, isCapital);
  if (sense) found.push(`sense:${sense}`);
  if (isMostlyVerb(word)) found.push('verb');
  else if (isVerb(word)) found.push('rarely_verb');
  const base = baseOf(word);
  if (base !== undefined) found.push(isMostlyVerb(base) ? 'third_person' : 'rarely_third_person');
  if (isDoing(word)) found.push('doing');
  const head = kindOfHead({ ...token, isCapital });
  if (head) found.push(`head:${head}`);
  return found;
}
