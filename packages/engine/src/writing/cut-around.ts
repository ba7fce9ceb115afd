/** A text shortened until it fits, and what was taken out, in the order it stood in. */
export interface CutText {
  text: string;
  /** Stretches that went, neighbours in one. */
  lost: readonly string[];
}

/**
 * Where locked words end a text that is too long, the words between them go, the last first; where that is not enough,
 * locked words go as well, the longest first.
 */
export function cutAround(
  text: string,
  keeps: readonly string[],
  fits: (shorter: string) => boolean,
): CutText | undefined {
  const pieces = piecesOf(text, keeps);
  const order = [
    ...pieces.filter(({ isKept }) => !isKept).reverse(),
    ...pieces.filter(({ isKept }) => isKept).sort((one, other) => other.text.length - one.text.length),
  ];
  const without = (count: number) => {
    const gone = new Set(order.slice(0, count));
    return pieces.filter((piece) => !gone.has(piece));
  };
  const joined = (left: readonly Piece[]) =>
    left
      .map((piece, at) => {
        const before = left[at - 1];
        const isApart = before !== undefined && pieces.indexOf(before) + 1 !== pieces.indexOf(piece);
        return isApart && !/\s$/.test(before.text) ? ` ${piece.text.trimStart()}` : piece.text;
      })
      .join('')
      .trim();
  let low = 1;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(joined(without(middle)))) high = middle;
    else low = middle + 1;
  }
  const left = without(low);
  if (!fits(joined(left))) return undefined;
  const stays = new Set(left);
  const lost: string[] = [];
  let wasLost = false;
  for (const piece of pieces) {
    const isLost = !stays.has(piece);
    if (isLost && wasLost) lost.push((lost.pop() ?? '') + piece.text);
    else if (isLost) lost.push(piece.text);
    wasLost = isLost;
  }
  return { text: joined(left), lost: lost.map((one) => one.trim()).filter((one) => one !== '') };
}

interface Piece {
  text: string;
  isKept: boolean;
}

/** Words with the space behind them; locked stretches in one piece, and those that overlap in one. */
function piecesOf(text: string, keeps: readonly string[]): Piece[] {
  const kept: { start: number; end: number }[] = [];
  const found = keeps
    .flatMap((words) => {
      const start = text.indexOf(words);
      return start < 0 ? [] : [{ start, end: start + words.length }];
    })
    .sort((one, other) => one.start - other.start);
  for (const span of found) {
    const last = kept.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else kept.push(span);
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of [...kept, { start: text.length, end: text.length }]) {
    for (const [word] of text.slice(at, start).matchAll(/\s*\S+\s*/g))
      pieces.push({ text: word, isKept: false });
    if (end > start) pieces.push({ text: text.slice(start, end), isKept: true });
    at = end;
  }
  return pieces;
}
