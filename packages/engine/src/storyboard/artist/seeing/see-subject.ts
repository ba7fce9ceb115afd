import { irregularPlurals, persons, uncounted } from '../../../language/words/people-words.ts';
import type { Shot } from '../../../shot/shot.ts';
import type { Random } from '../random.ts';
import { type Creature, creatureWords } from './creature-words.ts';
import type { Person } from './person.ts';
import { seePerson } from './see-person.ts';
import { isPlaceWord } from './see-place.ts';
import { settled } from './settled.ts';
import { type Thing, thingWords } from './thing-words.ts';
import { firstOf, forms, lookup, wordsOf } from './words-of.ts';
import { wordsOfPerson } from './words-of-person.ts';

const creatureOf = lookup(creatureWords);
const thingOf = lookup(thingWords);
const PERSONS = new Set(persons.split(' '));
/** Called by what they do or are, where the catalogue of people does not have them. */
const CALLED = new Set(
  'programmer coder developer hacker gamer streamer influencer wanderer traveller traveler superhero superheroine villain wizard witch elf zombie vampire alien cyclist motorcyclist commuter shopper tourist teacher explorer adventurer archaeologist photographer violinist pianist guitarist climber skier snowboarder boxer wrestler gunslinger detective ninja assassin mermaid mime clown juggler magician acrobat gangster burglar thief referee surfer windsurfer skateboarder saxophonist drummer bassist judge juror barmaid butcher fairy angel vampire werewolf cyborg hobbit gladiator archer bandit beggar hippie punk politician weightlifter gunman'.split(
    ' ',
  ),
);
const CROWDS = new Set(uncounted.split(' '));
/** More than a few and no crowd. */
const GROUPS = new Set(['family', 'group', 'band', 'team', 'quartet', 'friends']);
const PARTS = new Set(['hand', 'finger', 'fingertip', 'palm', 'thumb', 'fist']);
const EYES = new Set(['eye', 'iris', 'pupil', 'eyelash']);
/** A pronoun stands for somebody. */
const PRONOUNS = new Set([
  'she',
  'he',
  'her',
  'his',
  'they',
  'someone',
  'somebody',
  'portrait',
  'selfie',
  'face',
  'lovers',
]);
/** Only somebody has these, wears them or does them: "Mara, cropped copper hair, navy boiler suit". */
const HUMAN = new Set(
  'hair beard moustache mustache eyebrow eyebrows braid braids freckles headscarf raincoat coat overcoat duffel jacket apron suit dress uniform barefoot limp limps smile smiles smiling grin grins whisper whispers frown frowns he she him his her hers'.split(
    ' ',
  ),
);
/** Of a thing on nobody: "a jacket on a chair". */
const LIES = new Set('on over from hanging hangs folded'.split(' '));
const GROUP = 5;
/** Of animals. */
const HERDS = new Set(['flock', 'herd', 'pack', 'swarm', 'pod', 'caravan', 'shoal', 'school']);
/** Whoever is counted beyond these is a crowd. */
const MOST_SEEN = 4;

export type Main = 'person' | 'creature' | 'thing' | 'hands' | 'eye' | 'unknown' | 'none';

/** Who and what is in the picture, as far as the artist can draw it. */
export interface Seen {
  main: Main;
  people: Person[];
  isCrowd: boolean;
  creature?: Creature;
  creatures: number;
  thing?: Thing;
  words: readonly string[];
}

