import type { Reading } from '../language/reading.ts';
import type { Statement } from '../language/statement.ts';

const ENDS = /[.!?…。！？\n]/;

/** What a text says, sentence by sentence: those statements that lie in no other. */
export function sentences({ text, statements }: Reading): Statement[][] {
  const all: Statement[][] = [];
  let before: Statement | undefined;
  for (const one of statements) {
    if (one.within !== undefined) continue;
    if (!before || ENDS.test(text.slice(before.to, one.from))) all.push([]);
    all.at(-1)?.push(one);
    before = one;
  }
  return all;
}
