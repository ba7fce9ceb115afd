import { inClauses } from './clauses.ts';
import { isDiffering, type Place, placesOf } from './places.ts';
import { ledIn, trimmed } from './settled.ts';
import { isWord, toldWords, weightOf } from './told-words.ts';
import { wholePairs } from './whole-pairs.ts';
import { diffWords } from './word-diff.ts';

/** A stretch that both texts have, or one place where they differ. */
export type Stretch = { same: string } | Difference;

/** What the first text has in a place, and what the second has there. */
export interface Difference {
  gone: string;
  added: string;
  /** By which it is taken or refused. What moved has one number in both of its places. */
  number: number;
  /** The same words stand elsewhere in the second text: from here, or to here. */
  moved?: 'from' | 'to';
}

/** Two texts side by side, each difference such that it can be read, and taken or left whatever becomes of the others. */
export function differencesBetween(before: string, after: string): Stretch[] {
  if (before === after) return before === '' ? [] : [{ same: before }];
  // With a space before it the first word is one like any other.
  const changes = diffWords(toldWords(` ${before}`), toldWords(` ${after}`), weightOf);
  const places = inClauses(ledIn(trimmed(wholePairs(placesOf(changes)))));
  return numbered(withoutLead(inText(places)));
}

export function isDifference(stretch: Stretch): stretch is Difference {
  return 'gone' in stretch;
}

/** How many there are to take or refuse. */
export function countDifferences(stretches: readonly Stretch[]): number {
  return new Set(stretches.filter(isDifference).map(({ number }) => number)).size;
}

/** The second text without what was refused, by the number of each difference. */
export function withoutRefused(stretches: readonly Stretch[], refused: ReadonlySet<number>): string {
  return stretches
    .map((stretch) =>
      !isDifference(stretch) ? stretch.same : refused.has(stretch.number) ? stretch.gone : stretch.added,
    )
    .join('');
}

type Unnumbered = { same: string } | { gone: string; added: string };

/** White space that both sides begin with stays. */
function inText(places: readonly Place[]): Unnumbered[] {
  return places.flatMap((place): Unnumbered[] => {
    if (!isDiffering(place)) return [{ same: place.same.join('') }];
    const [gone, added] = [place.gone.join(''), place.added.join('')];
    const space = /^\s*/.exec(gone)?.[0] ?? '';
    if (space === '' || space !== /^\s*/.exec(added)?.[0]) return [{ gone, added }];
    return [{ same: space }, { gone: gone.slice(space.length), added: added.slice(space.length) }];
  });
}

/** Takes the space before the first word away again: from what both have, or from each that may stand first. */
function withoutLead(given: readonly Unnumbered[]): Unnumbered[] {
  const first = given.findIndex((stretch) => 'same' in stretch);
  if (first === -1)
    return given.map((stretch) =>
      'gone' in stretch ? { gone: stretch.gone.slice(1), added: stretch.added.slice(1) } : stretch,
    );
  return given.map((stretch, at) => {
    if ('same' in stretch) return at === first ? { same: stretch.same.slice(1) } : stretch;
    return at < first ? { gone: spaceBehind(stretch.gone), added: spaceBehind(stretch.added) } : stretch;
  });
}

function spaceBehind(text: string): string {
  return text === '' ? '' : `${text.slice(1)}${text.charAt(0)}`;
}

function numbered(given: readonly Unnumbered[]): Stretch[] {
  const shown = given.filter((stretch) => 'gone' in stretch || stretch.same !== '');
  const partners = moves(shown);
  const numbers = new Map<number, number>();
  let next = 0;
  return shown.reduce<Stretch[]>((stretches, stretch, at) => {
    const last = stretches.at(-1);
    if (!('gone' in stretch)) {
      if (last && !isDifference(last)) last.same += stretch.same;
      else stretches.push({ ...stretch });
      return stretches;
    }
    const partner = partners.get(at);
    const known = partner === undefined ? undefined : numbers.get(partner);
    const number = known ?? next++;
    numbers.set(at, number);
    stretches.push({
      ...stretch,
      number,
      ...(partner !== undefined && { moved: stretch.added === '' ? ('from' as const) : ('to' as const) }),
    });
    return stretches;
  }, []);
}

const FEWEST_MOVED = 2;

/** Words that are taken out in one place and put in, the same, in another. */
function moves(stretches: readonly Unnumbered[]): Map<number, number> {
  const partners = new Map<number, number>();
  for (const [at, out] of stretches.entries()) {
    if (!('gone' in out) || out.added !== '') continue;
    const words = wordsOf(out.gone);
    if (words === undefined) continue;
    const to = stretches.findIndex(
      (other, there) =>
        'gone' in other && other.gone === '' && !partners.has(there) && wordsOf(other.added) === words,
    );
    if (to === -1) continue;
    partners.set(at, to);
    partners.set(to, at);
  }
  return partners;
}

function wordsOf(text: string): string | undefined {
  const words = toldWords(text).filter(isWord);
  return words.length < FEWEST_MOVED ? undefined : words.join('').replace(/\s+/g, ' ').trim().toLowerCase();
}
