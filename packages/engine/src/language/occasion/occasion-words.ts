import type { Matter } from '../words/matter.ts';
import { wordSet } from '../words/word-set.ts';

/** Things whose matter WordNet leaves open, because it knows them by another name or by two. */
const more: Readonly<Partial<Record<Matter | 'person' | 'crowd' | 'vehicle' | 'glossy', string>>> = {
  person:
    'cfo ceo cto striker winger swimmer gymnast freckles newborn toddler yogi influencer hero heroine villain warrior wizard elf bridesmaid founder apprentice gunslinger samurai ninja cowboy mechanic lifeguard baby',
  crowd:
    'picnic party wedding ceremony protest rally concert festival parade procession feast demonstration reunion choir orchestra volunteers staff crew recruits commuters trainees attendees helpers evacuees passers-by holidaymakers campers neighbours neighbors',
  vehicle:
    'suv forklift pickup limousine tractor hovercraft e-bike rover digger excavator snowmobile tuk-tuk',
  furred:
    'calf cub kitten foal lamb piglet fawn pup joey hedgehog unicorn husky collie terrier labrador retriever pony otter',
  feathered: 'penguin penguins chick chicks duckling flamingo puffin',
  scaled: 'eel eels dragon whale dolphin turtle octopus ray squid koi',
  small: 'bee bees ant ants wasp wasps moth moths ladybird ladybug caterpillar',
  drink: 'cola soda lemonade smoothie matcha kombucha latte gin whisky whiskey rum vodka champagne',
  food: 'chocolate oil pancake pancakes waffle waffles burrata granola porridge omelette marshmallow brownie donut doughnut bagel burger taco tacos croissants cookies pastry pastries icecream pasta noodles dumplings honeycomb sauce',
  glass: 'crystal lens prism',
  glossy:
    'shoe shoes sneaker sneakers trainer trainers phone smartphone laptop headphones speaker camera lipstick mascara compact mug cup vase teapot bowl handbag bag wallet sunglasses console controller kettle toaster mixer',
  metal: 'watch ring rings bracelet coin coins cutlery silver knives engine',
  plant: 'rose roses ivy cactus bonsai leaves petals orchard',
  building:
    'station lighthouse windmill barn greenhouse gas-station skyscrapers rooftop ruins pagoda stadium warehouse',
  land: 'desert terraces skyline dunes savanna savannah cliffs badlands volcano glacier balloons rooftops',
  water: 'waves surf waterhole tide rapids',
  room: 'aisle gym hut garage studio bathroom hallway boardroom supermarket',
};
const ofMore = new Map(
  Object.entries(more).flatMap(([matter, list]) => list.split(' ').map((word) => [word, matter] as const)),
);

export function moreMatterOf(word: string): string | undefined {
  return ofMore.get(word) ?? (word.endsWith('s') ? ofMore.get(word.slice(0, -1)) : undefined);
}

/** Travels that are told by how they look or sound. */
export const moreTravels = wordSet(
  'waddle roar speed trot prowl tiptoe saunter hurry dash drift hover soar swoop swim dive charge gallop scurry creep sneak step pace parade barrel zoom bolt haul',
);
/** What can be done with a thing as well as by oneself. */
export const moved = wordSet('slide roll push pull drag carry drive fly race row drop spin');
/** What turns by itself before a lens that holds still. */
export const turnings = wordSet('rotate spin turn revolve twirl');
/** What is done with feeling, and asks for nearness. */
export const feelings = wordSet(
  'cry weep laugh smile whisper pray kneel read think wait remember stare listen sleep kiss hug embrace hesitate realise realize sob open',
);
/** What hands do that is watched closely. */
export const handiwork = wordSet(
  'knead carve sew stitch shape mould mold solder polish write draw paint repair mend chop slice whisk plate pour type fold weave sharpen pleat ice decorate hammer forge',
);
export const dances = wordSet('dance waltz twirl pirouette spin');
export const sports = wordSet(
  'football soccer basketball tennis rugby boxing hurdles racing race skateboard bmx surfing snowboard volleyball',
);
/** Who does a sport, as soon as they do it. */
export const athletes = wordSet(
  'boxer striker goalkeeper sprinter skateboarder surfer skier cyclist gymnast swimmer wrestler fencer climber rower player hurdler diver jumper',
);
export const athletics = wordSet(
  'run sprint jump leap dive punch box spar kick score tackle race ride cycle surf ski skate swim climb row throw catch hit shoot serve vault land lunge block',
);
/** What is made, and not what is in it: "toothpaste billboard, a crocodile smiling". */
export const adverts = wordSet('billboard spot ad advert commercial campaign trailer teaser promo banner');
/** What is named after something else that it is not: a bus shelter, a phone box, a flower shop. */
export const otherThings = wordSet(
  'shelter box stop station stand stall shop store depot rack holder case cover sign poster ticket map book story machine maker box spot ad advert commercial club team field farm factory hole trap net rod lock key bell brush cloth towel seat print stamp toy model game bubble',
);

