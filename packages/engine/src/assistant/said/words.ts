import { listed } from '../../language/words/listed.ts';
import { isSlip } from '../edits/find-thing.ts';

/** Without accents, in small letters, apostrophes straight and then gone: "what's" is "whats". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['‘’`]/g, '');
}

/** Words, figures with their points, and flags; a character of Han or kana by itself. */
const PIECE =
  /--\p{L}[\p{L}\p{N}-]*|\d+(?:[.:/]\d+)*[a-z]*|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}_])+/gu;

export function wordsOf(text: string): string[] {
  return plain(text).match(PIECE) ?? [];
}

/** What ends differ in: "cancelling", "cancelled", "cancels" are one word. */
export function root(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  for (const end of listed('ings, ing, edly, ed, ies, s, ly')) {
    if (!word.endsWith(end) || word.length - end.length < 3 || word.endsWith('ss') || word.endsWith('us'))
      continue;
    const bare = word.slice(0, -end.length);
    if (end === 'ies') return `${bare}y`;
    const isDoubled = bare.at(-1) === bare.at(-2) && !'lsz'.includes(bare.at(-1) ?? 'l');
    return withoutE(isDoubled ? bare.slice(0, -1) : bare);
  }
  return withoutE(word);
}

function withoutE(word: string): string {
  const bare = word.endsWith('e') && word.length > 4 ? word.slice(0, -1) : word;
  return bare.endsWith('ll') ? bare.slice(0, -1) : bare;
}

/** A phrase as it is looked for: its words by their roots. */
export type Sought = readonly string[];

const sought = new Map<string, Sought>();

function soughtOf(phrase: string): Sought {
  const known = sought.get(phrase) ?? wordsOf(phrase).map(root);
  sought.set(phrase, known);
  return known;
}

/** Whether words have a phrase: side by side, a slip of the finger let pass; how many words it has, or none. */
export function hasPhrase(roots: readonly string[], phrase: string): number {
  const wanted = soughtOf(phrase);
  return stands(roots, wanted) ? wanted.length : 0;
}

function stands(roots: readonly string[], wanted: Sought): boolean {
  for (let at = 0; at + wanted.length <= roots.length; at++)
    if (wanted.every((word, n) => alike(word, roots[at + n] ?? ''))) return true;
  return false;
}

const LONG_ENOUGH = 6;

function alike(word: string, typed: string): boolean {
  return word === typed || (word.length >= LONG_ENOUGH && isSlip(typed, word));
}

/** The longest of the phrases that words have. */
const rows = new Map<string, readonly Sought[]>();

function rowOf(phrases: string): readonly Sought[] {
  const known = rows.get(phrases) ?? phrases.split(', ').map(soughtOf);
  rows.set(phrases, known);
  return known;
}

/** The longest of the phrases that words have: how many words it has, or none. */
export function longestOf(roots: readonly string[], phrases: string): number {
  let longest = 0;
  for (const wanted of rowOf(phrases))
    if (wanted.length > longest && wanted.length <= roots.length && stands(roots, wanted))
      longest = wanted.length;
  return longest;
}