export function seeSubject(shot: Shot, random: Random): Seen {
  const { subject } = shot;
  const words = wordsOf(subject.text);
  const about = wordsOf(subject.action, toldLater(shot.place.text));
  const elsewhere = subject.text === '' ? [...about, ...wordsOf(shot.details, shot.camera.text)] : [];
  const all = [...words, ...elsewhere];
  const found: { main: Main; at: number }[] = [];
  let creature: Creature | undefined;
  let thing: Thing | undefined;
  let persons = 0;
  let isCrowd = false;
  let creatures = 0;
  all.forEach((word, at) => {
    const plain =
      (CALLED.has(word) ? word : undefined) ??
      irregularPlurals[word] ??
      forms(word).find((form) => PERSONS.has(form));
    // Many of them are a city, which is a place.
    if (word === 'skyscrapers') return;
    if (GROUPS.has(word)) {
      persons += MOST_SEEN;
      found.push({ main: 'person', at });
    } else if (CROWDS.has(word)) {
      isCrowd = true;
      found.push({ main: 'person', at });
    } else if (plain !== undefined) {
      persons += PERSONS.has(word) || CALLED.has(word) ? 1 : 2;
      found.push({ main: 'person', at });
    } else if (forms(word).some((form) => PARTS.has(form))) found.push({ main: 'hands', at });
    else if (forms(word).some((form) => EYES.has(form))) found.push({ main: 'eye', at });
    else {
      // Fishing is no fish.
      if (word.endsWith('ing') && word !== 'ring' && word !== 'earring') return;
      const animal = creatureOf(word);
      const object = animal === undefined && !isWhereItIs(all, at) ? thingOf(word) : undefined;
      if (animal !== undefined && creature === undefined) {
        creature = animal;
        creatures = all.some((other) => HERDS.has(other)) ? 5 : word.endsWith('s') ? 3 : 1;
        found.push({ main: 'creature', at });
      } else if (object !== undefined && thing === undefined) {
        thing = narrowed(object, [...all, ...about]);
        found.push({ main: 'thing', at });
      }
    }
  });
  if (found.length === 0 && words.includes('product')) {
    thing = 'box';
    found.push({ main: 'thing', at: 0 });
  }
  if (found.length === 0 && [...words, ...about].some((word) => PRONOUNS.has(word)))
    found.push({ main: 'person', at: 0 });
  const told = [...words, ...about, ...elsewhere];
  const isHuman =
    found.every(({ main }) => main === 'thing') && wearsOrDoes(told) && !LIES.has(words[2] ?? '');
  if (isHuman || (found.length === 0 && namesATrade(subject))) found.unshift({ main: 'person', at: 0 });
  const ridden = creatureOf(about.find((word) => creatureOf(word) !== undefined) ?? '');
  creature ??= ridden;
  const isAfloat = IN_A_BOAT.test(`${subject.text} ${subject.action} ${shot.place.text}`);
  if (isAfloat || (about.some((word) => BOATS.test(word)) && narrowed('boat', about) === 'rowboat'))
    thing = 'rowboat';
  if (found.some((one) => one.main === 'hands')) thing ??= firstOf(about, thingOf);
  const counted = subject.people ?? 0;
  if (found.length === 0 && counted > 0) found.push({ main: 'person', at: 0 });
  const main = mainOf(found, words, subject.people, thing);
  const many = Math.max(counted, persons, main === 'person' ? 1 : 0);
  const isMany = isCrowd || many >= GROUP || (main === 'person' && MANY.test([...all, ...about].join(' ')));
  const water = { isUnder: shot.place.class === 'underwater', isAfloat, words };
  const count =
    subject.people === 0
      ? 0
      : main === 'person' || persons > 0
        ? Math.min(isMany ? MOST_SEEN : many, counted > 0 ? counted : many)
        : 0;
  return {
    main,
    people: Array.from({ length: isMany && main === 'person' ? MOST_SEEN : count }, (_, nth) =>
      settled(
        seePerson(wordsOfPerson(all, subject.text === '' ? [] : about, nth), about, nth, random()),
        water,
      ),
    ),
    isCrowd: isMany && main === 'person',
    ...(creature !== undefined && { creature }),
    creatures,
    ...(thing !== undefined && { thing }),
    words: [...all, ...about],
  };
}

/** A trumpet on a table is no table. */
function isWhereItIs(words: readonly string[], at: number): boolean {
  return at > 2 && words.slice(at - 2, at).some((word) => WHERE.test(word));
}

const WHERE = /^(?:on|at|under|beside|by|near|behind|against)$/;

