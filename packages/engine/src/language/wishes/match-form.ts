import { findAtoms } from '../atoms/find-atoms.ts';
import type { Token } from '../tokens/token.ts';
import { tokenise } from '../tokens/tokenise.ts';
import { numberOf } from '../words/numbers.ts';
import { isPlacePreposition } from '../words/word-class.ts';
import { placeLeads, thePrompt } from './forms.ts';

/** Some words of a message, and where in it they stand. */
export interface Words {
  readonly text: string;
  readonly tokens: readonly Token[];
}

export function wordsIn(text: string): Words {
  return { text, tokens: tokenise(text, findAtoms(text)) };
}

/** The words as they were typed. */
export function said({ text, tokens }: Words): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? text.slice(first.from, last.to) : '';
}

export function part({ text, tokens }: Words, from: number, to = tokens.length): Words {
  return { text, tokens: tokens.slice(from, to) };
}

/** What stands in the places of a form. */
export type Slots = Readonly<Partial<Record<'X' | 'Y' | 'W' | 'R' | 'N', Words>>>;

interface Piece {
  readonly slot?: string;
  readonly words: ReadonlySet<string>;
  readonly isOptional: boolean;
}

const compiled = new Map<string, readonly Piece[]>();

function piecesOf(form: string): readonly Piece[] {
  const known = compiled.get(form) ?? form.split(' ').map(pieceOf);
  compiled.set(form, known);
  return known;
}

function pieceOf(written: string): Piece {
  const isOptional = written.length > 1 && written.endsWith('?');
  const bare = isOptional ? written.slice(0, -1) : written;
  return bare.length === 1 && bare === bare.toUpperCase() && bare !== bare.toLowerCase()
    ? { slot: bare, words: new Set(), isOptional }
    : { words: new Set(bare.split('|')), isOptional };
}

/** The prompt is called by few words. */
const LONGEST_NAME = 4;
const promptNames = new Set(thePrompt);
/** More ways to lay a form over one wish are not looked at. */
const MOST_WAYS = 24;

/** Every way in which words are put like a form, with what then stands in its places. */
export function waysOf(words: Words, form: string): Slots[] {
  const found: Slots[] = [];
  const pieces = piecesOf(form);
  // Without its first word, or any other that has to be there, nothing is looked at twice.
  const [first] = pieces;
  if (first && first.slot === undefined && !first.isOptional && !first.words.has(words.tokens[0]?.word ?? ''))
    return found;
  if (!hasNeeded(words, pieces)) return found;
  fill(words, 0, pieces, 0, {}, found);
  return found;
}

function hasNeeded({ tokens }: Words, pieces: readonly Piece[]): boolean {
  return pieces.every(
    ({ slot, isOptional, words }) =>
      slot !== undefined || isOptional || tokens.some(({ word }) => words.has(word)),
  );
}

function fill(
  words: Words,
  at: number,
  pieces: readonly Piece[],
  n: number,
  slots: Slots,
  found: Slots[],
): void {
  if (found.length >= MOST_WAYS) return;
  const piece = pieces[n];
  const { tokens } = words;
  if (!piece) {
    if (at === tokens.length) found.push(slots);
    return;
  }
  const next = (to: number, filled = slots) => fill(words, to, pieces, n + 1, filled, found);
  if (piece.slot === undefined) {
    if (at < tokens.length && piece.words.has(tokens[at]?.word ?? '')) next(at + 1);
    if (piece.isOptional) next(at);
    return;
  }
  const put = (to: number) => ({ ...slots, [piece.slot ?? '']: part(words, at, to) });
  if (piece.slot === 'P') {
    const longest = Math.min(tokens.length, at + LONGEST_NAME);
    for (let to = longest; to > at; to--) if (promptNames.has(nameOf(part(words, at, to)))) next(to);
  } else if (piece.slot === 'R') {
    const n = placeLeadAt(words, at);
    if (n > 0) next(at + n, put(at + n));
  } else if (piece.slot === 'N') {
    const n = countLeadAt(words, at);
    if (n > 0) next(at + n, put(at + n));
  } else if (n === pieces.length - 1) {
    if (at < tokens.length) next(tokens.length, put(tokens.length));
  } else for (let to = at + 1; to <= tokens.length; to++) next(to, put(to));
  if (piece.isOptional) next(at);
}

/** "Next to", "in front of", "on": how many words lead to a place. */
function placeLeadAt(words: Words, at: number): number {
  const longest = startsWith(part(words, at), placeLeads);
  return longest > 0 ? longest : isPlacePreposition(words.tokens[at]?.word ?? '') ? 1 : 0;
}

function countLeadAt({ tokens }: Words, at: number): number {
  const word = tokens[at]?.word ?? '';
  if (numberOf(word) !== undefined && tokens[at]?.atom === undefined) return 1;
  return word === 'a' && tokens[at + 1]?.word === 'single' ? 2 : word === 'single' ? 1 : 0;
}

/** In small letters, with one space where there are spaces. */
export function nameOf({ tokens, text }: Words): string {
  return tokens
    .map(({ word, from, to, kind }, at) => {
      const gap = at > 0 && tokens[at - 1]?.to !== from ? ' ' : '';
      return gap + (kind === 'atom' ? text.slice(from, to).toLowerCase() : word);
    })
    .join('');
}

/** How many words at the head are one of the phrases; the longest counts. */
export function startsWith({ tokens }: Words, phrases: readonly string[]): number {
  const rows = byEnd(phrases, 0).get(tokens[0]?.word ?? '') ?? [];
  return Math.max(0, ...rows.map((row) => runAt(tokens, 0, row)));
}

/** How many words at the end are one of the phrases. */
export function endsWith({ tokens }: Words, phrases: readonly string[]): number {
  const rows = byEnd(phrases, -1).get(tokens.at(-1)?.word ?? '') ?? [];
  return Math.max(
    0,
    ...rows.map((row) => (row.length < tokens.length ? runAt(tokens, tokens.length - row.length, row) : 0)),
  );
}

type Rows = ReadonlyMap<string, readonly (readonly string[])[]>;
const sorted = new WeakMap<readonly string[], Map<number, Rows>>();

/** Phrases by their first word, or by their last. */
function byEnd(phrases: readonly string[], end: 0 | -1): Rows {
  const known = sorted.get(phrases) ?? new Map<number, Rows>();
  sorted.set(phrases, known);
  const rows =
    known.get(end) ??
    Map.groupBy(
      phrases.map((phrase) => phrase.split(' ')),
      (row) => row.at(end) ?? '',
    );
  known.set(end, rows);
  return rows;
}

function runAt(tokens: readonly Token[], at: number, row: readonly string[]): number {
  return row.every((word, n) => tokens[at + n]?.word === word) ? row.length : 0;
}
