import { someWithin } from '../tokens/within.ts';
import {
  isDeterminer,
  isFunctionWord,
  isNaming,
  isPlacePreposition,
  isThirdPerson,
} from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';
import type { TermHit } from './term.ts';
import type { TermToken } from './term-token.ts';
import { placeNouns } from './vocabulary/place-words.ts';

const classOf = new Map(
  Object.entries(placeNouns).flatMap(([value, nouns]) =>
    nouns.split(' ').map((noun) => [noun, value] as const),
  ),
);
/** What stands in a place and leaves it that place: the kitchen table. */
const FURNITURE = wordSet(
  'table floor counter window windows sink door doorway bench wall walls chair bed bunk corner entrance ceiling stool desk stairs edge bar mirror stage shelf shelves aisle stall stalls interior at after during before in on with by counter party wedding scene picnic festival parade concert',
);
/** A building is seen from within when one of these is in the picture. */
const FITTINGS = wordSet('table floor counter sink bed bunk ceiling desk shelf shelves aisle');
/** Words of place that are words of something else as often: only behind a word of place. */
const ONLY_LED_IN = wordSet('square plain crossing bow lift flat canopy');
/** Somebody under one of these is outdoors. */
const TREES = wordSet(
  'tree oak redwood pine willow elm maple birch cypress cedar baobab beech chestnut sycamore eucalyptus acacia spruce fir poplar banyan',
);
const UNDER_TREES = wordSet('from under beneath among between against behind in up through by past');
const NO_TREE = wordSet('christmas xmas family decision');
const WEATHERS = wordSet(
  'rain raining drizzle drizzling snow snowing storm thunder lightning blizzard thunderstorm downpour hail sleet fog mist wind',
);
/** After these the place is looked at or spoken of, and is not where we are. */
const ONLY_SHOWN = wordSet('of painting picture photo poster map dream dreams about called named like');
/** Whoever does this to a place is in it. */
const GOING_OVER = wordSet('crossing crosses climbing climbs roaming roams descending descends ascending');
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
export function placeTerms(tokens: readonly TermToken[], phrases: readonly TermHit[]): TermHit[] {
  return nounsOfPlace(tokens).filter(
    ({ to, value }) =>
      !phrases.some((phrase) => phrase.field === 'place.class' && phrase.to === to && phrase.value !== value),
  );
}

function nounsOfPlace(tokens: readonly TermToken[]): TermHit[] {
  const reads: TermHit[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const side = sideOfWalls(tokens, at);
    if (side) reads.push(side);
    const noun = nounOfPlace(tokens, at);
    if (noun) reads.push(noun);
  }
  return reads;
}

/** "outside his school", "rain outside", "inside the bank". */
function sideOfWalls(tokens: readonly TermToken[], at: number): TermHit | undefined {
  const word = tokens[at]?.word;
  if (word !== 'outside' && word !== 'inside') return undefined;
  const read = (value: string, from: number, to: number): TermHit => ({
    field: 'place.class',
    value,
    from,
    to,
  });
  const to = word === 'outside' ? outsideOf(tokens, at) : insideOf(tokens, at);
  if (to !== undefined) return read(word === 'outside' ? 'exterior' : 'interior', at, to);
  const weather = word === 'outside' ? weatherBefore(tokens, at) : undefined;
  return weather === undefined ? undefined : read('interior', weather, at + 1);
}

function nounOfPlace(tokens: readonly TermToken[], at: number): TermHit | undefined {
  const word = tokens[at]?.word ?? '';
  const tree = isTree(tokens, at);
  const named = tree ? 'exterior' : (classOf.get(word) ?? classOf.get(word.replace(/s$/, '')));
  if (named === undefined || !isHead(tokens, at)) return undefined;
  if (word === 'arcade' && tokens[at + 1]?.word === 'of') return undefined;
  const from = phraseStart(tokens, at);
  if (from === undefined) return undefined;
  const preposition = tokens[from]?.word ?? '';
  if (tree && !UNDER_TREES.has(preposition)) return undefined;
  if (isDoubtful(tokens, at, tree) && !isLedIn(tokens, from, at)) return undefined;
  const value = fitted(tokens, at) ? named : seenFrom(coveredOr(named, tokens, from, at), word, preposition);
  return value === undefined ? undefined : { field: 'place.class', value, from, to: at + 1 };
}

/** As often something else, unless it is a name: "Union Square". */
function isDoubtful(tokens: readonly TermToken[], at: number, tree: boolean): boolean {
  const { word = '', isCapital } = tokens[at] ?? {};
  if (isCapital && tokens[at - 1]?.isCapital) return false;
  return tree ? !word.endsWith('s') : isOnlyLedIn(word);
}

function isLedIn(tokens: readonly TermToken[], from: number, at: number): boolean {
  const led = isPlacePreposition(tokens[from]?.word ?? '') || tokens[from - 1]?.word === 'of';
  return led && someWithin(tokens, from, at, ({ word }) => isDeterminer(word));
}

function isOnlyLedIn(word: string): boolean {
  return ONLY_LED_IN.has(word) || (!classOf.has(word) && isThirdPerson(word));
}

