import { type Differing, isDiffering, type Place } from './places.ts';
import { endsClause, endsSentence, isWord } from './told-words.ts';
import { openAfter } from './whole-pairs.ts';

/**
 * A change of several clauses or sentences as one change each. Cut before the marks that lead them in, so that whichever are
 * taken, each stands behind a word with a mark of its own.
 */
export function inClauses(places: readonly Place[]): Place[] {
  const apart = places.flatMap((place) => (isDiffering(place) ? withoutJoint(place) : [place]));
  return apart.flatMap((place, at) =>
    isDiffering(place) ? pieces(place, apart[at - 1], apart[at + 1]) : [place],
  );
}

/** ", the" that became ". The" behind words that are only gone or only new: those are a change of their own. */
function withoutJoint({ gone, added }: Differing): Place[] {
  const joint = (told: readonly string[]) =>
    isWord(told.at(-1) ?? '') && endsClause(told.at(-2) ?? '') ? -2 : 0;
  const isSame = gone.at(-1)?.toLowerCase() === added.at(-1)?.toLowerCase();
  const isOneSided = gone.length > 2 !== added.length > 2;
  if (!isSame || !isOneSided || joint(gone) === 0 || joint(added) === 0) return [{ gone, added }];
  return [
    { gone: gone.slice(0, -2), added: added.slice(0, -2) },
    { gone: gone.slice(-2), added: added.slice(-2) },
  ];
}

function pieces(place: Differing, before: Place | undefined, after: Place | undefined): Place[] {
  const { gone, added } = place;
  const isBehindWord = before !== undefined && !isDiffering(before) && before.same.some(isWord);
  if (openAfter(gone) !== 0 || openAfter(added) !== 0) return [place];
  if (!isBehindWord) return isDiffering(after) || after === undefined ? [place] : sentencesAhead(place);
  if (!beginsWithMark(after)) return [place];
  if (gone.length === 0 || added.length === 0) {
    if (!endsClause((gone[0] ?? added[0]) as string)) return [place];
    return [...led(gone, true).map(goneOnly), ...led(added, true).map(addedOnly)];
  }
  if (led(gone, false).length === 1 && led(added, false).length === 1) return [place];
  // With several on both sides a mark at the end would be left standing before another.
  const [goneEnd, addedEnd] = [lastMarks(gone), lastMarks(added)];
  const [firstGone = [], ...restGone] = led(gone.slice(0, gone.length - goneEnd.length), false);
  const ways = led(added.slice(0, added.length - addedEnd.length), false);
  const likest = endsClause(added[0] ?? '') ? likestOf(ways, firstGone) : 0;
  const instead = ways[likest] ?? [];
  if (!firstGone.some(isWord) || !instead.some(isWord)) return [place];
  return [
    ...ways.slice(0, likest).map(addedOnly),
    { gone: firstGone, added: instead },
    ...restGone.map(goneOnly),
    ...ways.slice(likest + 1).map(addedOnly),
    ...(goneEnd.length + addedEnd.length > 0 ? [{ gone: goneEnd, added: addedEnd }] : []),
  ];
}

function lastMarks(told: readonly string[]): string[] {
  return told.slice(told.findLastIndex((one) => !endsClause(one)) + 1);
}

/** The one that shares most words with what is gone. */
function likestOf(ways: readonly string[][], gone: readonly string[]): number {
  const shared = ways.map((told) => told.filter((one) => isWord(one) && gone.includes(one)).length);
  return shared.indexOf(Math.max(...shared));
}

function beginsWithMark(after: Place | undefined): boolean {
  if (!after) return true;
  const sides = isDiffering(after) ? [after.gone, after.added] : [after.same];
  return sides.every(([first]) => first !== undefined && endsClause(first));
}

const goneOnly = (gone: string[]): Place => ({ gone, added: [] });
const addedOnly = (added: string[]): Place => ({ gone: [], added });

/** Each sentence by itself; and the clauses with which a sentence that stands goes on, where they are wanted. */
function led(told: readonly string[], hasClauses: boolean): string[][] {
  const found: string[][] = [];
  let isInOwnSentence = endsSentence(told[0] ?? '');
  let from = 0;
  for (let at = 1; at <= told.length; at++) {
    const one = told[at] ?? '';
    const cuts = endsSentence(one) || (hasClauses && !isInOwnSentence && endsClause(one));
    if (
      at < told.length &&
      !(cuts && openAfter(told.slice(0, at)) === 0 && told.slice(from, at).some(isWord))
    )
      continue;
    if (endsSentence(one)) isInOwnSentence = true;
    const piece = told.slice(from, at);
    from = at;
    // A mark alone is not worth a choice of its own.
    const last = found.at(-1);
    if (last && !piece.some(isWord)) last.push(...piece);
    else if (piece.length > 0) found.push(piece);
  }
  return found;
}

/** At the head of a text each sentence ends before the next. */
function sentencesAhead(place: Differing): Place[] {
  const { gone, added } = place;
  if (gone.length > 0 && added.length > 0) return [place];
  const told = gone.length > 0 ? gone : added;
  if (!endsSentence(told.at(-1) ?? '')) return [place];
  const found: string[][] = [];
  let from = 0;
  for (let at = 1; at <= told.length; at++) {
    if (!endsSentence(told[at - 1] ?? '') || openAfter(told.slice(0, at)) !== 0) continue;
    if (at < told.length && !told.slice(from, at).some(isWord)) continue;
    found.push(told.slice(from, at));
    from = at;
  }
  if (from < told.length) return [place];
  return found.map(gone.length > 0 ? goneOnly : addedOnly);
}
