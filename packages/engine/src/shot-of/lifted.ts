import type { Statement } from '../language/statement.ts';

/** It is no part of what is seen: it stands in a field of its own, or is said to the app. What is only guessed stays. */
export function isLifted({ kind, sure }: Statement): boolean {
  if (sure === 'guess') return false;
  return kind === 'absence' || kind === 'setting' || kind === 'request' || kind === 'line';
}
