import { isManner, isMannerNoun } from './speech-class.ts';
import type { Token } from './tokens.ts';

/** "softly", "in a low voice", "with a smile", "under her breath". */
export function mannerWords(tokens: readonly Token[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (isManner(token.word)) found.push(token.word);
    if (['in', 'with', 'under'].includes(token.word)) {
      const noun = tokens.findIndex(({ word }, index) => index > at && index <= at + 5 && isMannerNoun(word));
      if (noun > at) {
        found.push(
          tokens
            .slice(at, noun + 1)
            .map(({ word }) => word)
            .join(' '),
        );
        at = noun;
      }
    }
  }
  return found;
}

export function joinManner(verb: string, adverbs: readonly string[]): string {
  return [verb, ...adverbs].filter((word) => word !== '').join(' ');
}
