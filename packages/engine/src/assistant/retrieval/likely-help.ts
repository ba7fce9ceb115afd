import { phrasings } from '../../content/help/phrasings.ts';
import { findPassages } from './collections.ts';
import { type Likely, phraseSearch } from './phrases.ts';

/** The help that is asked for in nearly these words. */
export const helpAskedLike: (text: string) => Likely[] = phraseSearch(phrasings);

const PHRASE = 0.5;
const PASSAGE = 1 - PHRASE;
const HIGH_SCORE = 16;

/** The help that fits best by how it is asked for and by what stands in it. */
export function likelyHelp(text: string): string | undefined {
  const values = new Map<string, number>();
  for (const { id, likeness } of helpAskedLike(text).slice(0, 12)) values.set(id, PHRASE * likeness);
  for (const { item, score, share } of findPassages(text, 16))
    if (item.id !== undefined)
      values.set(item.id, (values.get(item.id) ?? 0) + PASSAGE * share * Math.min(1, score / HIGH_SCORE));
  const [best] = [...values].toSorted(([, one], [, other]) => other - one);
  return best?.[0];
}
