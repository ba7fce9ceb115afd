import { wordTable } from '../vocabulary/word-table.ts';
import type { FindingField, Read } from './finding.ts';
import { numberOf, type Token } from './tokens.ts';

export type FigureReader = (tokens: readonly Token[], at: number, text: string) => Read | undefined;

const plainNumbers = wordTable<number>({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
});

/** In figures or in a plain word: "8", "eight". */
export function saidNumber(token: Token | undefined): number | undefined {
  return numberOf(token) ?? plainNumbers[token?.word ?? ''];
}

export function isPlainNumber(word: string): boolean {
  return word in plainNumbers;
}

export function read(field: FindingField, value: string | number, from: number, to: number): Read {
  return { field, value: String(value), from, to };
}

/** A figure that was understood to be none of ours. */
export function passed(from: number, to: number): Read {
  return { field: 'duration', value: '', from, to };
}

export function isMark(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.word === mark;
}
