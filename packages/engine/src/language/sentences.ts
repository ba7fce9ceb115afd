import type { Reading } from './reading.ts';
import type { Statement } from './statement.ts';

const ENDS = /[.!?…。！？\n]/;

/** What a text says, sentence by sentence: those statements that lie in no other. */
export function sentences({ text, statements }: Pick<Reading, 'text' | 'statements'>): Statement[][] {
  const all: Statement[][] = [];
  let before: Statement | undefined;
  for (const one of statements) {
    if (one.within !== undefined) continue;
    if (!before || ends(text, before.to, one.from)) all.push([]);
    all.at(-1)?.push(one);
    before = one;
  }
  return all;
}

/** A mark between them; or the last point of "6 a.m.", where nothing else parts them. */
function ends(text: string, from: number, to: number): boolean {
  return ENDS.test(text.slice(from, to)) || /^[.!?]\s/.test(text.slice(from - 1, to));
}
