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

const PARTS = /[.!?…。！？\n,;:、，；：]/;

/** The words and what stands around them up to the next mark, wherever they stand. */
export function clauseAround(text: string, words: string): string {
  const found: string[] = [];
  for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + words.length)) {
    const to = from + words.length;
    let begin = from;
    while (begin > 0 && !PARTS.test(text.charAt(begin - 1))) begin -= 1;
    const behind = text.slice(to).search(PARTS);
    found.push(text.slice(begin, behind < 0 ? undefined : to + behind));
  }
  return found.join('\n');
}