/** What burns gives its own light. */
export const fires = wordSet(
  'fire fires flame flames burning bonfire campfire fireplace torch torches embers forge lava blaze hearth candle candles',
);
/** What shines by itself in other ways, so that light is no question any more. */
export const shining = wordSet(
  'fireworks explosion aurora lightning disco stage concert screen screens tv hologram neon lasers laser welding welder weld welds sparks headlights glowing glow glows molten moonlit silhouette silhouettes eclipse sun sunny sunlit bioluminescent luminous',
);
export const darkMoods = wordSet(
  'gloomy moody sinister ominous noir menacing brooding horror grim eerie spooky tense haunted',
);
export const brightMoods = wordSet('cheerful airy playful minimal minimalist happy joyful');
/** Rooms into which the day falls. */
export const windowedRooms = wordSet(
  'kitchen bedroom office boardroom cafe café studio classroom library lounge restaurant bakery salon loft apartment flat home nursery parlour parlor sunroom sofa livingroom living',
);
/** Rooms into which it does not. */
export const windowless = wordSet(
  'tunnel cellar basement cave crypt garage cinema nightclub club bunker vault sewer mine server data warehouse lift elevator corridor submarine cockpit darkroom theatre theater tent',
);
/** Abstract pictures are of nothing that has a front. */
export const abstracts = wordSet('abstract geometric pattern patterns texture textures gradient fractal');
export const offEarth = wordSet('asteroid asteroids nebula galaxy orbit spacewalk');
export const townLand = wordSet(
  'street streets alley city road avenue square plaza town downtown market crossing village pavement sidewalk',
);
/** Media in which light is laid on in flat shapes, and those in which it bleeds. */
export const flatMedia = wordSet(
  'anime manga cartoon comic vector gouache linocut woodcut screenprint papercut risograph pixel-art flat',
);
export const softMedia = wordSet('watercolour watercolor pastel ink pencil charcoal');
export const paintedMedia = wordSet('oil-on-canvas painting oil acrylic fresco impressionist baroque');
/** Nobody lights these. */
export const unlitMedia = wordSet(
  "crayon children's childrens child's kid's storybook doodle sketch line-art stick-figure cross-stitch colouring coloring",
);
export const sunken = wordSet('sunken reef seabed scuba snorkel snorkeler snorkeller shipwreck');
/** Seen from so far above that no single light falls on it. */
export const fromAbove = wordSet('aerial drone satellite');
/** A part or a portion of what is named behind "of". */
export const portions = wordSet(
  'bar stack bowl glass cup mug plate slice pile bunch bottle jar pint tray basket piece pair box scoop drop pot pan row group heap handful',
);

/** What is heard of what is done; of nothing that is not there. */
const heard: Readonly<Record<string, string>> = {
  pour: 'liquid being poured',
  drip: 'slow drips',
  hammer: 'each blow ringing out',
  chop: 'the knife on the board',
  slice: 'the knife on the board',
  knead: 'dough on the board',
  type: 'tapping keys',
  write: 'the pen on the paper',
  clap: 'clapping',
  laugh: 'laughter',
  cry: 'uneven breathing',
  sob: 'uneven breathing',
  sleep: 'slow breathing',
  fry: 'sizzling',
  sizzle: 'sizzling',
  grill: 'sizzling',
  bake: 'a baking tray set down',
  swim: 'water moving past',
  dive: 'a splash',
  splash: 'splashing water',
  gallop: 'hooves on the ground',
  trot: 'hooves on the ground',
  row: 'oars in the water',
  paddle: 'the paddle in the water',
  saw: 'the saw in the wood',
  carve: 'the blade in the wood',
  sew: 'the thread drawn through the cloth',
  sweep: 'the broom on the floor',
  scan: 'the scanner beeping',
  whisper: 'a whisper',
  roar: 'a roar as it passes',
  drum: 'the drumming',
  play: 'the notes as they are played',
  sing: 'the voice',
  cycle: 'tyres on the ground',
  skate: 'wheels on concrete',
  ski: 'skis hissing on snow',
  surf: 'the wave breaking',
  fly: 'rushing air',
  dig: 'the spade in the ground',
  haul: 'ropes under strain',
  race: 'a rush as they pass',
};

export function heardOf(verb: string): string | undefined {
  return heard[verb];
}

/** Who or what is there, and how it sounds. */
const soundsOf: Readonly<Record<string, string>> = {
  bee: 'bees humming',
  bees: 'bees humming',
  train: 'the train on its rails',
  tram: 'the tram on its rails',
  car: 'the engine',
  motorcycle: 'the engine',
  motorbike: 'the engine',
  truck: 'the engine',
  boat: 'water against the hull',
  ship: 'water against the hull',
  yacht: 'water against the hull',
  helicopter: 'the rotor beating',
  plane: 'distant engines',
  submarine: 'a low metallic hum',
  waterfall: 'rushing water',
  river: 'running water',
  stream: 'running water',
  sea: 'waves breaking softly',
  ocean: 'waves breaking softly',
  waves: 'waves breaking softly',
  beach: 'waves breaking softly',
  wind: 'a steady wind',
  fire: 'crackling fire',
  campfire: 'crackling fire',
  bonfire: 'crackling fire',
  burning: 'crackling fire',
  horse: 'hooves on the ground',
  market: 'the market all around',
  classroom: 'a quiet classroom',
  church: 'a long echo',
  cathedral: 'a long echo',
  tunnel: 'a long echo',
  cave: 'a long echo',
  clock: 'the ticking',
  watch: 'the ticking',
  lobby: 'low voices in the lobby',
  restaurant: 'low voices in the room',
  cafe: 'low voices in the room',
};

export function soundOfThing(word: string): string | undefined {
  return soundsOf[word] ?? (word.endsWith('s') ? soundsOf[word.slice(0, -1)] : undefined);
}