function isTree(tokens: readonly TermToken[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const several = word.endsWith('s') && TREES.has(word.slice(0, -1));
  return (TREES.has(word) || several) && !NO_TREE.has(tokens[at - 1]?.word ?? '');
}

function fitted(tokens: readonly TermToken[], at: number): boolean {
  return FITTINGS.has(tokens[at + 1]?.word ?? '') && BUILDINGS.has(tokens[at]?.word ?? '');
}

/** "an indoor fish market" is none in the open. */
function coveredOr(named: string, tokens: readonly TermToken[], from: number, at: number): string {
  const words = tokens.slice(from, at);
  if (words.some(({ word }) => word === 'indoor')) return 'interior';
  return words.some(({ word }) => word === 'outdoor') ? 'exterior' : named;
}

/** "drizzle outside": who says so is inside. */
function weatherBefore(tokens: readonly TermToken[], at: number): number | undefined {
  const next = tokens[at + 1];
  if (next?.kind === 'word' && !['while', 'as', 'when', 'and', 'but'].includes(next.word)) return undefined;
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const { word = '', kind } = tokens[back] ?? {};
    if (kind !== 'word') return undefined;
    if (!WEATHERS.has(word)) continue;
    const led = tokens.slice(Math.max(0, back - 3), back).some((token) => token.word === 'in');
    return led ? undefined : back;
  }
  return undefined;
}

/** One is inside a hall, and not inside a box. */
const CONTAINERS = wordSet(
  'lid box boxes bottle jar cup mug glass bag pocket jacket coat shirt shell egg hand hands mouth head mind pan pot kettle drawer frame globe ring watch clock envelope suitcase case trunk chest oven fridge freezer machine book piano guitar violin circle square line lines fruit flower nest cocoon bubble crystal lantern lamp bulb lens camera eye eyes helmet mask hat hood shoe boot glove wallet purse basket bucket barrel vase bowl cage aquarium tank terrarium engine computer phone screen painting photograph picture mirror dream memory body ribcage heart skull wall cloud storm hurricane ice wave crowd carton crate tin can tube pipe',
);

function insideOf(tokens: readonly TermToken[], at: number): number | undefined {
  if (!isDeterminer(tokens[at + 1]?.word ?? '')) return undefined;
  for (let next = at + 2; next < at + 7; next++) {
    const token = tokens[next];
    if (token?.kind !== 'word' || (isFunctionWord(token.word) && !isDeterminer(token.word))) return undefined;
    if (isNaming(tokens[next + 1])) continue;
    const isOut = classOf.get(token.word) !== undefined && classOf.get(token.word) !== 'interior';
    return CONTAINERS.has(token.word) || isOut ? undefined : next + 1;
  }
  return undefined;
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
function outsideOf(tokens: readonly TermToken[], at: number): number | undefined {
  if (!isDeterminer(tokens[at + 1]?.word ?? '')) return undefined;
  for (let next = at + 2; next < at + 6; next++) {
    const token = tokens[next];
    if (token?.kind !== 'word' || isFunctionWord(token.word)) return undefined;
    if (NOT_LEFT.has(token.word)) return undefined;
    if (!isNaming(tokens[next + 1])) return next + 1;
  }
  return undefined;
}

function isHead(tokens: readonly TermToken[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.kind !== 'word') return next?.word !== "'";
  if (next.word === 'lights') return false;
  return !isNaming(next) || FURNITURE.has(next.word);
}

/** Where the phrase of a place begins, when it is one. */
function phraseStart(tokens: readonly TermToken[], at: number): number | undefined {
  for (let back = at - 1; back >= Math.max(0, at - MOST_WORDS_BEFORE); back--) {
    const token = tokens[back];
    if (token?.kind === 'number') continue;
    if (token?.kind !== 'word') return back + 1;
    if (token.word === 'up' && !isDeterminer(tokens[back + 1]?.word ?? '')) return undefined;
    if (GOING_OVER.has(token.word) && isDeterminer(tokens[back + 1]?.word ?? '')) return back;
    if (isPlacePreposition(token.word)) return isShown(tokens, back) ? undefined : back;
    if (ONLY_SHOWN.has(token.word)) return isAfterSize(tokens, back) ? back + 1 : undefined;
    if (isFunctionWord(token.word) && !isDeterminer(token.word)) return undefined;
    if (!isDeterminer(token.word) && !isNaming(token) && !/(?:ed|ing|ly)$/.test(token.word)) return undefined;
  }
  return at <= MOST_WORDS_BEFORE ? 0 : undefined;
}

function isShown(tokens: readonly TermToken[], at: number): boolean {
  return ONLY_SHOWN.has(tokens[at - 1]?.word ?? '') && !isAfterSize(tokens, at - 1);
}

/** "a wide shot of a harbour": we are there. */
function isAfterSize(tokens: readonly TermToken[], at: number): boolean {
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
      'face',
      'foot',
      'side',
      'banks',
      'bank',
      'shore',
      'shores',
      'mouth',
      'heart',
      'depths',
      'rim',
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
