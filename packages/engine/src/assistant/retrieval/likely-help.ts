import { help } from '../../content/help/help.ts';
import { phrasings } from '../../content/help/phrasings.ts';
import { meaningsOf } from '../reading/synonyms.ts';
import { searchOver } from './bm25.ts';
import { type Likely, phraseSearch } from './phrases.ts';

/** The help that is asked for in nearly these words. */
export const helpAskedLike: (text: string) => Likely[] = phraseSearch(phrasings);

const findHelp = searchOver(
  help,
  ({ id, title, asked, text }) => ({ title, asked: [asked, ...(phrasings[id] ?? [])].join(' '), text }),
  { meanings: meaningsOf, unknown: 3.5 },
);

/** A score from which on it is about something and not only in the same words. */
const ABOUT = 10;
/** How much it counts beside the words that somebody asked it nearly so before. */
const ASKED_SO = 0.35;

/** The help that fits by how it is asked for and by what stands in it, the best first, and how well: 0 to 1, a bit more where it was asked so before. */
export function helpFitting(text: string): (Likely & { shared: number })[] {
  const likeness = new Map(helpAskedLike(text).map((likely) => [likely.id, likely.likeness]));
  return findHelp(text, 8)
    .map(({ item: { id }, score, share, shared }) => ({
      id,
      shared,
      likeness: share * Math.min(1, score / ABOUT) + ASKED_SO * (likeness.get(id) ?? 0),
    }))
    .toSorted((one, other) => other.likeness - one.likeness);
}

export function likelyHelp(text: string): (Likely & { shared: number }) | undefined {
  return helpFitting(text)[0];
}
