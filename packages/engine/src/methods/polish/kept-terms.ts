import { quotesIn } from '../../language/atoms/quotes-in.ts';
import { figuresWritten } from '../../language/values/figures-in.ts';

/** What has to come through a translation as it is: what stands in quotation marks, and figures with their units. */
export function keptTerms(idea: string): string[] {
  const quoted = quotesIn(idea).map(({ words }) => words);
  const figures = figuresWritten(idea);
  return [...new Set([...quoted, ...figures].filter((words) => words !== ''))];
}
