import {
  isIndoors,
  isNoThing,
  isPlaceName,
  isToy,
  ledPhrases,
  type NameWords,
  nameOf,
  type PlaceKind,
  placeCalled,
  wordsOf,
} from '@cuewright/engine/seen';
import type { Shot } from '@cuewright/engine/shot';
import type { SetName } from '../sets/set-names.ts';
import { type ThingName, thingNamed } from '../things/catalogue.ts';
import { vehicles } from '../things/vehicles.ts';
import { understand } from './understood.ts';

export interface Place {
  set: SetName;
  /** Its own words, where the set does not show them. */
  label?: string;
}

/** Words whose place a set shows as it is; every other place is bare ground or a bare room with its name. */
const SHOWN = byWord({
  cave: 'cave cavern grotto',
  waterfall: 'waterfall waterfalls',
  footbridge: 'bridge footbridge',
  ruins: 'ruins ruin',
  church: 'church cathedral chapel abbey',
  stairs: 'stairs staircase stairwell stairway',
  jungle: 'jungle rainforest',
  corridor: 'corridor hallway passage',
  library: 'library bookshop',
  lakeside: 'lake lakeshore river riverbank pond canal stream',
  moon: 'moon',
  stage: 'stage',
  town: 'street avenue boulevard',
  alley: 'alley alleyway backstreet',
  forest: 'forest woods woodland',
  meadow: 'field meadow pasture prairie steppe grassland moor wheatfield cornfield',
  desert: 'desert dune dunes sahara',
  mountains: 'mountain mountains summit ridge peak alps himalayas andes dolomites',
  sea: 'sea ocean',
  beach: 'beach shore shoreline coast seaside',
  quay: 'harbour harbor dock pier quay jetty wharf',
  road: 'highway motorway freeway road',
  carpark: 'carpark',
  market: 'market bazaar marketplace',
} satisfies Partial<Record<SetName, string>>);

function byWord(table: Partial<Record<SetName, string>>): ReadonlyMap<string, SetName> {
  return new Map(
    Object.entries(table).flatMap(([set, words]) =>
      words.split(' ').map((word) => [word, set as SetName] as const),
    ),
  );
}

/** Where somebody is who is there: not what they look at, come from or stand before. */
const THERE = new Set(
  'in inside at on through across along into within down up over aboard by near above around beside amid'.split(
    ' ',
  ),
);
/** Of what has walls: only these lead into it. */
const WITHIN = new Set('in inside at on within through across down up aboard'.split(' '));

/** Whether a phrase says where a shot plays, and not what stands there. */
export function isWhere(lead: string, name: NameWords): boolean {
  const kind = kindOf(name);
  if (kind === undefined) return isNamedPlace(lead, name);
  if (!THERE.has(lead) || NEVER.has(name.head)) return false;
  if (name.of !== '' && PARTS.has(name.head)) return false;
  return isIndoors(kind) ? WITHIN.has(lead) : lead !== 'into' || SHOWN.has(name.head);
}

/** "In a courtroom": a place of which no set is known. */
function isNamedPlace(lead: string, { head, isPointedAt }: NameWords): boolean {
  return (lead === 'in' || lead === 'inside') && isPointedAt && isPlaceName(head) && !isNoThing(head);
}

/** "On the roof of a car" is on the car; "a cliff edge" is of a cliff. */
const PARTS = new Set(['roof', 'deck', 'wall', 'wing', 'cabin', 'terrace']);
const NEVER = new Set(['wheel', 'living', 'dining', 'wood', 'sand', 'stall']);

function kindOf({ head, before }: NameWords): PlaceKind | undefined {
  return placeCalled(head) ?? (isNoThing(head) ? placeCalled(before.at(-1) ?? '') : undefined);
}
const ASIDE = new Set(['by', 'near', 'beside', 'at']);
const WATERS: ReadonlySet<SetName> = new Set(['sea', 'lakeside']);
const EDGED = new Set(['at', 'over', 'to', 'toward', 'towards', 'from', 'off', 'into']);
const OUTSIDE = new Set(['outside', 'before']);
/** Hours that are seen by the sky. */
const SKIES = new Set(['dawn', 'sunrise', 'golden-hour', 'sunset', 'dusk', 'blue-hour']);
const GROUND: ReadonlySet<PlaceKind> = new Set(['snow']);

/** A word that is of a place and of nothing that stands in one: a kitchen, a beach. */
export function isPlaceItself(word: string): boolean {
  const kind = placeCalled(word);
  return (
    SHOWN.has(word) ||
    (kind !== undefined && isIndoors(kind) && !NO_PLACE.has(word) && understand(word).is !== 'thing')
  );
}

/** Of a picture, a study is one. */
const NO_PLACE = new Set(
  'study wheel cell living dining shop stall house home flat car van truck bus plane train tram metro carriage cabin compartment'.split(
    ' ',
  ),
);

/** Who stands before it is outdoors. */
function isBuilt(head: string): boolean {
  return placeCalled(head) !== undefined || isPlaceName(head);
}

/** On a train one is in it. */
export function isPublic(thing: ThingName, lead: string): boolean {
  return (lead === 'on' || lead === 'aboard') && ['train', 'bus', 'plane', 'steam-train'].includes(thing);
}

