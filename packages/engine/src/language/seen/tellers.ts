import { isSomebody } from '../cast/people.ts';
import {
  cameraHeads,
  lightHeads,
  lookHeads,
  moodHeads,
  moveHeads,
  soundHeads,
  timeHeads,
} from '../kinds/heads.ts';
import { isMostlyVerb, isVerb, senseOf } from '../words/senses.ts';
import { isColour, isFunctionWord } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';
import { isPlaceWord } from './place-words.ts';
import { forms } from './words-of.ts';

/** Called by what they do or are, where the catalogue of people does not have them. */
const CALLED = wordSet(
  'programmer coder developer hacker gamer streamer influencer wanderer superhero superheroine villain elf zombie vampire alien motorcyclist shopper explorer adventurer archaeologist photographer pianist skier gunslinger ninja assassin mermaid gangster burglar thief surfer windsurfer saxophonist drummer bassist judge juror barmaid fairy angel werewolf cyborg hobbit gladiator archer bandit beggar hippie punk politician weightlifter gunman caster restorer luthier ferryman someone somebody beekeeper pensioner understudy lodger goalkeeper attendant trio quartet quintet duo',
);
const TRADE = /(?:er|or|ist|ian)$/;
/** Ends like a trade and is none. */
const NO_TRADE = wordSet(
  'paper water river tower ladder door mirror flower spider otter lobster hamster beaver badger panther letter poster counter corner shower feather elephant motor tractor reactor computer printer meter timer boiler cooler heater blender planter banner lantern winter summer monster order other number member trailer freighter container terrier retriever setter pointer oyster charger holder drawer burger butter pepper ginger saucer pitcher grater mixer toaster cooker roller scooter helicopter chopper trawler tanker steamer cruiser liner glider harvester digger lighter sweater jumper sneaker trainer loafer slipper blazer scissor chandelier piano cluster center centre theater theatre shoulder finger leather timber copper silver amber ember cinder powder thunder weather wrapper clipper hammer copier dumper crater glacier floor color colour harbor harbour visor razor sensor projector elevator escalator alligator meteor vapor vapour anchor armor armour flavour interior exterior error horror terror bachelor chest',
);

/** One person or several, as a word calls them. */
export function isPersonWord(word: string): boolean {
  return isSomebody(word) || forms(word).some((form) => CALLED.has(form));
}

/** "A caster": whoever is called by what they do, and does something. */
const PRONOUNS = wordSet('he she they somebody someone him her');

export function isPersonalPronoun(word: string): boolean {
  return PRONOUNS.has(word);
}

const NO_EER = wordSet('beer deer steer career veneer peer sheer cheer reindeer sneer leer jeer');

export function isTrade(word: string): boolean {
  const one = word.replace(/s$/, '');
  if (one.endsWith('eer')) return !NO_EER.has(one);
  if (!TRADE.test(one) || NO_TRADE.has(one)) return false;
  const does = one.replace(/(?:er|or)$/, '');
  return (
    does === one ||
    isVerb(does) ||
    isVerb(`${does}e`) ||
    (does.at(-1) === does.at(-2) && isVerb(does.slice(0, -1)))
  );
}

/** Of somebody who has a "his" or a "her", the ending is enough: "a cooper", "a chandler". */
export function mayBeTrade(word: string): boolean {
  const one = word.replace(/s$/, '');
  return /(?:er|or|ist|ian|eer|ant|wright)$/.test(one) && !NO_TRADE.has(one) && !NO_EER.has(one);
}

const UNSEEN = new Set(['feeling', 'body', 'garment', 'sound', 'look', 'time', 'weather', 'light', 'place']);
const KINDS = [moodHeads, lookHeads, cameraHeads, moveHeads, lightHeads, soundHeads, timeHeads];
const NO_THING = wordSet(
  'way thing things turn turns step steps look glance breath moment side edge middle centre center end part rest half front back line lines row corner frame camera shot view one ones other others same name number kind piece pieces palm nothing something everything anything room floor ground ceiling air dark path direction course space distance background foreground scene story game lead use care place trick lesson question answer word words news joke order thirty forty fifty sixty seventy eighty twenty hundred thousand what it them him her us me you himself herself itself themselves frames seconds degrees texture detail details pattern shape colour color tone reflection shadow silhouette version style pair couple attempt lap laps goal point points race bottom top tip surface rim inch corner',
);

const IMITATIONS = wordSet(
  'paper toy stuffed wooden carved plastic inflatable chocolate origami model painted tin china porcelain clay bronze stone marble plush papier cardboard knitted felt balloon rubber mechanical clockwork sugar lego embroidered printed drawn teddy rocking gummy cuddly',
);

/** A paper carp is no carp. */
export function isImitation(words: readonly string[]): boolean {
  return words.some((word) => IMITATIONS.has(word));
}

const TOYS = wordSet('toy paper model origami lego chocolate miniature doll cardboard');

/** A model train stands on a table, and a real one does not. */
export function isToy(words: readonly string[]): boolean {
  return words.some((word) => TOYS.has(word));
}

