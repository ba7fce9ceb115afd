import { type Differing, isDiffering, merged, type Place } from './places.ts';

const OPENS = '([{“«';
const CLOSES = ')]}”»';

/** Quotation marks and brackets are taken or left in pairs: a change with one half goes with the next. */
export function wholePairs(given: readonly Place[]): Place[] {
  let places = [...given];
  for (let at = 0; at < places.length; at++) {
    for (let place = places[at]; isDiffering(place) && opensOtherwise(place); place = places[at]) {
      if (!isDiffering(places[at + 2])) break;
      places = merged(places, at + 1);
    }
  }
  return places;
}

function opensOtherwise({ gone, added }: Differing): boolean {
  return openAfter(gone) !== openAfter(added);
}

/** How many pairs are begun and not ended; below nothing, ended and not begun. */
export function openAfter(told: readonly string[]): number {
  let depth = 0;
  let isQuoted = false;
  for (const one of told) {
    const mark = one.trim();
    if (mark === '"') isQuoted = !isQuoted;
    else if (mark !== '' && OPENS.includes(mark)) depth += 1;
    else if (mark !== '' && CLOSES.includes(mark)) depth -= 1;
  }
  return depth + (isQuoted ? 1 : 0);
}
