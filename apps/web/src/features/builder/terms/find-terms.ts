import type { Term } from '@cuewright/engine/content/glossary';

/** A word of the trade where it stands in a text. */
export interface Found {
  term: Term;
  start: number;
  end: number;
}

export type TermFinder = (text: string) => readonly Found[];

/** Words that everybody knows, or that mean something else as often as not: "night", "steps", "space". */
const EVERYDAY: readonly Term['group'][] = ['generator', 'when-and-where'];
const NEVERTHELESS = ['golden-hour', 'blue-hour'];

/** Looks words up from the longest phrase down; each term is found once, where it stands first. */
export function createTermFinder(glossary: readonly Term[]): TermFinder {
  const byPhrase = new Map<string, Term>();
  for (const term of glossary.filter(isOfTheTrade))
    for (const name of [term.name, ...term.aliases]) {
      const phrase = wordsOf(name)
        .map(({ word }) => word)
        .join(' ');
      if (!byPhrase.has(phrase)) byPhrase.set(phrase, term);
    }
  const longest = Math.max(0, ...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));

  return (text) => {
    const words = wordsOf(text);
    const found = new Map<string, Found>();
    for (let first = 0; first < words.length; first++) {
      for (let count = Math.min(longest, words.length - first); count > 0; count--) {
        const taken = words.slice(first, first + count);
        const term = byPhrase.get(taken.map(({ word }) => word).join(' '));
        if (!term) continue;
        const [start, end] = [taken[0]?.start ?? 0, taken.at(-1)?.end ?? 0];
        if (!found.has(term.id)) found.set(term.id, { term, start, end });
        first += count - 1;
        break;
      }
    }
    return [...found.values()];
  };
}

export function isOfTheTrade({ id, group }: Term): boolean {
  return !EVERYDAY.includes(group) || NEVERTHELESS.includes(id);
}

interface FoundWord {
  word: string;
  start: number;
  end: number;
}

/** "Low-key" and "low key" are the same two words. */
function wordsOf(text: string): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’./][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}
