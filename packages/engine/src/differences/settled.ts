import { isDiffering, type Place } from './places.ts';
import { endsClause, isWord } from './told-words.ts';

/** What both sides of a change begin or end with belongs to what stays. */
export function trimmed(places: readonly Place[]): Place[] {
  const out: Place[] = [];
  for (const place of places) {
    if (!isDiffering(place)) {
      stay(out, place.same);
      continue;
    }
    const [gone, added] = [[...place.gone], [...place.added]];
    const ahead: string[] = [];
    const behind: string[] = [];
    while (gone.length > 0 && gone[0] === added[0]) {
      ahead.push(...gone.splice(0, 1));
      added.shift();
    }
    while (gone.length > 0 && gone.at(-1) === added.at(-1)) {
      behind.unshift(...gone.splice(-1));
      added.pop();
    }
    stay(out, ahead);
    if (gone.length > 0 || added.length > 0) out.push({ gone, added });
    stay(out, behind);
  }
  return out;
}

/** What is only put in or only taken out begins with the mark that leads it in, where it can: ", at dusk" instead of "at dusk,". */
export function ledIn(given: readonly Place[]): Place[] {
  const places = given.map((place) => ({ ...place }));
  for (let at = 1; at < places.length; at++) {
    const [before, place, after] = [places[at - 1], places[at], places[at + 1]];
    if (!isDiffering(place) || !before || isDiffering(before) || isDiffering(after)) continue;
    const isPutIn = place.gone.length === 0;
    const told = isPutIn ? place.added : place.added.length === 0 ? place.gone : [];
    const by = stepsBack(told, before.same);
    if (by === 0) continue;
    const over = before.same.slice(-by);
    const behind = told.slice(-by);
    const moved = [...over, ...told.slice(0, -by)];
    before.same = before.same.slice(0, -by);
    if (after) after.same = [...behind, ...after.same];
    else places.push({ same: behind });
    place.gone = isPutIn ? [] : moved;
    place.added = isPutIn ? moved : [];
  }
  return places;
}

const MOST_STEPS = 8;

function stepsBack(told: readonly string[], before: readonly string[]): number {
  if (endsClause(told[0] ?? '')) return 0;
  for (let by = 1; by <= Math.min(MOST_STEPS, told.length - 1, before.length - 1); by++) {
    if (told.at(-by) !== before.at(-by)) return 0;
    if (endsClause(before.at(-by) ?? '') && before.slice(0, -by).some(isWord)) return by;
  }
  return 0;
}

function stay(out: Place[], same: readonly string[]): void {
  if (same.length === 0) return;
  const last = out.at(-1);
  if (last && !isDiffering(last)) last.same.push(...same);
  else out.push({ same: [...same] });
}
