import { copyOfPieces, type WrittenPiece } from '@cuewright/engine/guests';

/** Words that a model added, where they stand in its copy; the comma before them is none of theirs. */
export interface AddedPlace {
  /** The number of the piece. */
  at: number;
  start: number;
  end: number;
}

export function addedPlaces(pieces: readonly WrittenPiece[], refused: ReadonlySet<number>): AddedPlace[] {
  const copy = copyOfPieces(pieces, refused);
  let end = 0;
  return pieces.flatMap(({ isAdded }, at) => {
    const from = end;
    end = Math.max(from, copyOfPieces(pieces.slice(0, at + 1), refused).length);
    if (!isAdded || refused.has(at)) return [];
    const piece = copy.slice(from, end);
    const start = from + (/^[\s,;]*/.exec(piece)?.[0].length ?? 0);
    return start < end ? [{ at, start, end: from + piece.trimEnd().length }] : [];
  });
}

/** The same words by themselves, for a list. */
export function bareWords({ words }: WrittenPiece): string {
  return words.replace(/^[\s,;]+|[\s,;]+$/g, '');
}

/** The wordings that a model offers for what it added, the one it chose first. */
export function waysOf({ words, isAdded, or = [] }: WrittenPiece): readonly string[] {
  return isAdded ? [words, ...or] : [words];
}

const EDGES = /^[\s,;]*|[\s,;.]*$/g;

/** The pieces with what was chosen of those wordings; the marks around a piece stay where they are. */
export function inChosenWords(
  pieces: readonly WrittenPiece[],
  chosen: Readonly<Record<number, number>> = {},
): readonly WrittenPiece[] {
  return pieces.map((piece, at) => {
    const ways = waysOf(piece);
    const words = ways[(chosen[at] ?? 0) % ways.length] ?? piece.words;
    if (words === piece.words) return piece;
    const [before = ''] = /^[\s,;]*/.exec(piece.words) ?? [];
    const [behind = ''] = /[\s,;.]*$/.exec(piece.words) ?? [];
    return { ...piece, words: before + words.replace(EDGES, '') + behind };
  });
}
