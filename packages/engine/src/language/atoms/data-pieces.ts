/**
 * What pasted data is made of: a text between quotation marks, in which a placeholder may have quotation marks of its own; a
 * number; a word of its syntax; a mark.
 */
const PIECE =
  /["“](?<words>(?:[^"“”\\\n{]|\\.|\{(?:[^{}"“”\n]*["“][^{}\n]*\})?)*)["”]|(?<number>-?\d+(?:\.\d+)?)|(?<word>null|true|false)|(?<mark>[{}[\],:])/g;

export interface DataPiece {
  readonly kind: 'words' | 'number' | 'word' | 'mark';
  /** Without its quotation marks. */
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

/** From left to right; what is none of them is left out. */
export function dataPieces(text: string, from: number, to: number): DataPiece[] {
  return [...text.slice(from, to).matchAll(PIECE)].map(({ index, groups = {} }) => {
    const [kind, words = ''] = Object.entries(groups).find(([, found]) => found !== undefined) ?? ['mark'];
    const start = from + index + (kind === 'words' ? 1 : 0);
    return { kind: kind as DataPiece['kind'], words, from: start, to: start + words.length };
  });
}

/** Whether all that a stretch says is said by its pieces: what is data in part only is left as it stands. */
export function isWholeData(text: string, from: number, to: number): boolean {
  let at = from;
  for (const piece of dataPieces(text, from, to)) {
    if (TELLS.test(text.slice(at, piece.from))) return false;
    at = piece.to;
  }
  return !TELLS.test(text.slice(at, to));
}

const TELLS = /[\p{L}\p{N}]/u;
