import type { Span } from '../span.ts';
import type { Token } from '../words/token.ts';

/** A clause or an item of a list: what stands between two separators. */
export interface Unit {
  /** Tokens of it, without the separators around. */
  readonly first: number;
  readonly last: number;
  /** Which sentence or line it is in. */
  readonly sentence: number;
  readonly inBrackets: boolean;
  /** A label before a colon that leads it: the heading's tokens. */
  readonly heading?: Span;
}

const ENDS_SENTENCE = new Set(['.', '!', '?', '…', '。', '！', '？', '；']);
const ENDS_CLAUSE = new Set([',', ';', '|', '、', '，', '—', '–', '•', '·', '/', '\n']);
const OPENS = new Set(['(', '[', '（', '【']);
const CLOSES = new Set([')', ']', '）', '】']);
/** A point behind one of these belongs to it. */
const SHORTENED = new Set(
  'mr mrs ms dr st ft vs etc no approx est prof jr sr inc ltd co a.m p.m e.g i.e am pm ca bzw z.b'.split(' '),
);

export function cutUnits(text: string, tokens: readonly Token[]): Unit[] {
  const units: Unit[] = [];
  let first = 0;
  let sentence = 0;
  let depth = 0;
  const close = (end: number) => {
    if (end > first) units.push({ first, last: end - 1, sentence, inBrackets: depth > 0 });
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const newLine = at > 0 && text.slice(tokens[at - 1]?.to, token.from).includes('\n');
    if (newLine && at > first) {
      close(at);
      first = at;
      sentence += 1;
    } else if (newLine) sentence += 1;
    if (token.kind !== 'mark') continue;
    const { word } = token;
    if (OPENS.has(word) || CLOSES.has(word)) {
      close(at);
      first = at + 1;
      depth = Math.max(0, depth + (OPENS.has(word) ? 1 : -1));
    } else if (ENDS_SENTENCE.has(word) && !isPartOfWord(text, tokens, at)) {
      close(at);
      first = at + 1;
      sentence += 1;
    } else if (endsClause(text, tokens, at)) {
      close(at);
      first = at + 1;
    }
  }
  close(tokens.length);
  return units;
}

function isPartOfWord(text: string, tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== '.') return false;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const gluedBefore = before?.to === tokens[at]?.from;
  const gluedAfter = after?.from === tokens[at]?.to;
  if (gluedBefore && gluedAfter && after?.kind !== 'mark') return true;
  if (!gluedBefore || before?.kind !== 'word') return false;
  const isInitial = before.to - before.from === 1 && /\p{Lu}/u.test(text.slice(before.from, before.to));
  return SHORTENED.has(before.word) || (isInitial && after !== undefined);
}

function endsClause(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (ENDS_CLAUSE.has(token.word)) {
    if (token.word !== '/') return true;
    return text[token.from - 1] === ' ' && text[token.to] === ' ';
  }
  if (token.word === ':') return text[token.to] !== ':' && text[token.from - 1] !== ':';
  return token.word === '-' && text[token.from - 1] === ' ' && /\s/.test(text[token.to] ?? ' ');
}
