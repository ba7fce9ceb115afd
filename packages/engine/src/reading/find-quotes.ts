export interface Quote {
  /** Where the marks stand. */
  start: number;
  end: number;
  words: string;
}

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‹': '›',
  '「': '」',
  '『': '』',
  '‘': '’',
  "'": "'",
  '‚': '‘’',
};
const LONGEST_QUOTE = 2000;
/** Apostrophes are many, and few of them close a quotation. */
const LONGEST_IN_APOSTROPHES = 400;

/** Every stretch between quotation marks, of any language. An apostrophe opens none inside or behind a word. */
export function findQuotes(text: string): Quote[] {
  const quotes: Quote[] = [];
  const nextOf = new Map<string, number>();
  for (let at = 0; at < text.length; at++) {
    const closing = CLOSING[text[at] ?? ''];
    if (!closing) continue;
    const apostrophe = closing.includes("'") || closing.includes('’');
    if (apostrophe && isWordCharacter(text[at - 1])) continue;
    if (text[at] === '"' && /\d/.test(text[at - 1] ?? '')) continue;
    if (nextMark(text, at, closing, nextOf) - at > LONGEST_QUOTE) continue;
    const close = closingAt(text, at + 1, closing, apostrophe);
    if (close === undefined) continue;
    quotes.push({ start: at, end: close + 1, words: text.slice(at + 1, close).trim() });
    at = close;
  }
  return quotes;
}

/** Where the next closing mark stands; looked for once per mark, so that open quotes cost nothing. */
function nextMark(text: string, at: number, closing: string, nextOf: Map<string, number>): number {
  const known = nextOf.get(closing) ?? -1;
  if (known > at) return known;
  const places = [...closing].map((mark) => text.indexOf(mark, at + 1)).filter((place) => place >= 0);
  const next = places.length > 0 ? Math.min(...places) : Number.POSITIVE_INFINITY;
  nextOf.set(closing, next);
  return next;
}

function closingAt(text: string, from: number, closing: string, apostrophe: boolean): number | undefined {
  for (
    let at = from;
    at < Math.min(text.length, from + (apostrophe ? LONGEST_IN_APOSTROPHES : LONGEST_QUOTE));
    at++
  ) {
    if (!closing.includes(text[at] ?? '')) continue;
    if (apostrophe && (isWordCharacter(text[at + 1]) || text[at - 1] === ' ')) continue;
    return at > from ? at : undefined;
  }
  return undefined;
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
