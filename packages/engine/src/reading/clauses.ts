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

/** "Dr. Diallo": the stop ends a title and no sentence. */
function isShortened(tokens: readonly Token[], at: number): boolean {
  const [before, stop, behind] = tokens.slice(at - 1, at + 2);
  return (
    stop?.word === '.' &&
    stop.glued &&
    before?.capital === true &&
    behind?.capital === true &&
    titles.has(before.word)
  );
}

function isDash(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === '-' && tokens[at]?.glued === false;
}
