import type { Hour, Weather } from '../../shot/words.ts';
import { irregularPlurals, persons, uncounted } from '../words/people-words.ts';

/** A test for any of these words or phrases, whole, in any case; an `s` may follow. */
function anyOf(words: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words
      .trim()
      .split(/\s*,\s*/)
      .join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`,
    'iu',
  );
}

/** What an idea is about, where its words leave the place open. The reader is asked first. */
export const outOfDoors = anyOf(
  `raft, e-bike, bicycle, bike, harbou?r, owl, fox, wol(?:f|ve), leopard, bear, deer, horse race, starling, crane, pigeon,
  falcon, eagle, gull, hawker, stall, street food, whale, dolphin, paddleboard, surf, surfing, surfer, ferry, boat, ship, canoe, kayak, sail, sailing,
  sailor, fishing, fisherm[ae]n, motorway, highway, road trip, route, hitchhike, hitchhiker, marathon, cyclocross, cyclist,
  sheepdog, shepherd, sheep, goat, herd, pit stop, glacier, gutter, harvest, vineyard, orchard, minaret, tightrope, skier,
  ski, snowboard, snowman, avalanche, lake, river, waterfall, bay, coast, sky, cloud, rainbow, constellation,
  highland games, paraglid\\w*, hot air balloon, cemetery, graveyard, cart, aurora, northern lights, wind farm, wind turbine,
  rooftop, scarecrow, lighthouse, drive-in, parade, carnival, protest, street, square, garden, beekeeper, picnic, camping,
  campfire, scaffolding, demolition, construction, quarry, mud, trail, hike, hiker, hiking, climber, summit, meadow, scythe,
  tractor, combine, caravan, sandstorm, safari, elephant, lion, farm, barley, wheat, pothole, castle, knight, village,
  harbour, iceberg, volcano, cherry blossom, autumn leaves, footbal, football, stadium, farmer, barefoot, ice cream truck, last bus, bus stop, swimming pool, race, sprint, runner, skateboard, moon,
  city, skyline, suburb, parking lot, car park, crosswalk, traffic, traffic jam, migration, pier, island, ocean, sea, beach,
  desert, forest, jungle, mountain, valley, cliff, canyon, freedom, monsoon, running shoe, sneaker, helmet, dacha`,
);

export const inDoors = anyOf(
  `bookshop, night train, train to, under the table, at the table, table with, breakfast table, coal mine, mine, microscope, laundromat, launderette,
  kindergarten, archivist, archive, call cent(?:re|er), bathroom, submarine, janitor, blackboard, classroom, lecture, gym,
  cafe, café, barista, bar, restaurant, chef, cook, cooking, kitchen, soup, dumpling, bakery, baker, dish, dinner, lift, elevator,
  hospital, nurse, ward, dentist, surgeon, clinic, doctor, library, librarian, museum, puppeteer, backstage, theatre, theater,
  ballet, opera house, choir, orchestra, pianist, piano, violin, cellist, jazz, podcast, studio session, vending machine, office,
  meeting, boardroom, startup, insurance, app, software, dashboard, keynote, server room, data cent(?:re|er), factory, workshop,
  watchmaker, clockmaker, cartographer, calligrapher, origami, tailor, seamstress, weaver, potter, glassblower, blacksmith,
  shoemaker, locksmith, bookbinder, translator, hotel, room, minibar, bedroom, wardrobe, greenhouse, observatory, distillery,
  brewery, cellar, basement, attic, chess, party, barbershop, barber, hairdresser, salon, braids, knits, knitting, sewing,
  embroidery, tea, coffee, espresso, cereal, milk, burger, noodle bar, diner, cathedral, church, chapel, mosque, magician,
  candle, perfume, soap, beard oil, lotion, cosmetics, lipstick, watch, lock, lamp, headphones, laptop, phone, typewriter`,
);

/** The insides of what moves. */
export const vehicle = anyOf(
  `car, train, bus, tram, taxi, van, truck, submarine, ship, ferry, boat, cockpit, plane, aircraft, spaceship, metro, subway,
  carriage, cab, camper, caravan, helicopter, ambulance`,
);

/** Inner spaces that no one has furnished like a room. */
export const hall = anyOf(
  `mine, cave, tunnel, cathedral, church, mosque, temple, chapel, barn, stable, hangar, warehouse, factory, foundry, sawmill,
  garage, lift, elevator, tent, yurt, igloo, greenhouse, pool, gym, stadium, arena, ring, booth, mall, theatre, theater,
  backstage, teatro, distillery, kiln, cell, vault, bunker, under the table, boxing, fencer, swimming, museum`,
);

export const windowless = anyOf(
  `mine, cave, tunnel, cellar, basement, submarine, lift, elevator, vault, bunker, metro, subway, backstage, darkroom, speakeasy,
  theatre, theater, cinema, under the table, nightclub, underground, dungeon, crypt`,
);

export const inTheAir = anyOf(
  `paraglid\\w*, paragliders, hot air balloon, aurora, northern lights, starlings over, over the valley, cranes over, skydiv\\w*,
  tightrope, eagle, falcon, migrating, above the clouds, summit, wingsuit, glider`,
);

export const onWater = anyOf(
  `sea, pier, ocean, lake, river, fjord, whale, dolphin, surf, surfing, surfer, paddleboard, raft, kayak, canoe, ferry, boat, ship, fishermen,
  fisherman, divers?, sailing, sailor, swimming, bosphorus, iceberg, ghost ship`,
);

/** Where nothing has been built. */
export const openLand = anyOf(
  `mountain, ridge, glacier, desert, dune, salt, forest, woods, jungle, savanna, steppe, tundra, meadow, field, barley, wheat, vineyard,
  valley, canyon, cliff, beach, coast, island, volcano, wol(?:f|ve), leopard, bear, deer, elephant, lion, skier, ski, ice fishing, climber,
  hiker, shepherd, sheepdog, sheep, goat, sandstorm, caravan, moon, mars, harvest, patagonia, midsummer, scarecrow, quarry, bog, marsh,
  lighthouse, mist lifting, highland games, horse, beekeeper, countryside, hillside, hills, trail, mud`,
);

/** Nothing grows here. */
export const barren = anyOf(
  `desert, dune, glacier, ice, snow, salt, moon, mars, volcano, iceberg, skier, ski, sandstorm, blizzard, beach, quarry, arctic`,
);

/** Before anything with a screen. */
export const longAgo =
  /(?<!\d)1[0-8]\d\d(?!\d)|(?<!\d)19[0-6]\d(?!\d)|\b(?:medieval|victorian|edwardian|ancient|roman empire|renaissance|baroque|tudor|viking|knight|samurai|napoleon|pharaoh|pirate|wild west|cartographer|typewriter|steam engine|mermaid|little red riding hood)s?\b/i;

export const wintry =
  /\b(?:winter|snow\w*|ice|icy|frost\w*|glacier|blizzard|christmas|december|january|february|ski\w*|november|igloo|lapland|iceland|reykjav\S+|troms\S+|arctic|antarctic|baikal)(?!\p{L})/iu;
export const summery =
  /\b(?:summer|midsummer|july|august|beach|heat|hot|desert|swimming|surf\w*|picnic|salt flats?|sahara|cairo|rio|gujarat|lagos|timbuktu|hanoi|monsoon|sweat\w*)(?!\p{L})/iu;
export const springOrAutumn =
  /\b(?:spring|april|may day|autumn|october|september|harvest|halloween|blossom)s?\b/i;

/** Hours and weathers that are meant without being named. */
export const meantHours: readonly [RegExp, Hour][] = [
  [/\b(?:lunch|lunchtime|siesta)\b/i, 'midday'],
  [/\bbreakfast\b/i, 'morning'],
  [/\bmornings?\b/i, 'morning'],
  [/\bbefore school\b/i, 'morning'],
  [
    /\b(?:aurora|northern lights|stargaz\w+|milky way|fireworks|constellations?|nightclub|in the dark|all night|speakeasy|rave)\b/i,
    'night',
  ],
  [/\b(?:[12]|3) ?a\.? ?m\b/i, 'night'],
  [/\bafter (?:closing|hours|dark)\b/i, 'night'],
  [/\bclosing (?:up|her|his|their|the)\b/i, 'evening'],
  [/\b(?:halloween|ramadan dinner|dinner|campfire|first kiss|drive-in)\b/i, 'evening'],
];
export const meantWeathers: readonly [RegExp, Weather][] = [
  [/\b(?:monsoon|umbrellas?|puddles?)\b/i, 'rain'],
  [/\bafter (?:the )?rain\b/i, 'overcast'],
  [/\bcloudless\b/i, 'clear-sky'],
  [/\bheat\b/i, 'heat'],
  [/\bdusty\b/i, 'dust'],
  [/\b(?:aurora|stars|stargaz\w+|milky way)\b/i, 'clear-sky'],
  [/\bthe storm\b/i, 'thunderstorm'],
];

/** Words of other languages that an English idea does not hold, a handful of the commonest each. */
export const foreignWords =
  /(?<!\p{L})(?:el|los|las|una|unos|del|por|con|para|bajo|y|le|les|des|une|dans|avec|sous|sur|et|der|die|das|und|ein|eine|im|mit|auf|dem|den|il|gli|di|della|nel|che|em|uma|com|não|och|på|det|het|een|van de|een|w|na|się)(?!\p{L})/giu;

export const frozen = anyOf('ice, frozen, ice fishing, baikal');
export const offWorld = anyOf('mars, moon, planet, space, asteroid, jupiter, saturn, venus');

export const underWater =
  /\b(?:underwater|under water|seabed|sea floor|ocean floor|coral reef|kelp forest|beneath the (?:waves|surface)|deep sea|under the (?:sea|ice|surface))\b/i;
export const inSpace =
  /\b(?:in (?:deep |outer )?space|in (?:low )?orbit|space ?walk|space station|outer space|zero gravity|on the moon|lunar surface|on mars, outside)\b/i;

/** Somebody is in it, or somebody's work or feast. */
export const someone = new RegExp(
  `\\b(?:${[...persons.split(/\s+/), ...uncounted.split(/\s+/), ...Object.keys(irregularPlurals), 'he', 'she', 'her', 'his', 'me', 'my', 'hands', 'rehearses', 'wedding', 'party', 'crew', 'class', 'rehearsal', 'lesson', 'rave', 'race', 'games', 'kiss', 'campaign', 'quinceañera', 'hustler', 'hawker', 'regulars', 'twin'].filter(Boolean).join('|')})(?:e?s)?\\b`,
  'i',
);

/** Things that are seen from outside unless somebody is said to be in them. */
export const seenFromOutside =
  /^(?:pool|swimming pool|bus|van|camper|trailer|taxi|cab|tram|truck|car|caravan|lighthouse|house)$/i;

/** What stands right before such a thing, where it is seen from inside. */
export const ledInto = /\b(?:in|inside|aboard|on board)\b[^.,;]*$/i;
/** A place to watch from a car, under the sky. */
export const underTheSky = /\bdrive-in\b/i;
