import { findQuotes } from '../../reading/find-quotes.ts';

/** What has to come through a translation as it is: what stands in quotation marks, and figures with their units. */
export function keptTerms(idea: string): string[] {
  const quoted = findQuotes(idea).map(({ words }) => words);
  const figures = idea.match(/(?:\bf\/)?\d+(?:[.,:/]\d+)*(?:\s?(?:mm|K|fps|s)\b)?/g) ?? [];
  return [...new Set([...quoted, ...figures].filter((words) => words !== ''))];
}

/** Whether a text has the term, whatever space its unit stands behind. */
export function holdsTerm(text: string, term: string): boolean {
  const bare = (words: string) => words.replace(/\s+/g, '').toLowerCase();
  return bare(text).includes(bare(term));
}