/** "In a corridor, holding a cup": what is said of somebody after the place. */
function toldLater(place: string): string {
  return (
    /\b(?:holding|carrying|wearing|reading|playing|drinking|with)\b.*/iu.exec(place.slice(0, 2000))?.[0] ?? ''
  );
}

const MANY =
  /\b(?:many|dozens of|hundreds of|thousands of|lots of) (?:\w+ )?(?:people|men|women|children|shoppers|soldiers|dancers|workers|tourists|commuters)\b/;

const STANDS = new Set<Thing>(['car', 'bus', 'truck', 'building', 'chair', 'tree']);
const WORN = new Set<Thing>(['ring', 'watch']);

const TRADE = /^(?:an?|the) (\p{L}+(?:er|or|ant|ist|ian))\b/iu;
const NO_TRADE = new Set(
  'paper water river tower ladder door mirror flower spider otter lobster hamster beaver badger panther letter poster counter corner shower feather plant giant elephant pendant motor tractor reactor computer printer meter timer boiler cooler heater blender planter banner lantern winter summer monster order other'.split(
    ' ',
  ),
);

/** "A caster tips the ladle": whoever is called by what they do, and does something. */
function namesATrade({ text, action }: Shot['subject']): boolean {
  const [, trade] = TRADE.exec(text) ?? [];
  return action !== '' && trade !== undefined && !NO_TRADE.has(trade.toLowerCase());
}

/** Two signs of somebody, or one pronoun: a coat alone may hang on a hook. */
function wearsOrDoes(words: readonly string[]): boolean {
  const signs = new Set(words.filter((word) => HUMAN.has(word)));
  return (
    signs.size > 1 || [...signs].some((sign) => /^(?:she|he|him|limps|smiles|smiling|barefoot)$/.test(sign))
  );
}

function mainOf(
  found: readonly { main: Main; at: number }[],
  words: readonly string[],
  people: number | undefined,
  thing: Thing | undefined,
): Main {
  const seen = people === 0 ? found.filter(({ main }) => main !== 'person') : found;
  const [first] = seen;
  if (!first) return words.length > 0 && !words.some(isPlaceWord) ? 'unknown' : 'none';
  // "In the bus lane a vixen sits", "a thin ring: the hands of Noor": what is only where it is, or worn.
  const isBeside = first.main === 'thing' && thing !== undefined;
  if (isBeside && STANDS.has(thing) && seen.some(({ main }) => main === 'creature')) return 'creature';
  if (isBeside && WORN.has(thing) && seen.some(({ main }) => main === 'hands')) return 'hands';
  // "The violinist's fingers": whose they are is not who is seen.
  const own = seen.find(({ main, at }) => (main === 'hands' || main === 'eye') && words[at - 1] === 's');
  if (own && own.at - first.at < 4) return own.main;
  const person = seen.find(({ main }) => main === 'person');
  // "a green silk scarf on a woman": whoever is there at all is who it is about, unless a thing came first by far.
  if (
    person &&
    first.main !== 'creature' &&
    first.main !== 'hands' &&
    first.main !== 'eye' &&
    person.at - first.at < 5
  )
    return 'person';
  return first.main;
}

const IN_A_BOAT =
  /\b(?:in|inside) (?:an? |his |her |their |the |its )?(?:[\p{L}-]+ ){0,3}(?:boats?|canoe|kayak|rowboat|dinghy|gondola|raft)\b/iu;
const BOATS = /^(?:boats?|canoes?|kayaks?|rowboats?|dinghy|gondolas?|rafts?)$/;

/** "A steam train", "he rows the boat": what is said beside it makes it another. */
function narrowed(thing: Thing, words: readonly string[]): Thing {
  if (thing === 'train' && words.includes('steam')) return 'steamer';
  if (
    thing === 'ship' &&
    words.some((word) => /^(?:sail|sails|sailing|wooden|tall|pirates?|viking|old)$/.test(word))
  )
    return 'boat';
  if (thing === 'boat' && words.some((word) => /^(?:rows?|rowing|rowed|paddles?|paddling)$/.test(word)))
    return 'rowboat';
  return thing;
}
