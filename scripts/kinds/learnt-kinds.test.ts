import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from '../../packages/engine/src/language/read.ts';
import type { Kind } from '../../packages/engine/src/language/statement.ts';

const FOLDER = new URL('../../packages/engine/testing/language/lines/', import.meta.url);
const LEAST = 0.75;

interface Line {
  readonly text: string;
  readonly mode: string;
  readonly spans: readonly { readonly words: string; readonly kind: Kind; readonly alt?: readonly Kind[] }[];
}

/** Of each stretch that somebody marked, whether its last word is taken for what it is. */
function told({ text, mode, spans }: Line, isTaught: boolean): boolean[] {
  const { leaves, statements } = read(text, { isClip: mode === 'video', isTaught });
  let end = 0;
  return spans.map(({ words, kind, alt = [] }) => {
    end = text.indexOf(words, end) + words.length;
    const leaf = leaves.find(({ to }) => to >= end);
    const own = statements[leaf?.of ?? -1]?.kind ?? 'rest';
    return own === kind || alt.includes(own);
  });
}

const lines: Line[] = ['kinds-3', 'kinds-4'].flatMap((name) =>
  fs
    .readFileSync(new URL(`${name}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row)),
);

describe('[KIND-1] what was learnt from marked lines', () => {
  it('tells most stretches of lines that it was taught with, and more than the rules alone', () => {
    const share = (isTaught: boolean) => {
      const all = lines.flatMap((line) => told(line, isTaught));
      return all.filter(Boolean).length / all.length;
    };
    expect(share(true)).toBeGreaterThan(LEAST);
    expect(share(true)).toBeGreaterThan(share(false) + 0.1);
  });

  it('changes nothing of what is read by the rules', () => {
    const text = 'A baker kneads dough at dawn, for our newsletter, no text';
    const kindsOf = (isTaught: boolean) =>
      read(text, { isClip: true, isTaught })
        .statements.filter(({ sure }) => sure === 'form')
        .map(({ kind, from, to }) => `${kind} ${text.slice(from, to)}`);
    expect(kindsOf(true)).toEqual(kindsOf(false));
  });
});
