import { placeNouns } from '../vocabulary/place-words.ts';
import type { Read } from './finding.ts';
import type { Token } from './tokens.ts';
import { isDeterminer, isFunctionWord, isNaming, isPlacePreposition, wordSet } from './word-class.ts';

const classOf = new Map(
  Object.entries(placeNouns).flatMap(([value, nouns]) =>
    nouns.split(' ').map((noun) => [noun, value] as const),
  ),
);
/** What stands in a place and leaves it that place: the kitchen table. */
const FURNITURE = wordSet(
  'table floor counter window windows sink door doorway bench wall walls chair bed corner entrance ceiling stool desk stairs steps roof edge gate bar balcony mirror stage shelf shelves aisle stall stalls interior at after during before in on with by counter',
);
/** After these the place is looked at or spoken of, and is not where we are. */
const ONLY_SHOWN = wordSet('of painting picture photo poster map dream dreams about called named like');
const MOST_WORDS_BEFORE = 5;

/** Seen from outside unless one is in them. */
const BUILDINGS = wordSet(
  'lighthouse castle tower cottage farmhouse motel hotel monastery palace mansion barn temple church cathedral mosque chapel house home cinema theatre theater factory museum hospital hut igloo tent shed stable mill chalet hangar warehouse prison courthouse school bank station caravan trailer',
);
const SEEN_WHOLE = wordSet(
  'lighthouse castle tower cottage farmhouse motel monastery palace mansion barn chalet mill igloo hut',
);
const VEHICLES = wordSet(
  'train carriage car taxi cab bus van truck tram limousine minivan ambulance helicopter airplane plane aeroplane spaceship submarine camper ferry',
);
const INTO = wordSet('in inside into within through at across aboard');
const ONTO = wordSet('in inside into aboard');
const BOARDED = wordSet('train bus tram plane airplane aeroplane ferry');

/** A noun of place, at the head of its phrase, behind a word of place or at the beginning of a clause. */
export function readPlace(tokens: readonly Token[]): Read[] {
  const reads: Read[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? '';
    if (word === 'outside') {
      const to = outsideOf(tokens, at);
      if (to !== undefined) reads.push({ field: 'place.class', value: 'exterior', from: at, to });
    }
    const named = classOf.get(word) ?? classOf.get(word.replace(/s$/, ''));
    if (named === undefined || !isHead(tokens, at)) continue;
    const from = phraseStart(tokens, at);
    if (from === undefined) continue;
    const value = seenFrom(named, word, tokens[from]?.word ?? '');
    if (value !== undefined) reads.push({ field: 'place.class', value, from, to: at + 1 });
  }
  return reads;
}

function seenFrom(named: string, word: string, preposition: string): string | undefined {
  if (preposition === 'outside') return 'exterior';
  if (VEHICLES.has(word))
    return ONTO.has(preposition) || (preposition === 'on' && BOARDED.has(word)) ? 'interior' : undefined;
  if (!BUILDINGS.has(word) || INTO.has(preposition)) return named;
  return SEEN_WHOLE.has(word) ? 'exterior' : undefined;
}

const NOT_LEFT = wordSet('window windows door frame box law');

/** "outside his school": whatever it is, we are not in it. */
function outsideOf(tokens: readonly Token[], at: number): number | undefined {
  if (!isDeterminer(tokens[at + 1]?.word ?? '')) return undefined;
  for (let next = at + 2; next < at + 6; next++) {
    const token = tokens[next];
    if (token?.kind !== 'word' || isFunctionWord(token.word)) return undefined;
    if (NOT_LEFT.has(token.word)) return undefined;
    if (!isNaming(tokens[next + 1])) return next + 1;
  }
  return undefined;
}

function isHead(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.kind !== 'word') return next?.word !== "'";
  return !isNaming(next) || FURNITURE.has(next.word) || classOf.has(next.word);
}

/** Where the phrase of a place begins, when it is one. */
function phraseStart(tokens: readonly Token[], at: number): number | undefined {
  for (let back = at - 1; back >= Math.max(0, at - MOST_WORDS_BEFORE); back--) {
    const token = tokens[back];
    if (token?.kind === 'number') continue;
    if (token?.kind !== 'word') return back + 1;
    if (token.word === 'up' && !isDeterminer(tokens[back + 1]?.word ?? '')) return undefined;
    if (isPlacePreposition(token.word)) return isShown(tokens, back) ? undefined : back;
    if (ONLY_SHOWN.has(token.word)) return isAfterSize(tokens, back) ? back + 1 : undefined;
    if (isFunctionWord(token.word) && !isDeterminer(token.word)) return undefined;
    if (!isDeterminer(token.word) && !isNaming(token) && !/(?:ed|ing|ly)$/.test(token.word)) return undefined;
  }
  return at <= MOST_WORDS_BEFORE ? 0 : undefined;
}

function isShown(tokens: readonly Token[], at: number): boolean {
  return ONLY_SHOWN.has(tokens[at - 1]?.word ?? '') && !isAfterSize(tokens, at - 1);
}

/** "a wide shot of a harbour": we are there. */
function isAfterSize(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? '';
  return (
    tokens[at]?.word === 'of' &&
    [
      'shot',
      'wide',
      'view',
      'up',
      'closeup',
      'aerial',
      'establishing',
      'footage',
      'photograph',
      'middle',
      'edge',
      'corner',
      'back',
      'front',
      'end',
      'centre',
      'center',
      'top',
      'ws',
      'ews',
      'ls',
    ].includes(before)
  );
}
