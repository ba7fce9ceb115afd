import type { Atom } from '../atoms/atom.ts';
import type { Token } from './token.ts';

/** Each alternative begins with another kind of character, so that a text is walked once. */
const PIECE =
  /(?<number>\d+(?:[.,]\d+)*)|(?<word>[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)|(?<picture>\p{Extended_Pictographic}(?:[\u200d\ufe0f\p{EMod}]|\p{Extended_Pictographic})*)|\s+|(?<mark>.)/gsu;

/** A text in words, numbers and marks, with its atoms whole. */
export function tokenise(text: string, atoms: readonly Atom[]): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const atom of atoms) {
    addPieces(tokens, text, from, atom.from);
    tokens.push({ kind: 'atom', word: '', from: atom.from, to: atom.to, atom });
    from = atom.to;
  }
  addPieces(tokens, text, from, text.length);
  return tokens;
}

function addPieces(tokens: Token[], text: string, from: number, to: number): void {
  const stretch = text.slice(from, to);
  for (const found of stretch.matchAll(PIECE)) {
    const { number, word, picture, mark } = found.groups ?? {};
    const piece = number ?? word ?? picture ?? mark;
    if (piece === undefined) continue;
    const kind = number !== undefined ? 'number' : mark !== undefined ? 'mark' : 'word';
    const start = from + found.index;
    tokens.push({ kind, word: piece.toLowerCase().replaceAll('’', "'"), from: start, to: start + piece.length });
  }
}
