import type { PlaceKind } from './see-place.ts';

/** What several words say together, before each is looked up by itself; the first that is said holds. */
const SAID: readonly (readonly [RegExp, PlaceKind])[] = [
  // What falls in a jungle falls first of all.
  [/\b(?:waterfalls?|cascades?)\b/, 'waterfall'],
  [/\b(?:country|rural|dirt|gravel|dusty|coastal|farm) (?:road|lane|track)s?\b/, 'field'],
  // A front is seen from the street.
  [
    /\b(?:in front of|outside) (?:an? |the |his |her |their )?(?:\p{L}+ ){0,2}(?:saloon|house|shop|store|café|cafe|bar|pub|restaurant|hotel|motel|school|hospital|office|museum|library|bank|diner|club|nightclub)\b/u,
    'street',
  ],
  [/\b(?:boxing|wrestling) (?:ring|match)\b|\b(?:boxers?|wrestlers?) (?:\p{L}+ ){0,3}ring\b/u, 'ring'],
];

const PARKED = /\b(?:car park|parking (?:garage|lot|deck|structure)|underground garage|multi storey)\b/;
const ROOFED = /\b(?:underground|dark|level|garage|deck|structure|basement|storey|pillars?)\b/;
const ASHORE = /\b(?:by|near|beside|overlooking|facing|at|watching) the (?:\p{L}+ )?(?:sea|ocean)\b/u;
const STOPS = new Set(['platform', 'station']);
const RAILWAYS = new Set(['train', 'railway', 'rail', 'subway', 'metro']);

export function toldPlace(words: readonly string[], isOutside: boolean): PlaceKind | undefined {
  const text = words.join(' ');
  if (PARKED.test(text) && (!isOutside || ROOFED.test(text))) return 'carpark';
  // A platform by itself may be under a diver or a product, and a station anybody's.
  const stops = new Set(words.filter((word) => STOPS.has(word)));
  if (stops.size > 1 || (stops.size > 0 && words.some((word) => RAILWAYS.has(word)))) return 'platform';
  return SAID.find(([says]) => says.test(text))?.[1];
}

/** Whoever is by the sea is not in it. */
export function isAshore(words: readonly string[]): boolean {
  return ASHORE.test(words.join(' '));
}
