import type { Atom } from './atom.ts';

const CLOSINGS: ReadonlyMap<string, string> = new Map([
  ['"', '"”'],
  ['“', '”“"'],
  ['„', '“”"'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ["'", "'’"],
  ['‘', "’'"],
  ['‚', '‘’'],
  ['`', '`'],
]);
const SINGLES = "'‘‚";
const LONGEST = 2000;
/** Apostrophes are many and few of them close a quote. */
const LONGEST_SINGLE = 400;

/** Finds the quote that opens at a place, if one does. It remembers where marks are missing, so open quotes cost nothing. */
export function quoteFinder(text: string): (at: number) => Atom | undefined {
  const missingFrom = new Map<string, number>();
  /** So far nothing closes a mark of this kind. */
  const looked = new Map<string, number>();

  return (at) => {
    const open = text[at] ?? '';
    const closings = CLOSINGS.get(open);
    if (!closings || !canOpen(text, at, open)) return undefined;
    if (at >= (missingFrom.get(open) ?? Number.POSITIVE_INFINITY)) return undefined;
    const end = Math.min(text.length, at + (SINGLES.includes(open) ? LONGEST_SINGLE : LONGEST));
    for (let close = Math.max(at + 1, looked.get(open) ?? 0); close < end; close++) {
      if (text[close] === '\n' && text[close + 1] === '\n') return undefined;
      if (!closings.includes(text[close] ?? '') || !canClose(text, close, open)) continue;
      if (isBlank(text, at + 1, close)) return undefined;
      return { kind: 'quote', from: at, to: close + 1, inner: { from: at + 1, to: close }, name: open };
    }
    looked.set(open, Math.max(looked.get(open) ?? 0, end));
    if (end === text.length) missingFrom.set(open, at);
    return undefined;
  };
}

function canOpen(text: string, at: number, open: string): boolean {
  // French sets a space within its marks.
  if (isSpace(text[at + 1])) return open === '«' && text[at + 1] !== undefined;
  const isDirected = !`${SINGLES}"»\``.includes(open);
  return isDirected || !isWordCharacter(text[at - 1]);
}

/** A mark inside a word is an apostrophe; one behind a space opens rather than closes. */
function canClose(text: string, at: number, open: string): boolean {
  if (SINGLES.includes(open) || open === '‚') return !isWordCharacter(text[at + 1]) && !isSpace(text[at - 1]);
  return open !== '"' || !isSpace(text[at - 1]) || !isWordCharacter(text[at + 1]);
}

function isBlank(text: string, from: number, to: number): boolean {
  return text.slice(from, to).trim() === '';
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character);
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
