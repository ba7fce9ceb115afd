export interface Token {
  /** As it is looked up: lower case, without apostrophes. */
  word: string;
  kind: 'word' | 'number' | 'mark';
  /** It begins with a capital. */
  capital: boolean;
  /** It is written in capitals throughout. */
  shouted: boolean;
  /** It ends in an apostrophe and an s. */
  possessive: boolean;
  /** It stands directly behind the one before, without a space. */
  glued: boolean;
  start: number;
  end: number;
}

/** Every alternative begins with another kind of character, so the text is walked once. */
const PIECES = /(\d+(?:[.,]\d+)*)|([\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)|[^\S\n]+|(.)/gsu;

/** Words, numbers and marks. A hyphen inside a word leaves two words, so "close-up" is "close up". */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  PIECES.lastIndex = 0;
  let end = 0;
  for (let found = PIECES.exec(text); found; found = PIECES.exec(text)) {
    const [piece, number, word, mark] = found;
    const start = found.index;
    const glued = start === end && start > 0;
    if (number === undefined && word === undefined && mark === undefined) continue;
    end = start + piece.length;
    if (mark !== undefined && isInnerHyphen(mark, text, start)) continue;
    tokens.push({
      word: word === undefined ? piece : plainWord(word),
      kind: number === undefined ? (word === undefined ? 'mark' : 'word') : 'number',
      capital: word !== undefined && isCapital(piece.charAt(0)),
      possessive: word !== undefined && /['’]s$/i.test(piece),
      shouted: word !== undefined && isCapital(piece) && piece === piece.toUpperCase(),
      glued,
      start,
      end,
    });
  }
  return tokens;
}

function plainWord(word: string): string {
  return word.toLowerCase().replace(/['’]/g, '');
}

function isCapital(letters: string): boolean {
  return letters !== letters.toLowerCase();
}

function isInnerHyphen(mark: string, text: string, at: number): boolean {
  return (
    (mark === '-' || mark === '‑') &&
    /\p{L}/u.test(text[at - 1] ?? '') &&
    /[\p{L}\d]/u.test(text[at + 1] ?? '')
  );
}

export function numberOf(token: Token | undefined): number | undefined {
  if (token?.kind !== 'number') return undefined;
  const thousands = /^\d{1,3}(?:,\d{3})+$/.test(token.word);
  const value = Number(token.word.replaceAll(',', thousands ? '' : '.'));
  return Number.isFinite(value) ? value : undefined;
}
