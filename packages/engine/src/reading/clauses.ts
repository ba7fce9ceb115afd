import type { Token } from './tokens.ts';
import { wordSet } from './word-class.ts';

export interface Clause {
  from: number;
  to: number;
  /** The mark behind it. */
  stop: string;
  /** It is the first of its sentence. */
  opens: boolean;
}

/** Stretches between the marks that part a sentence. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let opens = true;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    const stops =
      !token ||
      (token.kind === 'mark' && /[.!?;:\n,"–—]/.test(token.word) && !isShortened(tokens, at)) ||
      isDash(tokens, at);
    if (!stops) continue;
    if (at > from) {
      clauses.push({ from, to: at, stop: token?.word ?? '', opens });
      opens = false;
    }
    if (token && /[.!?;\n]/.test(token.word)) opens = true;
    from = at + 1;
  }
  return clauses;
}

const titles = wordSet('mr mrs ms dr prof st');

/** "Dr. Diallo", "5:30", "2 a.m., rain": the mark parts no sentence. */
function isShortened(tokens: readonly Token[], at: number): boolean {
  const [before, stop, behind] = tokens.slice(Math.max(0, at - 1), at + 2);
  if (stop?.word === ':')
    return stop.glued && before?.kind === 'number' && behind?.kind === 'number' && behind.glued;
  if (stop?.word !== '.' || !stop.glued) return false;
  if (isHalfDotted(tokens, at)) return true;
  return before?.capital === true && behind?.capital === true && titles.has(before.word);
}

/** "2 a.m., rain": either stop, but not one that ends the sentence as well. */
function isHalfDotted(tokens: readonly Token[], at: number): boolean {
  const [half, , letter] = tokens.slice(Math.max(0, at - 1), at + 2);
  const isFirst = isHalf(half) && letter?.word === 'm' && letter.glued;
  const isSecond =
    tokens[at - 1]?.word === 'm' &&
    tokens[at - 2]?.word === '.' &&
    tokens[at - 2]?.glued === true &&
    isHalf(tokens[at - 3]);
  const behind = tokens[at + 1];
  return isFirst || (isSecond && behind !== undefined && !behind.capital && behind.word !== '\n');
}

function isHalf(token: Token | undefined): boolean {
  return token?.word === 'a' || token?.word === 'p';
}

function isDash(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === '-' && tokens[at]?.glued === false;
}
