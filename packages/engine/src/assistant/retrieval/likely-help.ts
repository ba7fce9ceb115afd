import { help } from '../../content/help/help.ts';
import { phrasings } from '../../content/help/phrasings.ts';
import { meaningsOf } from '../reading/synonyms.ts';
import { anchored } from './anchors.ts';
import { searchOver } from './bm25.ts';
import { type Likely, phraseSearch } from './phrases.ts';

/** The help that is asked for in nearly these words. */
export function helpAskedLike(text: string): Likely[] {
  const factor = anchored(text);
  return askedLike(text)
    .map(({ id, likeness }) => ({ id, likeness: Math.min(1, likeness * factor(id)) }))
    .toSorted((one, other) => other.likeness - one.likeness);
}

const askedLike = phraseSearch(phrasings, true);

const findHelp = searchOver(
  help,
  ({ id, title, asked, text }) => ({ title, asked: [asked, ...(phrasings[id] ?? [])].join(' '), text }),
  { meanings: meaningsOf, unknown: 3.5 },
);

/** A score from which on it is about something and not only in the same words. */
const ABOUT = 10;
/** How much it counts beside the words that somebody asked it nearly so before, and how much alone. */
const ASKED_SO = 0.35;
const ALONE = 0.8;
/** What both ways of looking put first is likelier than either says. */
const AGREED = 0.08;

/** The help that fits by how it is asked for and by what stands in it, the best first, and how well: 0 to 1, a bit more where it was asked so before. */
export function helpFitting(text: string): (Likely & { shared: number })[] {
  const factor = anchored(text);
  const [first, ...others] = askedLike(text);
  const likeness = new Map([first, ...others].flatMap((one) => (one ? [[one.id, one.likeness]] : [])));
  const found = findHelp(text, 8).map(({ item: { id }, score, share, shared }, n) => {
    const like = likeness.get(id) ?? 0;
    const fits = share * Math.min(1, score / ABOUT) + ASKED_SO * like;
    return {
      id,
      shared,
      likeness: Math.max(fits, ALONE * like) + (n === 0 && id === first?.id ? AGREED : 0),
    };
  });
  const missed = [first, ...others]
    .slice(0, 3)
    .filter((one) => one && !found.some(({ id }) => id === one.id));
  return [
    ...found,
    ...missed.flatMap((one) => (one ? [{ id: one.id, shared: 2, likeness: ALONE * one.likeness }] : [])),
  ]
    .map((one) => ({ ...one, likeness: one.likeness * factor(one.id) }))
    .toSorted((one, other) => other.likeness - one.likeness);
}

export function likelyHelp(text: string): (Likely & { shared: number }) | undefined {
  return helpFitting(text)[0];
}
