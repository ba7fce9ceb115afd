import type { View } from '../scene/view.ts';
import type { Token } from '../tokens/token.ts';
import { numberOf } from '../words/numbers.ts';
import type { Named } from './named.ts';

/** The first figure of a unit in another language, in one piece. */
export function nameAbroad(
  { tokens, innermost, isAside }: View,
  from: number,
  to: number,
): Named | undefined {
  for (let at = from; at < to; at++) {
    const own = innermost[at];
    if (own?.kind !== 'figure' || isAside(at)) continue;
    let end = at;
    while (end < to && innermost[end] === own) end += 1;
    const name = wholeName(tokens, at, end);
    if (name) return name;
    at = end - 1;
  }
  return undefined;
}

/** A phrase in another language, in one piece: its number, if it begins with one. */
function wholeName(tokens: readonly Token[], from: number, to: number): Named | undefined {
  const counted = countedAbroad(tokens, from);
  const head = lastWord(tokens, from, to);
  return head === undefined ? undefined : { from, to, head, way: 'new', ...(counted && { counted }) };
}

function countedAbroad(tokens: readonly Token[], from: number): Named['counted'] {
  const count = numberOf(tokens[from]?.word ?? '');
  return count !== undefined && Number.isInteger(count) && count > 0
    ? { count, from, to: from + 1 }
    : undefined;
}

function lastWord(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let at = to - 1; at >= from; at--) if (tokens[at]?.kind === 'word') return at;
  return undefined;
}
