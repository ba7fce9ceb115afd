import { findAtoms } from '../../language/atoms/find-atoms.ts';
import type { Token } from '../../language/tokens/token.ts';
import { tokenise } from '../../language/tokens/tokenise.ts';
import { thePrompt } from './forms.ts';

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

export type Slots = Readonly<Partial<Record<'X' | 'Y' | 'W', Words>>>;

interface Piece {
  readonly slot?: string;
  readonly words: readonly string[];
  readonly isOptional: boolean;
}

const compiled = new Map<string, readonly Piece[]>();

function piecesOf(form: string): readonly Piece[] {
  const known = compiled.get(form) ?? form.split(' ').map(pieceOf);
  compiled.set(form, known);
  return known;
}

function pieceOf(written: string): Piece {
  const isOptional = written.endsWith('?');
  const bare = isOptional ? written.slice(0, -1) : written;
  return bare.length === 1 && bare === bare.toUpperCase() && bare !== bare.toLowerCase()
    ? { slot: bare, words: [], isOptional }
    : { words: bare.split('|'), isOptional };
}

/** The prompt is called by few words. */
const LONGEST_NAME = 4;
const promptNames = new Set(thePrompt);

/** Whether words are put like a form, and what stands in its places. A place ends at the first word that may follow it. */
export function matchForm(words: Words, form: string): Slots | undefined {
  return match(words, 0, piecesOf(form), 0, {});
}

function match(
  words: Words,
  at: number,
  pieces: readonly Piece[],
  n: number,
  slots: Slots,
): Slots | undefined {
  const piece = pieces[n];
  const { tokens } = words;
  if (!piece) return at === tokens.length ? slots : undefined;
  const next = (to: number, filled = slots) => match(words, to, pieces, n + 1, filled);
  if (piece.slot === undefined) {
    const isHere = at < tokens.length && piece.words.includes(tokens[at]?.word ?? '');
    return (isHere ? next(at + 1) : undefined) ?? (piece.isOptional ? next(at) : undefined);
  }
  if (piece.slot === 'P') {
    const longest = Math.min(tokens.length, at + LONGEST_NAME);
    for (let to = longest; to > at; to--)
      if (promptNames.has(nameOf(part(words, at, to)))) {
        const found = next(to);
        if (found) return found;
      }
    return piece.isOptional ? next(at) : undefined;
  }
  const follower = pieces[n + 1];
  if (!follower)
    return at < tokens.length
      ? next(tokens.length, { ...slots, [piece.slot]: part(words, at) })
      : piece.isOptional
        ? slots
        : undefined;
  if (follower.slot !== undefined && follower.slot !== 'P') {
    // Two places side by side: the last word is the second, unless a colour or a figure makes it two.
    const to = tokens.length - 1;
    return to > at ? next(to, { ...slots, [piece.slot]: part(words, at, to) }) : undefined;
  }
  for (let to = at + 1; to <= tokens.length; to++) {
    if (follower.slot === undefined && !follower.words.includes(tokens[to]?.word ?? '') && to < tokens.length)
      continue;
    const found = next(to, { ...slots, [piece.slot]: part(words, at, to) });
    if (found) return found;
  }
  return undefined;
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
  return Math.max(0, ...phrases.map((phrase) => runAt(tokens, 0, phrase)));
}

/** How many words at the end are one of the phrases. */
export function endsWith({ tokens }: Words, phrases: readonly string[]): number {
  return Math.max(
    0,
    ...phrases.map((phrase) => {
      const length = lengthOf(phrase);
      return length < tokens.length && runAt(tokens, tokens.length - length, phrase) === length ? length : 0;
    }),
  );
}

const lengths = new Map<string, number>();

function lengthOf(phrase: string): number {
  const known = lengths.get(phrase) ?? phrase.split(' ').length;
  lengths.set(phrase, known);
  return known;
}

function runAt(tokens: readonly Token[], at: number, phrase: string): number {
  const words = phrase.split(' ');
  return words.every((word, n) => tokens[at + n]?.word === word) ? words.length : 0;
}
