import { attributes } from '../models/attributes/attributes.ts';
import { findMentions } from '../reading/find-models.ts';

/** All that the catalogue states of the generator that is named; nothing where it knows none of that name. */
export function dataSheetOf(name: string): string | undefined {
  const model = findMentions(name)[0]?.model;
  if (!model) return undefined;
  const facts = attributes.flatMap(({ says }) => says(model, '') ?? []);
  return [...new Set(facts)].join('\n');
}
