import type { TermField, TermHit } from '../terms/term.ts';
import { numberIn, type TermToken } from '../terms/term-token.ts';
import { numerals } from './numerals.ts';

export type FigureReader = (tokens: readonly TermToken[], at: number, text: string) => TermHit | undefined;

/** In figures or in a plain word: "8", "eight". */
export function saidNumber(token: TermToken | undefined): number | undefined {
  return numberIn(token) ?? numerals[token?.word ?? ''];
}

export function isNumeral(word: string): boolean {
  return word in numerals;
}

export function read(field: TermField, value: string | number, from: number, to: number): TermHit {
  return { field, value: String(value), from, to };
}

/** A figure that was understood to be none of ours. */
export function passed(from: number, to: number): TermHit {
  return { field: 'camera.lens.mm', value: '', from, to };
}

export function isMark(token: TermToken | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.word === mark;
}
