/** A stretch of a brief that says one thing. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Words between quotation marks. */
  readonly isQuoted: boolean;
}

const OPENS = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
]);

/** "Dr. Chen", "1. Mai": a stop that ends no sentence. */
const SHORT = /(?:^|\s)(?:Dr|Mr|Mrs|Ms|Prof|St|Nr|vs|ca|Sgt)\.$/;

/** "1. Scan the card 2. Choose the meal", "am 1. Mai": a number that counts, and ends no sentence. "Hall 3. Ask for Lena" does. */
function isCounted(text: string, from: number, at: number, isEnglish: boolean): boolean {
  const before = text.slice(Math.max(from, at - 12), at);
  if (!/(?:^|\s)\d{1,2}$/.test(before)) return false;
  if (!isEnglish) return true;
  if (/\d \d{1,2}$/.test(before)) return false;
  return (
    /(?:^|:)\s*\d{1,2}[.)]/.test(text.slice(from, at + 1)) || !/^\s+\p{Lu}/u.test(text.slice(at + 1, at + 4))
  );
}

/** A text cut where a sentence ends, at semicolons and line ends, and around quotes; what is quoted stays whole. */
export function piecesOf(text: string, isEnglish: boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, isQuoted = false) => {
    const raw = text.slice(from, to);
    const words = raw.trim();
    const start = from + (raw.length - raw.trimStart().length);
    if (/[\p{L}\p{N}]/u.test(words))
      pieces.push({ from: start, to: start + words.length, text: words, isQuoted });
    from = to;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const close = OPENS.get(sign);
    const end = close === undefined ? -1 : text.indexOf(close, at + 1);
    if (end > at) {
      add(at);
      from = at + 1;
      add(end, true);
      from = end + 1;
      at = end;
    } else if (sign === '\n' || sign === ';') add(at + 1);
    // "… // visuals: …"
    else if (sign === '/' && /(?:^|\s)\/\/\s/.test(text.slice(Math.max(0, at - 1), at + 3))) {
      add(at);
      from = at + 2;
      at += 1;
    } else if (
      /[.!?…]/.test(sign) &&
      /^(?:\s|$)/.test(text.slice(at + 1, at + 2)) &&
      !SHORT.test(text.slice(Math.max(0, at - 6), at + 1)) &&
      !isCounted(text, from, at, isEnglish)
    )
      add(at + 1);
  }
  add(text.length);
  return pieces;
}
