import type { Age, Garment, Hair, Person, Pose, Prop } from './person.ts';
import { ageOf, clothesOf, hairOf, hatOf, poseOf, propOf, usuallyIn, womanOf } from './person-words.ts';
import { firstOf } from './words-of.ts';

const BALL_GAMES = /^(football|soccer|basketball|footballer|rugby|tag)$/;
/** What is ridden astride; in anything else one sits. */
const MOUNTS =
  /^(bikes?|bicycles?|cycl\w+|pedal\w*|motor\w+|scooter|moped|biker|horses?|horseback|pony|ponies|camels?|donkey|stallion|mare|unicorn|elephant|dragon|rider|riders|jockey|gallop\w*|cowboys?|cowgirl|saddle|mustang|zebra|mule)$/;
const ASTRIDE =
  /\b(?:on|astride) (?:an? |his |her |their |the )?(?:[\p{L}]+ ){0,2}(?:horse|camel|pony|donkey|elephant|bike|bicycle|motorcycle|motorbike|scooter)\b/u;
/** "Towards the camera" is not with one. */
const FACES = /^(towards?|into|facing|looks?|looking|stares?|staring|past)$/;
/** What is only where somebody is. */
const NEARBY = /^(under|beneath|below|beside|near|by|behind|past|against|between|among)$/;
const LOW = /^(floor|ground|grass|rug|carpet|sand|lawn|picnic)$/;
const BEARDED =
  /^(beard|bearded|moustache|mustache|fisherman|viking|wizard|smith|blacksmith|hermit|sailor|pirate|lumberjack)$/;
const SPECTACLED = /^(glasses|spectacles|librarian|goggles|sunglasses|eyeglasses)$/;
const FAIR = /^(blonde|blond|fair|platinum|flaxen)$/;
const SLEEPS =
  /^(sleep|sleeps|sleeping|asleep|naps?|napping|slumbers?|meditat\w+|prays?|praying|dreams?|dreaming)$/;
const CARRIES_A_PACK = /^(backpack|rucksack|hiker|backpacker|trekker|knapsack)$/;
/** What somebody has on of whom nothing is said. */
const PLAIN: readonly Garment[] = ['plain', 'shirt', 'plain', 'tshirt'];

/** Somebody as the words about them show them; what is not said is what is usual. */
export function seePerson(
  words: readonly string[],
  about: readonly string[],
  nth: number,
  roll: number,
): Person {
  const all = [...words, ...about];
  const age = firstOf(words, ageOf) ?? 'adult';
  const woman =
    firstOf(words, womanOf) ??
    firstOf(about, womanOf) ??
    ((words.includes('couple') ? nth : roll * 10 + nth) % 2 < 1 ? 'yes' : 'no');
  const isWoman = woman === 'yes';
  const hat = firstOf(all, hatOf);
  const isFacing = all.some((word) => FACES.test(word));
  const prop = firstProp(withoutNearby(all).filter((word) => !isFacing || word !== 'camera'));
  const tint = Math.floor(roll * 4) + nth;
  return {
    age,
    isWoman,
    hair: firstOf(all, hairOf) ?? usualHair(all, isWoman, age, roll),
    isFair: all.some((word) => FAIR.test(word)),
    ...(hat !== undefined && { hat }),
    hasBeard: !isWoman && (age === 'adult' || age === 'old') && all.some((word) => BEARDED.test(word)),
    hasGlasses: all.some((word) => SPECTACLED.test(word)),
    hasEyesClosed: all.some((word) => SLEEPS.test(word)),
    garment:
      decent(clothesIn(all) ?? firstOf(all, usuallyIn), isWoman) ?? PLAIN[tint % PLAIN.length] ?? 'plain',
    pose: poseFor(words, about, prop),
    ...(prop !== undefined && { prop }),
    hasBackpack: all.some((word) => CARRIES_A_PACK.test(word)),
    tint,
  };
}

/** Under street lamps nobody holds one. */
function withoutNearby(words: readonly string[]): readonly string[] {
  return words.filter(
    (_, at) =>
      words[at - 1] !== 'street' &&
      !words.slice(Math.max(0, at - 3), at).some((before) => NEARBY.test(before)),
  );
}

/** She boxes and wrestles in a vest. */
function decent(garment: Garment | undefined, isWoman: boolean): Garment | undefined {
  return garment === 'bare' && isWoman ? 'tshirt' : garment;
}

/** A coat hides the jeans and the shirt that are told with it. */
function clothesIn(words: readonly string[]): Garment | undefined {
  const worn = words
    .map((word, at) => (word === 'shirt' && words[at - 1] === 't' ? 'tshirt' : clothesOf(word)))
    .filter((garment) => garment !== undefined);
  return worn.find((garment) => garment !== 'shirt' && garment !== 'tshirt') ?? worn[0];
}

/** What is held, of the words that are said. */
export function firstProp(words: readonly string[]): Prop | undefined {
  // Glasses are on the nose.
  return firstOf(
    words.filter((word) => !word.endsWith('glasses')),
    propOf,
  );
}

function usualHair(words: readonly string[], isWoman: boolean, age: Age, roll: number): Hair {
  if (words.includes('long') && words.includes('hair')) return 'long';
  if (firstOf(words, hatOf) === 'veil') return 'short';
  if (age === 'toddler' || !isWoman) return 'short';
  if (age === 'old') return 'bun';
  return age === 'child' ? (roll < 0.5 ? 'ponytail' : 'bob') : roll < 0.6 ? 'long' : 'bob';
}

function poseFor(words: readonly string[], about: readonly string[], prop: Prop | undefined): Pose {
  const all = [...words, ...about];
  if (all.some((word) => BALL_GAMES.test(word))) return 'run';
  if (ASTRIDE.test(all.join(' '))) return 'ride';
  const told = firstOf(about, poseOf) ?? firstOf(words, poseOf);
  if (told === 'ride' && !all.some((word) => MOUNTS.test(word)))
    return all.some((word) => /^(wave|waves|surfboard)$/.test(word)) ? 'surf' : 'sit';
  if (told === 'sit' && all.some((word) => LOW.test(word))) return 'sit-low';
  return told ?? (prop === undefined || prop === 'bag' || prop === 'suitcase' ? 'stand' : 'hold');
}
