import { isPerson } from '../values/people.ts';
import table from './kinds-of.json' with { type: 'json' };
import { listed } from './listed.ts';
import { matterOf } from './matter.ts';
import { nounForms } from './noun-forms.ts';
import { irregularPlurals } from './people-words.ts';

const kinds: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(table).map(([name, words]) => [name, new Set(words.split(' '))]),
);

/** Two words for one. */
const CALLED = listed(
  'kid child, lady woman, sea ocean, bike bicycle, bike motorcycle, automobile car, car vehicle, puppy dog, pup dog, pooch dog, doggo dog, kitten cat, kitty cat, jumper sweater, lamp light, lights lamp, movie film, bag handbag, colour color, picture painting, road street, path trail, wood forest, couch sofa, telly television, screen monitor, plane aircraft, tap faucet, stone rock, cup mug, sweater jersey, spectacles glasses, backdrop background, wall background, bloke man, bloke men, lad boys, lass girls, dude man, lad boy, lass girl, mum mother, mom mother, dad father, granny grandmother, nan grandmother, gran grandmother, grandpa grandfather, grandad grandfather, granddad grandfather, cop policeman, doc doctor, tv television, phone smartphone, mobile phone, sign signage, lettering text, trousers pants, trainers sneakers, frock dress, specs glasses, tyre tire, grey gray, blossom flower, carpet rug, smoke steam, mist fog, sundown sunset, beard moustache, sand beach, waves sea, leaf foliage, leaves foliage, grass lawn, jewelry jewellery, curtain drape, bread loaf',
).map((pair) => pair.split(' '));

/** Plants that nobody calls flowers. */
const GREENS = listed(
  'tree, vegetable, fruit, grass, moss, ivy, reed, fern, bamboo, wheat, corn, hay, straw, leaf, leave, wood, plant, bush, shrub, cactus, weed, maize, rice, hedge',
);
const CREATURES: readonly string[] = ['furred', 'feathered', 'scaled', 'small'];
/** What people call somebody of whom they know nothing else. */
const ANYBODY = listed(
  'guy, man, woman, lady, girl, boy, kid, child, person, dude, bloke, chap, fellow, figure, character, model, subject, human, somebody, someone, people, guys, men, women, kids, persons, gentleman, old man, old woman, lad',
);
/** How names of trades end. */
const TRADES = listed(
  'monger, keeper, maker, herd, smith, wright, man, woman, men, women, person, player, worker, driver, rider, seller, dresser, cleaner, catcher, hunter, grower, builder, ist, eer, ician',
);

/** Whether somebody who says a name may mean a thing that is called by another word: "the dog" for a collie. */
export function mayBeCalled(name: string, word: string): boolean {
  const names = nounForms(name);
  const words = nounForms(word);
  const same = (one: string, other: string) => names.includes(one) && words.includes(other);
  if (CALLED.some(([one = '', other = '']) => same(one, other) || same(other, one))) return true;
  if (names.some((one) => words.some((other) => kinds.get(one)?.has(other)))) return true;
  const matter = matterOf(word) ?? '';
  if (names.includes('animal') || names.includes('creature')) return CREATURES.includes(matter);
  if (names.includes('plant') || names.includes('food') || names.includes('drink'))
    return names.includes(matter);
  if (
    names.includes('flower') &&
    matter === 'plant' &&
    !words.some((one) => GREENS.some((kind) => kinds.get(kind)?.has(one) || kind === one))
  )
    return true;
  return ANYBODY.includes(name) && isSomebody(word);
}

/** A word that names somebody: by what texts call people, or by how names of trades end. */
export function isSomebody(word: string): boolean {
  return (
    nounForms(word).some((one) => isPerson(one)) ||
    word in irregularPlurals ||
    matterOf(word) === 'person' ||
    nounForms(word).some((one) => kinds.get('worker')?.has(one) || kinds.get('musician')?.has(one)) ||
    (word.length > 5 && TRADES.some((end) => word.endsWith(end) || word.endsWith(`${end}s`)))
  );
}
