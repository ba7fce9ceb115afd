import { tokenise } from '../../reading/tokens.ts';
import { isFunctionWord } from '../../reading/word-class.ts';

const MOST_WORDS = 8;

/** "woman green trawl net boathouse dusk": the words a stock library is searched with. */
export function searchPhrase(sentence: string): string {
  const words = tokenise(sentence)
    .filter(({ kind, word }) => kind !== 'mark' && !isFunctionWord(word))
    .map(({ start, end }) => sentence.slice(start, end));
  const phrase = [...new Set(words)].slice(0, MOST_WORDS).join(' ');
  return phrase === '' ? sentence.replace(/\.$/, '') : phrase;
}
