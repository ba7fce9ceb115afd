import {
  forms,
  isAlsoAThing,
  isBaseVerb,
  isDoingWord,
  isImitation,
  isLeftOver,
  isMaterial,
  isNoThing,
  isNothingToSee,
  isPersonalPronoun,
  isPersonByKind,
  isPersonWord,
  isPlaceName,
  isPlainBefore,
  isPlant,
  isShapeless,
  isToy,
  isTrade,
  isWhichPart,
  mayBeTrade,
  type NameWords,
  nameOf,
  shapeOf,
} from '@cuewright/engine/seen';
import { type AnimalName, animals } from '../animals/animals.ts';
import { catalogue, type ThingName, thingNamed } from '../things/catalogue.ts';
import { animalOfKind, thingOfKind } from '../things/kinds.ts';
import { vehicles } from '../things/vehicles.ts';

/** What a noun phrase is to whoever draws: somebody, an animal, a thing of the catalogue, or a name only. */
export type Understood =
  | { is: 'person'; name: NameWords }
  /** One of a kind has the outline of its kind, and its own name on it. */
  | { is: 'animal'; animal: AnimalName; name: NameWords; isOfAKind?: true }
  | { is: 'thing'; thing: ThingName; name: NameWords; isOfAKind?: true }
  | { is: 'unknown'; name: NameWords }
  /** There, and without an outline: smoke, light, a puddle. */
  | { is: 'shapeless'; name: NameWords }
  | { is: 'nothing'; name: NameWords };

function byName<Name extends string>(
  table: Record<Name, { names: string }>,
): (word: string) => Name | undefined {
  const known = new Map<string, Name>();
  for (const [name, { names }] of Object.entries(table) as [Name, { names: string }][])
    for (const word of names.split(' ')) if (!known.has(word)) known.set(word, name);
  return (word) =>
    forms(word)
      .map((form) => known.get(form))
      .find((found) => found !== undefined);
}

const animalCalled = byName<AnimalName>(animals);
const things = byName<ThingName>(catalogue);
/** "Gloved" is no glove. */
const thingCalled = (word: string): ThingName | undefined => {
  const found = things(word);
  const isVerb = found !== undefined && /(?:ed|ing)$/u.test(word);
  return isVerb && !thingNamed(found).names.split(' ').includes(word) ? undefined : found;
};

/** A fashion model is somebody, and a whale model is not. */
const OF_MANY_THINGS = new Set(['model', 'dummy', 'figure', 'extra']);
/** A chess queen is nobody. */
const GAME_PIECES = new Set(
  'queen king knight bishop pawn soldier angel gnome witch man woman figure'.split(' '),
);
const OF_A_GAME = new Set('chess lead tin card lego action snow garden wax'.split(' '));

/**
 * Only the noun itself says what something is, and only where what stands before it leaves it that: a dog's collar is no
 * dog, a pilot light no pilot, and what is drawn as something else is worse than a block with a name.
 */
export function understand(
  text: string,
  acts: 'nothing' | 'something' | 'as-somebody' = 'nothing',
): Understood {
  const name = nameOf(withoutDeed(text));
  const { head, before } = name;
  if (isPersonalPronoun(head) && before.length === 0) return { is: 'person', name };
  const isMade = isImitation(before);
  const isCalled =
    (acts !== 'nothing' && (isTrade(head) || /(?:ant|ist|ian|eer)s?$/u.test(head)) && mayBeTrade(head)) ||
    (acts === 'as-somebody' && mayBeTrade(head)) ||
    isPersonByKind(head);
  const person = isPersonWord(head) || (isCalled && !isMaterial(head) && thingCalled(head) === undefined);
  if (person && animalCalled(head) === undefined)
    return isMade ||
      isToy(before) ||
      (GAME_PIECES.has(head) && before.some((word) => OF_A_GAME.has(word))) ||
      (OF_MANY_THINGS.has(head) && !before.every((word) => isPlainBefore(word) || isDoingWord(word)))
      ? { is: 'unknown', name }
      : { is: 'person', name };
  if (acts === 'nothing' && isAlsoAThing(head)) return { is: 'unknown', name };
  const animal = head.endsWith('ing') ? undefined : animalCalled(head);
  if (
    animal &&
    !isMade &&
    !isToy(before) &&
    before.every((word) => isPlainBefore(word) || isDoingWord(word) || word === 'mother' || word === 'baby')
  )
    return { is: 'animal', animal, name };
  const thing = animal ? undefined : thingOf(name);
  if (thing && isPart(name, thing)) return { is: 'unknown', name };
  if (thing) return { is: 'thing', thing, name, ...(isFilled(thing, name) && { isOfAKind: true }) };
  const ofItsKind = isToy(before) ? undefined : kindOf(name, isMade);
  if (ofItsKind?.is === 'thing' && isPart(name, ofItsKind.thing)) return { is: 'unknown', name };
  if (ofItsKind) return ofItsKind;
  if (animal || (name.isPointedAt && (isMade || isToy(before)))) return { is: 'unknown', name };
  if (isShapeless(head))
    return name.isPointedAt && !before.every((word) => isPlainBefore(word) || isDoingWord(word))
      ? { is: 'unknown', name }
      : { is: 'shapeless', name };
  if (name.isHeap) return { is: 'unknown', name };
  if (isLeftOver(head) || isNothingToSee(head, name.isPointedAt)) return { is: 'nothing', name };
  return { is: 'unknown', name };
}

