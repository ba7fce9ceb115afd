import { bodyModels } from '../vocabulary/body-words.ts';
import type { Read } from './finding.ts';
import type { Token } from './tokens.ts';
import { isFunctionWord } from './word-class.ts';

const MOST_WORDS = 5;

/** A camera by its maker and its name, as it was written: "ARRI Alexa Mini", "Sony A7 IV". */
export function readBody(tokens: readonly Token[], text: string): Read[] {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const models = token && bodyModels.get(token.word);
    if (!token || !models || (models.needsCapital && !token.capital)) continue;
    let to = at + 1;
    while (to < tokens.length && to < at + MOST_WORDS && isOfTheName(tokens, to, models.words)) to += 1;
    if (models.needsModel && to === at + 1) continue;
    if (tokens[to]?.word === 'film') continue;
    const last = tokens[to - 1];
    return [{ field: 'camera.body', value: text.slice(token.start, last?.end ?? token.end), from: at, to }];
  }
  return [];
}

function isOfTheName(tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean {
  const token = tokens[at];
  if (!token || token.kind === 'mark')
    return token?.word === '-' && tokens[at + 1]?.glued === true && tokens[at - 1]?.kind === 'word';
  if (['mm', 'f', 'iso', 'k'].includes(tokens[at + 1]?.word ?? '') && token.kind === 'number')
    return token.glued && tokens[at + 1]?.word === 'k';
  return (
    words.has(token.word) ||
    (token.kind === 'number' && !isFunctionWord(token.word) && (token.glued || Number(token.word) < 2000)) ||
    (token.glued && token.kind === 'word')
  );
}
