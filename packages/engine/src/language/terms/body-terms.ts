import { isFunctionWord } from '../words/word-class.ts';
import type { TermHit } from './term.ts';
import type { TermToken } from './term-token.ts';
import { bodyModels } from './vocabulary/body-words.ts';

const MOST_WORDS = 5;

/** A camera by its maker and its name, as it was written: "ARRI Alexa Mini", "Sony A7 IV". */
export function bodyTerms(tokens: readonly TermToken[], text: string): TermHit[] {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const models = token && bodyModels.get(token.word);
    if (!token || !models || (models.needsCapital && !token.isCapital)) continue;
    let to = at + 1;
    while (to < tokens.length && to < at + MOST_WORDS && isOfTheName(tokens, to, models.words)) to += 1;
    if (models.needsModel && to === at + 1) continue;
    if (tokens[to]?.word === 'film') continue;
    const last = tokens[to - 1];
    return [{ field: 'camera.body', value: text.slice(token.from, last?.to ?? token.to), from: at, to }];
  }
  return [];
}

function isOfTheName(tokens: readonly TermToken[], at: number, words: ReadonlySet<string>): boolean {
  const token = tokens[at];
  if (!token || token.kind === 'mark')
    return token?.word === '-' && tokens[at + 1]?.isGlued === true && tokens[at - 1]?.kind === 'word';
  if (['mm', 'f', 'iso', 'k'].includes(tokens[at + 1]?.word ?? '') && token.kind === 'number')
    return token.isGlued && tokens[at + 1]?.word === 'k';
  return (
    words.has(token.word) ||
    (token.kind === 'number' &&
      !isFunctionWord(token.word) &&
      (token.isGlued || Number(token.word) < 2000)) ||
    (token.isGlued && token.kind === 'word')
  );
}
