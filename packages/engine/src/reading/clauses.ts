import type { Token } from './tokens.ts';

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
    const stops = !token || (token.kind === 'mark' && /[.!?;:\n,"–—]/.test(token.word)) || isDash(tokens, at);
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

function isDash(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === '-' && tokens[at]?.glued === false;
}
