import { isTraitWord } from '../cast/trait-words.ts';
import { matterOf } from '../words/matter.ts';
import { numberOf } from '../words/numbers.ts';
import { isVerb, senseOf } from '../words/senses.ts';
import { isColour, isDeterminer, isDoing } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';
import { AFTER_THE_NOUN, isOfThePicture, isPersonWord } from './tellers.ts';

/** A noun phrase taken apart: the noun it is about, what stands before that, and how many there are. */
export interface NameWords {
  /** The phrase in the person's own words, without what only points or counts. */
  readonly label: string;
  readonly head: string;
  readonly before: readonly string[];
  /** What it holds or is made of: "a glass of wine". */
  readonly of: string;
  readonly count?: number;
  /** Several, and nobody counted them: "a herd of elephants". */
  readonly isGroup: boolean;
  /** It is told by what it is made of: "a stack of papers". */
  readonly isHeap: boolean;
  readonly isPlural: boolean;
  /** Whose it is, where that is said by a noun: "a customer's shoulders". */
  readonly owner?: string;
  /** An article, a number or an owner says that a noun follows. */
  readonly isPointedAt: boolean;
  /** "His", "their": of somebody who was named. */
  readonly isOwn: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const MOST_CHARACTERS = 400;
/** "A herd of elephants" is elephants; a stack of papers stays a stack. */
const GROUPS = wordSet(
  'crowd herd flock row line queue group pair pack swarm team couple dozens hundreds string circle troop handful trio procession',
);
/** They count, or hang on the verb before, and name nothing. */
const FEW = wordSet('few several some many various out off up down');
const OWN = wordSet('his her its their my your our');
/** A stack of papers is a stack, and says little without its papers. */
const HEAPS = wordSet(
  'stack pile heap bunch bundle tray plate bowl jar box bag slice piece ball wall tower model frame set',
);
const PAIRS = wordSet('pair couple');
/** One pair is one thing. */
const ALWAYS_TWO = wordSet(
  'glasses sunglasses spectacles scissors trousers pants jeans shorts shoes boots sneakers gloves socks binoculars headphones tweezers pliers skis skates',
);
/** Behind a noun they tell of it and are not it: "a boat tied", "a man alone". */
const TRAILING = wordSet(
  'alone asleep awake uphill downhill held caught tied worn torn bent drawn seen shot made built hung lit shut open closed nearby inside outside visible barefoot together apart again here there mid-air high low up down away full broken stuck far parked laid thrown hidden strewn wound blown',
);
const MATERIALS = wordSet(
  'wood oak pine cherry walnut teak mahogany bamboo silver gold golden copper brass steel iron metal tin glass crystal leather velvet silk wool linen cotton denim plastic rubber concrete brick wicker enamel ceramic porcelain clay marble granite stone chrome aluminium',
);
const PLAIN = wordSet(
  'vintage antique luxury sports solo lone single solitary wild stray giant miniature mini classic retro rare fresh raw ripe spare second-hand sleek gleaming glowing burning steaming flickering smoking spinning ringing dripping upturned half-empty half-full black-and-white plain grand adult male female newborn domestic common great lesser big little small large old young tall short new',
);

/** A word that tells how something is and leaves it what it is: "a rusty car", and not "a toy car". */
export function isPlainBefore(word: string): boolean {
  if (PLAIN.has(word) || MATERIALS.has(word) || isColour(word) || numberOf(word) !== undefined) return true;
  if (isDoing(word)) return false;
  return isTraitWord(word) && (senseOf(word) === undefined || word.endsWith('ed')) && !isNoun(word);
}

function isNoun(word: string): boolean {
  return matterOf(word) !== undefined && !word.endsWith('ed');
}

/** "A sleeping cat": what an animal or a person is doing leaves it what it is. */
export function isDoingWord(word: string): boolean {
  return isDoing(word);
}

/** "An usher", "a diplomat": people by what they are, beyond those that a prompt names most. */
export function isPersonByKind(word: string): boolean {
  return matterOf(word) === 'person' || matterOf(word.replace(/s$/u, '')) === 'person';
}

export function isMaterial(word: string): boolean {
  return MATERIALS.has(word);
}

/** A word that is told of a noun and is none: "held", "caught". */
export function isLeftOver(word: string): boolean {
  return TRAILING.has(word);
}

/** What is worn or a part of a body: it is where its owner is. */
export function isOnABody(word: string): boolean {
  const sense = senseOf(word);
  return sense === 'body' || sense === 'garment';
}

const LIMBS = wordSet(
  'paw paws hoof hooves claw claws tail snout muzzle beak antler antlers horn horns fin fins flipper flippers whisker whiskers calf shin ankle wrist elbow heel thumb nail nails eyelash eyebrow nostril',
);

/** A part of somebody or of an animal: it is drawn with them, or not at all. */
export function isOfABody(word: string): boolean {
  return senseOf(word) === 'body' || LIMBS.has(word);
}

export function isPlant(word: string): boolean {
  return matterOf(word) === 'plant';
}

export function isPlaceName(word: string): boolean {
  return senseOf(word) === 'place' || matterOf(word) === 'room' || matterOf(word) === 'building';
}

export function nameOf(text: string): NameWords {
  const words: readonly string[] = text.slice(0, MOST_CHARACTERS).toLowerCase().match(WORD) ?? [];
  let start = 0;
  let count: number | undefined;
  let owner: string | undefined;
  let isPointedAt = false;
  let isOwn = false;
  const takeLead = () => {
    while (start < words.length - 1) {
      const word = words[start] ?? '';
      const number = word === 'lone' || word === 'one' ? 1 : numberOf(word);
      if (/['’]s$|s['’]$/u.test(word)) owner = word.replace(/['’]s?$/u, '');
      else if (number !== undefined) count = number;
      else if (!isDeterminer(word) && !FEW.has(word) && !isLeadIn(word, words[start + 1] ?? '')) break;
      if (OWN.has(word)) isOwn = true;
      isPointedAt = true;
      start += 1;
    }
  };
  takeLead();
  // "An old man's chin".
  const whose = words.findIndex(
    (word, at) => at >= start && at < words.length - 1 && at - start < 4 && /['’]s$/u.test(word),
  );
  if (whose > start) {
    owner = words
      .slice(start, whose + 1)
      .join(' ')
      .replace(/['’]s$/u, '');
    start = whose + 1;
  }
  const of = words.indexOf('of');
  const group = words[of - 1] ?? '';
  const isGroup = of > 0 && of - start <= 3 && GROUPS.has(group) && of < words.length - 1;
  if (isGroup) {
    if (PAIRS.has(group)) count = (ALWAYS_TWO.has(words.at(-1) ?? '') ? 1 : 2) * (count ?? 1);
    start = of + 1;
    takeLead();
  }
  let end = words.findIndex((word, at) => at > start && AFTER_THE_NOUN.has(word));
  if (end < 0) end = words.length;
  while (end - start > 1 && isTrailing(words[end - 1] ?? '', words[end - 2] ?? '')) end -= 1;
  const head = words[end - 1] ?? '';
  const isHeap = words[end] === 'of' && HEAPS.has(head);
  return {
    label: words.slice(start, isHeap ? heapEnd(words, end + 1) : end).join(' '),
    head,
    before: words.slice(start, Math.max(start, end - 1)),
    of: words[end] === 'of' ? words.slice(end + 1).join(' ') : '',
    ...(count !== undefined && { count }),
    isGroup: isGroup && count === undefined && !ALWAYS_TWO.has(head),
    isHeap,
    isPlural: isSeveral(head),
    ...(owner !== undefined && { owner }),
    isPointedAt,
    isOwn,
  };
}

/** "Detail | two boxers": a word about the picture, before who is in it. */
function isLeadIn(word: string, next: string): boolean {
  return isOfThePicture(word) && (isDeterminer(next) || numberOf(next) !== undefined);
}

/** "A tray of bread | out of the oven". */
function heapEnd(words: readonly string[], from: number): number {
  const end = words.findIndex((word, at) => at > from && AFTER_THE_NOUN.has(word));
  return end < 0 ? words.length : end;
}

const SEVERAL = wordSet(
  'men women children people mice geese oxen feet teeth sheep policemen firemen fishermen',
);
const ONE_IN_S = wordSet(
  'bus glass glasses scissors spectacles news canvas lens series octopus cactus walrus platypus compass',
);

function isSeveral(word: string): boolean {
  if (SEVERAL.has(word)) return word !== 'sheep';
  return word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us') && !ONE_IN_S.has(word);
}

function isTrailing(word: string, before: string): boolean {
  if (TRAILING.has(word) || word.endsWith('ly')) return true;
  // "Lanterns | hang".
  if (isSeveral(before) && isVerb(word) && !word.endsWith('s')) return true;
  if (isDoing(word) && before !== '') return !isPlainBefore(before) && !isDeterminer(before);
  return (
    word.endsWith('ed') &&
    !isPersonWord(word) &&
    before !== '' &&
    !isPlainBefore(before) &&
    senseOf(word) === undefined &&
    matterOf(word) === undefined
  );
}
