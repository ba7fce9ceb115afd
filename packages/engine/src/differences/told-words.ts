import { isJoining } from '../language/words/closed-class.ts';

/** A word with its figures and signs, a mark, or the white space at the end; what stands before it is its own. */
const TOLD = /\s*(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’]|[-.:/](?=[\p{L}\p{N}]))*|[^\s])|\s+/gu;
const WORD = /[\p{L}\p{N}]/u;

/** A text as it is told apart: together they are the text. */
export function toldWords(text: string): string[] {
  return text.match(TOLD) ?? [];
}

export function isWord(told: string): boolean {
  return WORD.test(told);
}

/** How much it says that two texts share this: a thing more than what joins things. */
export function weightOf(told: string): number {
  if (!isWord(told)) return endsClause(told) ? 1 : 0.5;
  return isJoining(told.trim().toLowerCase()) ? 1 : 2;
}

/** A mark behind which something else begins. */
export function endsClause(told: string): boolean {
  return /^[,;.!?]$/.test(told);
}

export function endsSentence(told: string): boolean {
  return /^[.!?]$/.test(told);
}
