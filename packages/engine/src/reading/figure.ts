import { numerals } from '../vocabulary/numerals.ts';
import type { FindingField, Read } from './finding.ts';
import { numberOf, type Token } from './tokens.ts';

export type FigureReader = (tokens: readonly Token[], at: number, text: string) => Read | undefined;

/** In figures or in a plain word: "8", "eight". */
export function saidNumber(token: Token | undefined): number | undefined {
  return numberOf(token) ?? numerals[token?.word ?? ''];
}

export function isNumeral(word: string): boolean {
  return word in numerals;
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
