import { findMentions } from '../said/find-models.ts';
import { facts } from '../sheet/facts.ts';

/** All that the catalogue states of the generator that is named; nothing where it knows none of that name. */
export function dataSheetOf(name: string): string | undefined {
  const model = findMentions(name)[0]?.model;
  return model && facts.flatMap(({ says }) => says(model, []) ?? []).join('\n');
}
