import { ageOf, clothesOf, firstOf, hairOf, hatOf, usuallyIn, womanOf } from '@cuewright/engine/seen';
import type { Clothes, Hair, Hat, Person } from '../figure/person.ts';
import type { Tone } from '../tones/palette.ts';

const TALL = { toddler: 0.86, child: 1.22, teenager: 1.6, adult: 1.75, old: 1.64 } as const;
const HEADS = { toddler: 4.6, child: 5.8, teenager: 7, adult: 7.6, old: 7.4 } as const;
const CLOTHES: Readonly<Record<string, Clothes>> = {
  spacesuit: 'spacesuit',
  armour: 'armour',
  gown: 'gown',
  dress: 'dress',
  robe: 'robe',
  suit: 'jacket',
  coat: 'coat',
  apron: 'apron',
  uniform: 'jacket',
  overalls: 'jacket',
  hoodie: 'jacket',
  bare: 'bare',
  skirt: 'skirt',
  tshirt: 'shirt',
  shirt: 'shirt',
};
const FAIR = new Set([
  'white',
  'grey',
  'gray',
  'silver',
  'blonde',
  'blond',
  'fair',
  'platinum',
  'ginger',
  'flaxen',
]);
const BEARDED = new Set([
  'beard',
  'bearded',
  'moustache',
  'mustache',
  'viking',
  'wizard',
  'hermit',
  'pirate',
  'lumberjack',
]);
const PACKED = new Set(['backpack', 'rucksack', 'hiker', 'backpacker', 'trekker', 'knapsack', 'mountaineer']);
const HEAVY = new Set([
  'fat',
  'heavy',
  'stout',
  'burly',
  'portly',
  'plump',
  'overweight',
  'sumo',
  'large',
  'big',
  'stocky',
]);
const THIN = new Set(['thin', 'slim', 'slender', 'gaunt', 'skinny', 'lean', 'lanky']);
/** Clothes that are told by a colour are told apart by how light they are. */
const SHADES: Readonly<Record<string, Tone>> = {
  white: [0.66, 0.1],
  cream: [0.6, 0.3],
  ivory: [0.62, 0.2],
  yellow: [0.5, 1],
  orange: [0.34, 1],
  gold: [0.4, 1],
  red: [0.2, 1],
  scarlet: [0.22, 1],
  crimson: [0.16, 1],
  pink: [0.42, 0.7],
  grey: [0.2, -0.1],
  gray: [0.2, -0.1],
  blue: [0.13, -1],
  green: [0.14, -0.5],
  beige: [0.42, 0.5],
  mustard: [0.36, 1],
};
const OUTER: Tone[] = [
  [0.025, 0.3],
  [0.05, -0.3],
  [0.09, 0.3],
  [0.04, 0.1],
];

/** Somebody as the words about them say; of what is not said, what is usual. Height, outline and tone, and no deed yet. */
export function dressed(
  words: readonly string[],
  worn: readonly string[],
  nth: number,
  absent: ReadonlySet<string>,
): Omit<Person, 'at' | 'face' | 'pose'> {
  const all = [...words, ...worn].filter((word) => !absent.has(word));
  const told = firstOf(words, ageOf);
  const age = told !== undefined && told in TALL ? (told as keyof typeof TALL) : 'adult';
  const isWoman =
    firstOf(words, womanOf) === 'yes' ||
    (firstOf(words, womanOf) === undefined &&
      words.some((word) => ['couple', 'lovers', 'friends', 'people'].includes(word)) &&
      nth % 2 === 1);
  const before = all[all.indexOf('hat') - 1];
  const named = before === 'top' ? 'top-hat' : before === 'hard' ? 'helmet' : firstOf(all, hatOf);
  const hat = [named].find(
    (one) =>
      one !== undefined &&
      ![...absent].some((word) => hatOf(word) === one || word === 'hat' || word === 'hats'),
  );
  const clothes =
    CLOTHES[firstOf(worn, clothesOf) ?? firstOf(words, clothesOf) ?? firstOf(words, usuallyIn) ?? ''];
  const isDancer = words.some((word) => word.startsWith('ballerina'));
  const shade = [...worn, ...words].map((word) => SHADES[word]).find((tone) => tone !== undefined);
  const build = words.some((word) => HEAVY.has(word))
    ? 1.22
    : words.some((word) => THIN.has(word))
      ? 0.88
      : age === 'old'
        ? 1.04
        : 1;
  return {
    tall: TALL[age] * (isWoman && age !== 'child' && age !== 'toddler' ? 0.95 : 1),
    heads: HEADS[age],
    build: isWoman ? build * 0.94 : build,
    hair: (firstOf(all, hairOf) as Hair | undefined) ?? usualHair(isWoman, age, all),
    isFair:
      age === 'old' ||
      all.some(
        (word, at) => FAIR.has(word) && /^(?:hair|beard|braids?|hairs|moustache)/.test(all[at + 1] ?? ''),
      ) ||
      words.some((word) => word.startsWith('blond')),
    ...(hat !== undefined && { hat: hat as Hat }),
    clothes: isDancer ? 'tutu' : (clothes ?? 'shirt'),
    tone:
      clothes === 'spacesuit'
        ? [0.55, -0.1]
        : isDancer
          ? [0.6, 0.1]
          : (shade ?? (words.includes('bride') ? [0.7, 0.1] : (OUTER[nth % OUTER.length] ?? [0.03, 0.3]))),
    hasBeard: !isWoman && all.some((word) => BEARDED.has(word)),
    hasPack: all.some((word) => PACKED.has(word)),
    isOld: age === 'old',
  };
}

function usualHair(isWoman: boolean, age: keyof typeof TALL, words: readonly string[]): Hair {
  if (isWoman && words.includes('long')) return 'long';
  if (!isWoman) return 'short';
  if (age === 'old') return 'bun';
  return age === 'child' ? 'ponytail' : age === 'toddler' ? 'short' : 'bob';
}