/** A bathtub is no bathroom. */
function isSeat(thing: ThingName): boolean {
  return thingNamed(thing).seat !== undefined && !(thing in vehicles);
}

/** What lies there and is walked to is a place, and no thing: the sea, a field. */
export function isOpenPlace(word: string): boolean {
  const kind = placeCalled(word);
  return SHOWN.has(word) && kind !== undefined && !isIndoors(kind);
}

const CROSSED = /^(?:mop|sweep|clean|cross|enter|walk|leav|climb|descend|pass|roam|explor|wander)/u;

/** Where a shot plays: what is said and no more, for a place that nobody named is plain. */
export function placeOf(shot: Shot): Place {
  const { place, subject, beats } = shot;
  const { weather } = place;
  if (place.class === 'underwater') return { set: 'depths' };
  if (place.class === 'studio') return { set: 'studio' };
  const texts = [
    place.text,
    place.background ?? '',
    ...beats.slice(0, 2).map(({ does }) => does),
    subject.text,
    subject.action,
  ];
  const led = texts.flatMap((text) => ledPhrases(text));
  const isWhole = (text: string) => text !== '' && ledPhrases(text).length === 0;
  const isSubject =
    subject.people === undefined &&
    isPlaceItself(nameOf(subject.text).head) &&
    !isToy(nameOf(subject.text).before);
  const bare = [place.text, isSubject ? subject.text : '']
    .filter(isWhole)
    .map((text) => ({ lead: 'in', text }));
  const isOutside =
    led.some(({ lead, text }) => OUTSIDE.has(lead) && isBuilt(nameOf(text).head)) ||
    wordsOf(place.text).includes('outdoors');
  if (place.class === 'space')
    return [...led, ...bare].some(({ text }) => nameOf(text).head === 'moon')
      ? { set: 'moon' }
      : { set: 'space' };
  const crossed = beats
    .filter(({ does }) => CROSSED.test(does))
    .flatMap(({ to }) => to.map((id) => ({ lead: 'across', text: shot.cast[id]?.text ?? '' })));
  const [first] = shot.cast;
  const isFirst = first !== undefined && !first.isHandled && isPlaceItself(nameOf(first.text).head);
  const said = [...led, ...(isFirst ? [{ lead: 'in', text: first.text }] : []), ...bare, ...crossed];
  for (const { lead, text } of said) {
    const name = nameOf(text);
    const kind = kindOf(name);
    if (!isWhere(lead, name)) continue;
    if (kind === undefined) {
      if (understand(text).is !== 'thing')
        return { set: place.class === 'interior' ? 'inside' : 'plain', label: name.label };
      continue;
    }
    if (GROUND.has(kind)) continue;
    const seen = understand(text);
    const isAboard = seen.is === 'thing' && isPublic(seen.thing, lead);
    const isThing =
      seen.is === 'thing' &&
      !isAboard &&
      !(lead === 'in' || lead === 'inside' || lead === 'into' || lead === 'through');
    if (isThing || seen.is === 'person' || (seen.is === 'thing' && isSeat(seen.thing))) continue;
    if (name.label === 'boxing ring') return { set: 'ringside' };
    const shown = SHOWN.get(name.head);
    if (shown && name.before.every((word) => isSameOrNone(word, shown))) {
      if (shown === 'meadow' && name.before.some((word) => placeCalled(word) === 'snow'))
        return { set: 'snowfield' };
      if (WATERS.has(shown)) return waters(shown, text === 'sea' ? 'on' : lead);
      if (shown === 'town' || shown === 'road') return { set: shown, ...labelFor(name.label, name.head) };
      return { set: shown };
    }
    const inside = isIndoors(kind) && !isOutside && place.class !== 'exterior' && lead !== 'over';
    return { set: inside ? 'inside' : weather === 'snow' ? 'snowfield' : 'outside', label: name.label };
  }
  // The sea that is looked at, the lake that is left: who is there is at its edge.
  const water = led
    .map(({ lead, text }) => (EDGED.has(lead) ? SHOWN.get(nameOf(text).head) : undefined))
    .find((set) => set !== undefined && WATERS.has(set));
  if (water) return { set: water === 'sea' ? 'beach' : water };
  if (weather === 'snow') return { set: 'snowfield' };
  if (isOutside || place.class === 'exterior') return { set: 'outside' };
  const isElsewhere = led.some(
    ({ lead, text }) => !isWhere(lead, nameOf(text)) && placeCalled(nameOf(text).head) !== undefined,
  );
  if (place.class === 'interior' && !isElsewhere) return { set: 'inside' };
  const isSky = weather !== undefined || (place.hour !== undefined && SKIES.has(place.hour));
  return { set: isSky ? 'outside' : 'plain' };
}

/** "A city street", "snowy mountains", "desert dunes": the word before changes nothing of what is seen. */
function isSameOrNone(word: string, shown: SetName): boolean {
  const kind = placeCalled(word);
  return (
    kind === undefined ||
    GROUND.has(kind) ||
    SHOWN.get(word) === shown ||
    (shown === 'town' && kind === 'street')
  );
}

function labelFor(label: string, head: string): Pick<Place, 'label'> {
  return label === head ? {} : { label };
}

function waters(set: SetName, lead: string): Place {
  if (set === 'sea') return { set: ASIDE.has(lead) ? 'beach' : 'sea' };
  return { set };
}
