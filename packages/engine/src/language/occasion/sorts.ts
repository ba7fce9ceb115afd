import { wordSet } from '../words/word-set.ts';

/** Sorts of things, by what light, view and sound depend on: each is asked for by a reason. */
export const foggy = wordSet('fog foggy mist misty haze hazy');
export const opaqueDrinks = wordSet(
  'coffee espresso latte cappuccino matcha milk cocoa chocolate chai smoothie',
);
export const lucent = wordSet('honey syrup jelly jam juice oil orange lemon lime grapefruit kiwi');
export const sparkling = wordSet('sequin sequins sequined sequinned satin beaded metallic lurex rhinestone');
export const matte = wordSet('matte ceramic clay wooden paper stone concrete porcelain');
export const hairless = wordSet(
  'elephant elephants hippo rhino whale whales dolphin turtle octopus pig manatee walrus squid ray',
);
export const coated = wordSet('horse horses stallion mare foal pony cow cows deer bull donkey');
export const bodied = wordSet(
  'car cars motorcycle motorbike truck van bus taxi scooter bike bicycle convertible coupe suv',
);
export const liquids = wordSet('ink smoke water liquid glass bubbles oil paint');
export const leathers = wordSet('leather suede denim jacket');
export const churches = wordSet('church cathedral chapel temple mosque abbey');
export const laidOut = wordSet(
  'pizza salad soup plate platter board sushi tacos breakfast spread ramen paella risotto cookies buffet bowl table dishes',
);
export const wild = wordSet(
  'leopard lion lioness tiger elephant elephants wolf wolves fox bear deer stag eagle owl penguin penguins giraffe zebra rhino cheetah gorilla hawk kingfisher heron seal bison moose lynx hippo flamingo flamingos puffin puffins crocodile',
);
export const tall = wordSet('bottle vase candle perfume can tube jar lamp glass');
export const roadVehicles = wordSet(
  'car cars motorcycle motorbike truck van taxi scooter bike bicycle convertible coupe suv',
);
export const runways = wordSet('runway catwalk');
export const babies = wordSet('baby newborn infant');
export const wearers = wordSet('model woman man girl boy');
export const giants = wordSet('dragon dinosaur monster kraken whale whales mammoth');
export const lonely = wordSet('abandoned lonely alone desert ruin ruins lighthouse windmill barn');
export const inLine = wordSet('table aisle corridor nave boardroom hall church cathedral tunnel');

/** What is carried along these goes somewhere with its carrier. */
export const ways = wordSet('across through along up down over into towards toward home away');

/** Deeds, in base forms. */
export const floats = wordSet('drift float tumble hover spin hang');
export const falling = wordSet('pour drip melt splash poured');
export const inward = wordSet(
  'cry weep pray read think wait remember stare listen realise realize sob whisper smile laugh open',
);
export const facing = wordSet('walk stride march stroll saunter pace parade');
export const leaps = wordSet('jump leap dive fall');
export const steps = wordSet(
  'walk march stroll stride run sprint jog wander pace hurry step hike sneak creep dash rush limp waddle',
);

export const waters = wordSet('lake pool sea river water ocean pond');
export const rough = wordSet('storm stormy crash crashes crashing rough gale hurricane');
/** What is walked on, and how that is said. */
export const grounds = [
  ['snow', 'in the snow'],
  ['sand', 'in the sand'],
  ['beach', 'in the sand'],
  ['dune', 'in the sand'],
  ['gravel', 'on gravel'],
  ['ice', 'on the ice'],
  ['wet', 'on wet ground'],
  ['rain', 'on wet ground'],
  ['stairs', 'on the stairs'],
  ['leaves', 'in the leaves'],
  ['grass', 'in the grass'],
] as const;

/** Behind "dark" they make it a mood. */
export const ofMood = wordSet('and but mood atmosphere tone');
/** In front of a place that is gone to, or come from. */
export const leadsAway = wordSet('into from over to towards above beyond');
/** What follows these hangs on what stands before them. */
export const hangs = wordSet(
  'of with in on at from under over by near behind beside and who that which into through across to around',
);

/** A view without the lens it is seen through. */
export function withoutLens(view: string): string {
  return view.replace(/ on an? \d+mm lens$/, '');
}
