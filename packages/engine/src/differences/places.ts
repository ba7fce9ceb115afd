import { endsClause, endsSentence, isWord, weightOf } from './told-words.ts';
import type { Change } from './word-diff.ts';

/** A run that both texts have, or a place where they differ, in what is told apart. */
export type Place = { same: string[] } | { gone: string[]; added: string[] };
export type Differing = Extract<Place, { gone: string[] }>;

/** Where two texts differ, as somebody would mark it: what hardly parts two changes goes with both. */
export function placesOf(changes: readonly Change[]): Place[] {
  let places = together(changes);
  for (let weakest = weakestOf(places); weakest !== undefined; weakest = weakestOf(places))
    places = merged(places, weakest);
  return places.map((place) => ({ ...place }));
}

export function isDiffering(place: Place | undefined): place is Differing {
  return place !== undefined && 'gone' in place;
}

function together(changes: readonly Change[]): Place[] {
  const places: Place[] = [];
  for (const { kind, words } of changes) {
    const last = places.at(-1);
    if (kind === 'same') places.push({ same: [...words] });
    else if (isDiffering(last)) last[kind === 'gone' ? 'gone' : 'added'].push(...words);
    else places.push(kind === 'gone' ? { gone: [...words], added: [] } : { gone: [], added: [...words] });
  }
  return places;
}

/** The run that holds two changes apart the least, if any holds too little. */
function weakestOf(places: readonly Place[]): number | undefined {
  let weakest: number | undefined;
  let least = 0;
  for (const [at, place] of places.entries()) {
    const [before, after] = [places[at - 1], places[at + 1]];
    if (isDiffering(place) || !isDiffering(before) || !isDiffering(after)) continue;
    const size = Math.min(sizeOf(before), sizeOf(after));
    // Where each is of several words, as much as that holds too little.
    const lack = size - holdOf(place.same, before, after) + (size > 1 ? 0.1 : 0);
    if (lack > least) {
      least = lack;
      weakest = at;
    }
  }
  return weakest;
}

/** Marks alone hold two changes apart only where both sides of each have words: else a mark could be left standing. */
function holdOf(same: readonly string[], before: Differing, after: Differing): number {
  if (same.some(isWord))
    return same.reduce((sum, told) => sum + weightOf(told) + (endsClause(told) ? 2 : 0), 0);
  const areWords = [before, after].every(({ gone, added }) => gone.some(isWord) && added.some(isWord));
  if (!areWords) return Number.NEGATIVE_INFINITY;
  return Math.max(...same.map((told) => (endsSentence(told) ? 6 : endsClause(told) ? 3 : 0)));
}

/** In words, on the longer side. */
function sizeOf({ gone, added }: Differing): number {
  return Math.max(1, gone.filter(isWord).length, added.filter(isWord).length);
}

export function merged(places: readonly Place[], at: number): Place[] {
  const [before, place, after] = [places[at - 1], places[at], places[at + 1]];
  if (!isDiffering(before) || !isDiffering(after) || !place || isDiffering(place)) return [...places];
  const one: Differing = {
    gone: [...before.gone, ...place.same, ...after.gone],
    added: [...before.added, ...place.same, ...after.added],
  };
  return [...places.slice(0, at - 1), one, ...places.slice(at + 2)];
}
