import {
  forms,
  isDoingWord,
  isImitation,
  isLeftOver,
  isMaterial,
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
  mayBeTrade,
  type NameWords,
  nameOf,
} from '@cuewright/engine/seen';
import { type AnimalName, animals } from '../animals/animals.ts';
import { catalogue, type ThingName, thingNamed } from '../things/catalogue.ts';
import { vehicles } from '../things/vehicles.ts';

/** What a noun phrase is to whoever draws: somebody, an animal, a thing of the catalogue, or a name only. */
export type Understood =
  | { is: 'person'; name: NameWords }
  | { is: 'animal'; animal: AnimalName; name: NameWords }
  | { is: 'thing'; thing: ThingName; name: NameWords }
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
const thingCalled = byName<ThingName>(catalogue);

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
  const name = nameOf(text);
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
  const animal = head.endsWith('ing') ? undefined : animalCalled(head);
  if (animal)
    return !isMade &&
      !isToy(before) &&
      before.every((word) => isPlainBefore(word) || isDoingWord(word) || word === 'mother' || word === 'baby')
      ? { is: 'animal', animal, name }
      : { is: 'unknown', name };
  const thing = thingOf(name);
  if (thing) return { is: 'thing', thing, name };
  if (name.isPointedAt && (isMade || isToy(before))) return { is: 'unknown', name };
  if (isShapeless(head))
    return name.isPointedAt && !before.every((word) => isPlainBefore(word) || isDoingWord(word))
      ? { is: 'unknown', name }
      : { is: 'shapeless', name };
  if (name.isHeap) return { is: 'unknown', name };
  if (isLeftOver(head) || isNothingToSee(head, name.isPointedAt)) return { is: 'nothing', name };
  return { is: 'unknown', name };
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
