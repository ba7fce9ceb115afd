import { firstOf, lookup } from './words-of.ts';

export type Age = 'child' | 'adult' | 'old';
export type Hair = 'short' | 'long' | 'bun' | 'bald' | 'curly' | 'hood' | 'braid';
export type Hat = 'cap' | 'brim' | 'toque' | 'helmet' | 'beanie' | 'veil' | 'crown';
export type Garment = 'trousers' | 'dress' | 'coat' | 'apron';
export type Pose =
  | 'stand'
  | 'walk'
  | 'run'
  | 'sit'
  | 'kneel'
  | 'lie'
  | 'work'
  | 'reach'
  | 'dance'
  | 'ride'
  | 'read'
  | 'play'
  | 'hold'
  | 'swim'
  | 'lean';
export type Prop =
  | 'umbrella'
  | 'book'
  | 'phone'
  | 'guitar'
  | 'cup'
  | 'lantern'
  | 'bag'
  | 'flowers'
  | 'net'
  | 'tool'
  | 'stick'
  | 'ball'
  | 'camera'
  | 'violin'
  | 'rope'
  | 'sword';

export interface Person {
  age: Age;
  isWoman: boolean;
  hair: Hair;
  hat?: Hat;
  hasBeard: boolean;
  hasGlasses: boolean;
  garment: Garment;
  pose: Pose;
  prop?: Prop;
}

const ageOf = lookup<Age>({
  child:
    'child kid boy girl baby toddler schoolgirl schoolboy infant pupil grandson granddaughter newborn orphan',
  old: 'old elderly aged grandmother grandfather grandma grandpa granny pensioner elder sixties seventies eighties nineties wrinkled weathered widow widower senior',
  adult: 'young twenties thirties forties',
});
const womanOf = lookup({
  yes: 'woman girl lady mother daughter sister grandmother grandma granny wife bride actress ballerina waitress queen princess nun witch widow aunt niece geisha hostess schoolgirl cowgirl policewoman fisherwoman seamstress she her maid bridesmaid heroine dress skirt mum mom girlfriend goddess',
  no: 'man boy guy gentleman father son brother grandfather grandpa husband groom fisherman waiter king prince monk priest cowboy policeman fireman knight samurai he his beard bearded dad boyfriend blacksmith smith sailor viking',
});
const hairOf = lookup<Hair>({
  bald: 'bald shaved monk shaven',
  bun: 'bun ballerina dancer grandmother granny grandma geisha',
  braid: 'braid plait plaited ponytail pigtail braids',
  curly: 'curly afro curls dreadlocks',
  hood: 'hood hoodie hooded cloak veil',
  long: 'longhaired flowing',
  short: 'crop cropped pixie',
});
const hatOf = lookup<Hat>({
  cap: 'cap policeman officer captain driver baseball conductor porter courier postman sailor jockey barista',
  brim: 'hat fedora cowboy cowgirl farmer detective gaucho hatted rancher gardener scarecrow sheriff gunslinger wizard witch pilgrim beekeeper',
  toque: 'chef baker toque',
  helmet:
    'helmet astronaut soldier firefighter knight cyclist miner welder racer biker motorcyclist diver fireman',
  beanie: 'beanie fisherman skateboarder fisherwoman trawlerman hiker skier mountaineer climber snowboarder',
  veil: 'bride nun headscarf hijab veil scarf',
  crown: 'king queen princess crown',
});
const garmentOf = lookup<Garment>({
  dress:
    'dress gown skirt bride ballerina princess queen kimono geisha robe nun monk priest wizard tutu saree sari',
  coat: 'coat overcoat trenchcoat raincoat detective trench cloak parka mackintosh jacket lab doctor scientist',
  apron: 'apron baker chef smith blacksmith barista cook butcher potter carpenter waiter cobbler',
  trousers: 'jeans trousers shorts suit',
});
const poseOf = lookup<Pose>({
  ride: 'ride riding cycle pedal gallop',
  run: 'football soccer basketball run sprint chase flee race jog dash rush escape runner sprinter',
  dance: 'dance leap jump twirl spin dancer ballerina pirouette celebrate cartwheel skate surf',
  lie: 'lie sleep nap asleep lying slumber rest sunbathe',
  kneel: 'kneel crouch squat pray dig plant kneeling gardener',
  play: 'play strum guitarist violinist violin cellist busker busk fiddler',
  read: 'read reading',
  sit: 'sit seated sat drink eat wait drive type meditate row paddle fish sew knit watch pilot driver write',
  reach: 'reach wave raise climb conduct shout cheer point conductor throw lift stretch hang',
  work: 'mend work cook knead hammer cut carve paint repair wash pour chop weld forge bake craft fix polish clean stir sand build mix iron shape tie sweep grind smith blacksmith potter weld assemble prepare roll peel examine',
  walk: 'walk stroll cross wander stride step march hike approach leave pace carry hurry pass enter trek climb descend',
  hold: 'hold lift show offer cradle carry light photograph sip',
  swim: 'swim dive swimmer diver snorkel float',
  lean: 'lean stare gaze look smoke listen',
  stand: 'stand stood pose',
});
const propOf = lookup<Prop>({
  umbrella: 'umbrella parasol',
  book: 'book newspaper letter notebook magazine map diary paper manuscript',
  phone: 'phone smartphone cellphone telephone',
  guitar: 'guitar guitarist cello ukulele lute banjo',
  violin: 'violin fiddle violinist fiddler',
  cup: 'cup mug coffee tea glass espresso whisky whiskey wine',
  lantern: 'lantern torch candle flashlight lamp',
  bag: 'suitcase bag briefcase backpack luggage basket bucket',
  flowers: 'bouquet flowers roses flower sunflower',
  net: 'net nets trawl fishnet',
  tool: 'hammer wrench axe chisel spanner mallet tool anvil hinge needle knife brush ladle saw',
  stick: 'cane staff rod walking-stick broom oar paddle spear pole crook',
  ball: 'ball football basketball balloon globe apple',
  camera: 'camera photographer photograph',
  rope: 'rope leash reins',
  sword: 'sword katana samurai knight saber blade',
});

const BALL_GAMES = /^(football|soccer|basketball|footballer|rugby|tag)$/;

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
    firstOf(words, womanOf) ?? firstOf(about, womanOf) ?? ((roll * 10 + nth) % 2 < 1 ? 'yes' : 'no');
  const isWoman = woman === 'yes';
  const hat = firstOf(all, hatOf);
  const prop = firstOf(all, propOf);
  return {
    age,
    isWoman,
    hair:
      firstOf(all, hairOf) ??
      (all.includes('long') && all.includes('hair')
        ? 'long'
        : isWoman
          ? age === 'old'
            ? 'bun'
            : 'long'
          : 'short'),
    ...(hat !== undefined && { hat }),
    hasBeard:
      !isWoman &&
      age !== 'child' &&
      all.some((word) =>
        /^(beard|bearded|moustache|mustache|fisherman|viking|wizard|smith|blacksmith|bearded|hermit|sailor|pirate)$/.test(
          word,
        ),
      ),
    hasGlasses: all.some((word) => /^(glasses|spectacles|librarian|goggles|sunglasses)$/.test(word)),
    garment: firstOf(all, garmentOf) ?? 'trousers',
    pose: all.some((word) => BALL_GAMES.test(word))
      ? 'run'
      : (firstOf(about, poseOf) ??
        firstOf(words, poseOf) ??
        (prop === undefined || prop === 'bag' ? 'stand' : 'hold')),
    ...(prop !== undefined && { prop }),
  };
}
