import type { Atom } from '../atoms/atom.ts';
import type { Token } from './token.ts';

/**
 * Each alternative begins with another kind of character, so that a text is walked once. Han and kana are written without
 * spaces: each character is a word, and what is longer is found as a run of them.
 */
const PIECE =
  /(?<number>\d+(?:[.,]\d+)*)|(?<sign>[\p{sc=Han}\p{sc=Hiragana}])|(?<short>w\/(?:out|o)?(?=\s))|(?<elided>(?:[dlnjcmt]|qu|dell|all|nell|sull|un)['’](?=\p{L}))|(?<word>[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)|(?<picture>\p{Extended_Pictographic}(?:[\u200d\ufe0f\p{EMod}]|\p{Extended_Pictographic})*)|\s+|(?<mark>.)/gisu;

/** As it is typed in haste. */
const SHORT: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  'w/': 'with',
  'w/o': 'without',
  'w/out': 'without',
});

/** A text in words, numbers and marks, with its atoms whole. */
export function tokenise(text: string, atoms: readonly Atom[]): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const atom of atoms) {
    addPieces(tokens, text, from, atom.from);
    const { from: start, to } = atom;
    tokens.push({ kind: 'atom', word: '', isCapital: false, isShouted: false, from: start, to, atom });
    from = to;
  }
  addPieces(tokens, text, from, text.length);
  return tokens;
}

function addPieces(tokens: Token[], text: string, from: number, to: number): void {
  for (const found of text.slice(from, to).matchAll(PIECE)) {
    const { number, sign, short, elided, word = short ?? elided, picture, mark } = found.groups ?? {};
    const piece = number ?? sign ?? word ?? picture ?? mark;
    if (piece === undefined) continue;
    const kind = number !== undefined ? 'number' : mark !== undefined ? 'mark' : 'word';
    const start = from + found.index;
    const lower = piece.toLowerCase();
    const [initial = ''] = piece;
    tokens.push({
      kind,
      word: SHORT[lower] ?? lower.replaceAll('’', "'"),
      isCapital: word !== undefined && initial !== initial.toLowerCase(),
      isShouted: word !== undefined && piece.length > 1 && piece !== lower && piece === piece.toUpperCase(),
      from: start,
      to: start + piece.length,
    });
  }
}
