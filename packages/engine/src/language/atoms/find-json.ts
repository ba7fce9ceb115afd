import type { Atom } from './atom.ts';
import { isWholeData } from './data-pieces.ts';

/** Where each brace closes, found in one walk; what never closes is not in it. */
function matchBraces(text: string): ReadonlyMap<number, number> {
  const open: number[] = [];
  const closes = new Map<number, number>();
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') open.push(at);
    else if (text[at] === '}') {
      const from = open.pop();
      if (from !== undefined) closes.set(from, at);
    }
  }
  return closes;
}

/** Braces around names in quotes are data that somebody pasted, if nothing else stands between them. */
export function jsonFinder(text: string): (at: number) => Atom | undefined {
  const closes = matchBraces(text);
  // What was not data as a whole is not tried again, brace by brace.
  let triedTo = 0;
  return (at) => {
    const close = closes.get(at);
    if (
      close === undefined ||
      close < triedTo ||
      !/^\{\s*["'“”][^"'“”\n]{1,80}["'“”]\s*:/.test(text.slice(at, at + 120))
    )
      return undefined;
    triedTo = close + 1;
    if (!isWholeData(text, at + 1, close)) return undefined;
    return { kind: 'json', from: at, to: close + 1, inner: { from: at + 1, to: close } };
  };
}
