import type { Token } from './token.ts';

type Test<T extends Token> = (token: T) => boolean;

/** A slice asked of every token of a long text is a copy each time, and takes minutes. */
export function everyWithin<T extends Token>(
  tokens: readonly T[],
  from: number,
  to: number,
  test: Test<T>,
): boolean {
  return !someWithin(tokens, from, to, (token) => !test(token));
}

export function someWithin<T extends Token>(
  tokens: readonly T[],
  from: number,
  to: number,
  test: Test<T>,
): boolean {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token && test(token)) return true;
  }
  return false;
}
