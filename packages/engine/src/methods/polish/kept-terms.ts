import { quotesIn } from '../../language/atoms/quotes-in.ts';

/** What has to come through a translation as it is: what stands in quotation marks, and figures with their units. */
export function keptTerms(idea: string): string[] {
  const quoted = quotesIn(idea).map(({ words }) => words);
  const figures = idea.match(/(?:\bf\/)?\d+(?:[.,:/]\d+)*(?:\s?(?:mm|K|fps|s)\b)?/g) ?? [];
  return [...new Set([...quoted, ...figures].filter((words) => words !== ''))];
}
