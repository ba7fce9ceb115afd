import type { AtomKind } from '../atoms/atom.ts';
import type { Span } from '../span.ts';
import type { Token } from '../tokens/token.ts';
import { tokenise } from '../tokens/tokenise.ts';
import { findWeighted } from './find-weighted.ts';

/** A token as the terms of the trade are looked up: "close-up" is two words, "85mm" a number and its unit. */
export interface TermToken extends Span {
  /** Small letters, without apostrophes. */
  readonly word: string;
  readonly kind: 'word' | 'number' | 'mark';
  readonly isCapital: boolean;
  /** It is written in capitals throughout. */
  readonly isShouted: boolean;
  readonly isPossessive: boolean;
  /** It stands directly behind the one before, without a space. */
  readonly isGlued: boolean;
}

/** Their figures and units are looked up like any others; every other atom says nothing of the trade. */
const FIGURES: ReadonlySet<AtomKind> = new Set([
  'measure',
  'stop',
  'shutter',
  'ratio',
  'clock',
  'size',
  'height',
  'decade',
  'timestamp',
]);

/** The tokens of a text for the terms: figures in their pieces, what cannot be a term in one. A new line parts what it stands between. */
export function termTokens(text: string, tokens: readonly Token[]): TermToken[] {
  const weighted = findWeighted(text);
  const found: TermToken[] = [];
  let next = 0;
  let end = 0;
  const add = (token: Token) => {
    if (text.slice(end, token.from).includes('\n')) found.push(lineEnd(text.indexOf('\n', end)));
    const isGlued = end === token.from && token.from > 0;
    end = token.to;
    if (!isInnerHyphen(text, token)) found.push(termToken(text, token, isGlued));
  };
  for (const token of tokens) {
    while ((weighted[next]?.to ?? Number.POSITIVE_INFINITY) <= token.from) next += 1;
    const weight = weighted[next];
    if (weight && weight.from < token.to && token.atom?.kind !== 'quote') {
      if (end <= weight.from) add({ ...token, ...weight, kind: 'atom', word: '' });
      continue;
    }
    if (token.atom && FIGURES.has(token.atom.kind)) for (const piece of piecesOf(text, token)) add(piece);
    else add(token);
  }
  return found;
}

function piecesOf(text: string, { from, to }: Token): Token[] {
  return tokenise(text.slice(from, to), []).map((piece) => ({
    ...piece,
    from: piece.from + from,
    to: piece.to + from,
  }));
}

/** No word of the trade: between its marks stands what is written or said. */
const OPAQUE = '"';

function termToken(text: string, token: Token, isGlued: boolean): TermToken {
  const { kind, word, from, to, isCapital } = token;
  const isWord = kind === 'word';
  const written = text.slice(from, to);
  return {
    word: kind === 'atom' ? OPAQUE : word.replaceAll("'", ''),
    kind: kind === 'atom' ? 'word' : kind,
    // A capital at the very beginning tells nothing.
    isCapital: isCapital || (isWord && text.slice(0, from).trim() === ''),
    isShouted: isWord && written !== written.toLowerCase() && written === written.toUpperCase(),
    isPossessive: isWord && word.endsWith("'s"),
    isGlued,
    from,
    to,
  };
}

function lineEnd(at: number): TermToken {
  const isNot = { isCapital: false, isShouted: false, isPossessive: false, isGlued: false };
  return { word: '\n', kind: 'mark', ...isNot, from: at, to: at + 1 };
}

function isInnerHyphen(text: string, { word, from, to }: Token): boolean {
  return (
    (word === '-' || word === '‑') && /\p{L}/u.test(text[from - 1] ?? '') && /[\p{L}\d]/u.test(text[to] ?? '')
  );
}

export function numberIn(token: TermToken | undefined): number | undefined {
  if (token?.kind !== 'number') return undefined;
  const isGrouped = /^\d{1,3}(?:,\d{3})+$/.test(token.word);
  const value = Number(token.word.replaceAll(',', isGrouped ? '' : '.'));
  return Number.isFinite(value) ? value : undefined;
}
