import type { Token } from '../tokens/token.ts';

/** What stands around a quote, near enough to say what it is. */
export interface Around {
  /** The tokens before it in its sentence, the nearest first. */
  readonly before: readonly Token[];
  /** The tokens behind it in its clause. */
  readonly behind: readonly Token[];
}

const LOOKS_BACK = 14;
const LOOKS_ON = 7;
const ENDS = new Set(['.', '!', '?', '。', '！', '？']);

export function aroundOf(text: string, tokens: readonly Token[], at: number): Around {
  const before: Token[] = [];
  for (let back = at - 1; back >= 0 && before.length < LOOKS_BACK; back--) {
    const token = tokens[back] as Token;
    const isEnd = token.kind === 'mark' && ENDS.has(token.word);
    if (isEnd || token.atom?.kind === 'quote' || text.slice(token.to, tokens[back + 1]?.from).includes('\n'))
      break;
    before.push(token);
  }
  const behind: Token[] = [];
  for (let on = at + 1; on < tokens.length && behind.length < LOOKS_ON; on++) {
    const token = tokens[on] as Token;
    if (token.kind === 'mark' && ENDS.has(token.word)) break;
    if (token.atom?.kind === 'quote' || text.slice(tokens[on - 1]?.to, token.from).includes('\n')) break;
    behind.push(token);
  }
  return { before, behind };
}