/** Ends as what is said of things does, and not as they are called. */
const ADJECTIVE = /(?:ed|ly|ous|ful|less|ish|ible|able|ive|ier|iest|ing)$/;
const PLAIN_ADJECTIVES = wordSet(
  'low high old new young big small large little long short tall wide narrow empty full open shut closed dry wet hot cold warm cool soft hard loud quiet first second third last next other much more most many few less least not never always again later early late still slow fast quick good bad best worst real true false flat round square sharp blunt bright dark deep shallow thick thin heavy light clean dirty rough smooth raw ripe fresh stale whole half double single alone together apart upside fine great sober sudden silent dead alive asleep awake left right upper lower inner outer own close near far wrong simple plain fair bare loose tight video photo image picture clip prompt render generation okay mode script version metre metres meter meters feet inches page bullet',
);

/** A noun of no thing that stands anywhere: a glance, a breath, the dawn. */
const BEFORE_A_NOUN = wordSet(
  'a an the his her their its my your our this that these those two three four five six some several another',
);

/** A word that a noun follows, perhaps with others between. */
export function isBeforeANoun(word: string): boolean {
  return BEFORE_A_NOUN.has(word);
}

const PICTURES = wordSet(
  'study portrait picture image photo photograph shot view scene still frame clip video poster cover ad advert advertisement illustration look style homage series sequence moment story silhouette reflection close-up closeup detail details',
);

/** Something that was pointed at ("a jacket", "the arm of a robot") is there, though the word by itself tells of others. */
const SEEN_WHEN_POINTED_AT = new Set([
  'body',
  'garment',
  'light',
  'place',
  'look',
  'sound',
  'vehicle',
  'furniture',
]);

/** A word about the picture, its time or its mood, and about nothing that is in it: "a study", "a portrait". */
export function isOfThePicture(word: string): boolean {
  const sense = senseOf(word);
  return (
    PICTURES.has(word) ||
    [moodHeads, cameraHeads, moveHeads, soundHeads, timeHeads].some((heads) => heads.has(word)) ||
    (sense !== undefined && ['feeling', 'time', 'weather'].includes(sense))
  );
}

/** A noun that is no thing wherever it stands: the middle, the side. */
export function isNoThing(word: string): boolean {
  return NO_THING.has(word) || isFunctionWord(word) || isColour(word);
}

export function isNothingToSee(word: string, isPointedAt = false): boolean {
  const sense = senseOf(word);
  if (isPointedAt && sense !== undefined && SEEN_WHEN_POINTED_AT.has(sense))
    return NO_THING.has(word) || (sense === 'sound' && isMostlyVerb(word));
  return (
    word.length < 3 ||
    isFunctionWord(word) ||
    isColour(word) ||
    isPlaceWord(word) ||
    ADJECTIVE.test(word) ||
    PLAIN_ADJECTIVES.has(word) ||
    NO_THING.has(word) ||
    KINDS.some((heads) => heads.has(word)) ||
    (sense !== undefined && UNSEEN.has(sense)) ||
    isMostlyVerb(word)
  );
}

/** What a deed, a state or a game is called by; nobody sees it stand anywhere. */
const ABSTRACT = wordSet(
  'replacement turn balance curve tennis football cricket golf chess rugby hockey conversation argument quarrel fight idea plan secret promise silence victory defeat journey trip routine habit effort attention distance speed weight pressure rhythm shift break help advice work job duty task chore rest nap sleep',
);
const OF_A_STATE = /(?:ness|ity|ism|hood|dom|acy)$/;
/** How something is, though no ending tells: no noun at all. */
const ADVERBS = wordSet(
  'astride aloft afloat ashore akimbo abreast askew ajar aside ahead aslant overhead overboard headfirst sideways lengthways backwards forwards upside barefoot bareheaded downhill uphill instead nearly almost',
);

/** A word that names nothing that could stand in a picture: a deed, a state, a way of doing. */
export function isNoSight(word: string): boolean {
  return ABSTRACT.has(word) || ADVERBS.has(word) || OF_A_STATE.test(word) || /wards?$/.test(word);
}

const SHAPELESS = wordSet(
  'smoke steam water milk flour spark sparks dust light rain snow fog mist haze wind sand mud blood oil ink paint air heat glow shadow shadows reflection silhouette wave waves cloud clouds sky sun moon star stars sunlight moonlight foam spray dew frost ice ash ashes ember embers bubble bubbles ripple ripples puddle drop drops droplet droplets splash sunset sunrise rainbow lightning aurora galaxy horizon',
);

/** Which of several parts of one thing is meant: the front wheels, a hind paw. */
const WHICH_PART = wordSet('front rear hind fore upper lower inner outer');

export function isWhichPart(word: string): boolean {
  return WHICH_PART.has(word);
}

/** What is there without an outline that could be drawn or blocked in. */
export function isShapeless(word: string): boolean {
  return SHAPELESS.has(word);
}

/** Where the words of a noun phrase end that are its own: "a bowl of soup" is a bowl. */
export const AFTER_THE_NOUN = wordSet(
  'of with in on at under beside by near behind against from to over into through around between across who that which where while and without inside outside along before after for past above below beneath among amid amongst underwater indoors outdoors outside aboard off towards toward onto upon against despite during until up down out',
);