/** "A tennis ball | trapped between the wheels": behind a thing that is known, a word that tells what was done to it ends its name. */
function withoutDeed(text: string): string {
  const words = text.split(/\s+/u);
  const at = words.findIndex(
    (word, n) =>
      n > 1 && n < words.length - 1 && /\p{L}{2}ed$/u.test(word) && shapeOf(words[n - 1] ?? '') !== undefined,
  );
  return at < 0 ? text : words.slice(0, at).join(' ');
}

/** Of these the words behind tell what they hold or show, and they stay what they are. */
const SHOWS: ReadonlySet<ThingName> = new Set(['statue', 'picture-frame', 'screen', 'book', 'paper']);

/** "The bonnet of a police car", "the front wheels": a part of another thing has no outline apart from that. */
function isPart({ before, of, isHeap }: NameWords, thing: ThingName): boolean {
  if (before.some(isWhichPart)) return true;
  if (
    of === '' ||
    isHeap ||
    SHOWS.has(thing) ||
    VESSELS.has(thing) ||
    !/^(?:an?|the|his|her|their)\s/u.test(of)
  )
    return false;
  const whole = nameOf(of);
  return thingOf(whole) !== undefined || kindOf(whole, false)?.is === 'thing';
}

/** A jar of lemons is a jar, and the lemons stand in its name. */
const isFilled = (thing: ThingName, { of, isHeap }: NameWords): boolean =>
  isHeap && of !== '' && thing !== 'bowl' && thing !== 'glass';

/** Words that are a thing only where an article or a number points at them: a board, a press. */
const isSure = ({ head, isPointedAt, isPlural }: NameWords): boolean =>
  (isPointedAt || isPlural || !isBaseVerb(head)) && !isNoThing(head) && !isLeftOver(head);

/** "A spaniel", "the carafe", "a cello case": the outline of its kind, where its kind has one. */
function kindOf(name: NameWords, isMade: boolean): Understood | undefined {
  const { head, before } = name;
  if (!isSure(name) || isMaterial(head)) return undefined;
  const shape = shapeOf(head, before.at(-1));
  const thing = thingCalled(head) ?? (shape && thingOfKind[shape]);
  const isAnother = shapeOf(head, before.at(-1)) !== shapeOf(head) && before.length > 0;
  if (shape === undefined && (thing === undefined || isAnother)) return undefined;
  const animal = shape && animalOfKind[shape];
  if (animal) return isMade ? undefined : { is: 'animal', animal, name, isOfAKind: true };
  const own = isAnother && shape ? thingOfKind[shape] : thing;
  return own && { is: 'thing', thing: own, name, isOfAKind: true };
}

/** A vessel is one whatever it is for: a wine glass, an ink bottle. */
const VESSELS: ReadonlySet<ThingName> = new Set([
  'bottle',
  'cup',
  'glass',
  'bowl',
  'pot',
  'bucket',
  'basket',
  'bag',
  'vase',
]);

/** What lies in the bowl that can be drawn. */
const NOODLES = /\b(?:ramen|noodles?|udon|pho)\b/u;
const WINES = new Set(['wine', 'red wine', 'white wine', 'champagne', 'prosecco']);

function thingOf({ head, before, of }: NameWords): ThingName | undefined {
  const last = before.at(-1);
  const together = last === undefined ? undefined : thingCalled(`${last}-${head}`);
  if (together) return isToy(before) ? undefined : together;
  // A glass of wine has a stem; a glass of milk has none, and glasses may be worn.
  const thing = thingCalled(head) ?? (/^glass(?:es)?$/u.test(head) && WINES.has(of) ? 'glass' : undefined);
  if (!thing || (isToy(before) && !VESSELS.has(thing))) return undefined;
  if (thing === 'bowl' && !NOODLES.test(`${before.join(' ')} ${head} ${of}`)) return undefined;
  const { stands } = thingNamed(thing);
  const fits = (word: string) =>
    isPlainBefore(word) ||
    VESSELS.has(thing) ||
    (thing === 'tree' && isPlant(word)) ||
    ((stands === 'floor' || stands === 'wall') && !(thing in vehicles) && isPlaceName(word));
  return before.every(fits) ? thing : undefined;
}

const OF_A_HIVE = new Set(['worker', 'workers', 'queen', 'soldier', 'soldiers', 'nurses']);

/** Of a text about a game or a hive, whoever is called like a piece is one. */
export function isPieceIn(head: string, text: string): boolean {
  const words = text.toLowerCase();
  return (
    (GAME_PIECES.has(head) && /\bchess/u.test(words)) ||
    (OF_A_HIVE.has(head) && /\b(?:bees?|ants?|hive|termites?|wasps?)\b/u.test(words))
  );
}
