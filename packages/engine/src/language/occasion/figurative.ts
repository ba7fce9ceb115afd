import { prepositions } from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { wordSet } from '../words/word-set.ts';

/** What stands behind a verb that means something else by it: "runs an office", "turns out to be", "falls asleep". */
const meantOtherwise: Readonly<Record<string, RegExp>> = {
  run: /^(?:out of|on (?!the |a |an )\w|late\b|low\b|dry\b|for (?:office|mayor|president)|in the family|(?:his|her|their|its|a) (?:\w+ )?(?:hands?|fingers?|thumb|palm|eyes?|tongue|comb|cloth|brush|bath)\b|(?:a|an|the|his|her|their|its|my|our) (?!(?:\w+ )?(?:race|marathon|lap|laps|mile|miles|gauntlet|course|relay|length|stairs|steps|beach|hill|streets?|line|track|trail|last|final|sprint)\b))/,
  turn: /^(?:out\b|into\b|to (?!the (?:camera|lens|left|right|side|window|door|wall|crowd))|\d|(?:on|off|down|up)\b|(?:a|an|the|his|her|their|its) |red\b|green\b|blue\b|gold\b|golden\b|white\b|black\b|pale\b|cold\b|away\b|in\b|point\b|back time\b|up\b)/,
  fall: /^(?:asleep|silent|quiet|apart|ill|in love|for\b|behind|short|still)/,
  walk: /^(?:(?:us|you|me|them|him|her|viewers|people) through\b|out on\b|a line\b|a tightrope between\b)/,
  race: /^(?:against (?:time|the clock)|hearts?\b)/,
  jump: /^(?:to conclusions|the queue|at the chance|out at us)/,
  leap: /^(?:of faith|at the chance)/,
  roll: /^(?:(?:his|her|their|its) (?:eyes|sleeves)|up (?:his|her|their) sleeves|out (?:a|an|the) )/,
  cross: /^(?:(?:his|her|their) (?:arms|legs|fingers)|the (?:mind|line)\b)/,
  drive: /^(?:(?:a hard|a) bargain|(?:us|him|her|them|me|everyone) (?:mad|crazy|up)|home the)/,
  fly: /^(?:a (?:kite|flag)|the flag)/,
  carry: /^on\b/,
  dance: /^(?:around the|to (?:his|her|their) tune)/,
  pull: /^(?:a face|faces|off\b|together|through\b|(?:his|her|their) weight)/,
  push: /^(?:back\b|for\b|the limits|boundaries)/,
  ride: /^(?:on (?:it|this)\b|out\b)/,
  step: /^(?:in for|down as|up to)/,
  follow:
    /^(?:a|an|the|his|her|their|its) (?:\w+ )?(?:recipe|rules?|instructions?|news|advice|trend|pattern|lesson|plan|example|map|manual|script)\b/,
  open: /^(?:a|an|the|his|her|their) (?:\w+ )?(?:shop|store|branch|season|restaurant|account|business|bakery|caf[eé])\b/,
  spin: /^(?:a (?:tale|yarn|story)|yarn|wool|thread)/,
  climb: /^(?:(?:the|a) (?:shelves|charts|walls?|ladder of))/,
  charge: /^(?:\d|a fee|(?:a|an|the|his|her|their|its) (?:\w+ )?(?:phone|battery|car|price))/,
  play: /^(?:a part|host|dead|the (?:fool|part))/,
  draw: /^(?:a crowd|attention|the (?:curtain|curtains|blinds?|line)|near\b|to a close)/,
  shape: /^(?:up\b|the future)/,
  type: /^of\b/,
};

/** Whether a verb, by what stands behind it, tells of nothing that moves. */
export function isFigurative(verb: string, behind: readonly string[]): boolean {
  // "Turns eighty".
  if (verb === 'turn' && numberOf(behind[0] ?? '') !== undefined) return true;
  return meantOtherwise[verb]?.test(`${behind.join(' ')} `) === true;
}

/** "Walks us through the garden": where it leads through a place, somebody does walk. */
export const leadsUs = /^(?:us|you|me|them|him|her|viewers|people) through\b/;

const namedByUse = wordSet(
  'pool pools trunks costume suit cap goggles shoes shoe boots boot stick sticks boat boats machine machines desk hat gloves lesson lessons school academy club team room hall floor board table track top tops car cars bike saucer fish season ground colours lens hours order day',
);

/** "A swimming pool", "running shoes": nobody swims or runs in them. */
export function isNamedByUse(word: string, next: string | undefined): boolean {
  return word.endsWith('ing') && next !== undefined && namedByUse.has(next.replace(/'s$/, ''));
}

/** What stands behind a preposition is no deed: "fills up with dancers". */
export function ledBy(words: readonly string[], at: number): boolean {
  return at > 0 && LEADING.has(words[at - 1] ?? '') && prepositions.has(words[at - 1] ?? '');
}

const LEADING = wordSet('with of for by from among between like as about');

/** Whoever does these is listened to: the voice is what is heard, and no step. */
export const talks = wordSet(
  'talk talks talking speak speaks speaking tell tells telling explain explains explaining name names naming says say saying recite recites reciting count counts counting sing sings singing narrate narrates narrating read reads reading describe describes describing interview interviewed confess confesses gossip gossips preach preaches monologue greet greets shout shouts shouting call calls calling whisper whispers whispering chat chats chatting argue argues arguing introduce introduces introducing',
);

const DENYING =
  /(?:\b(?:not|never|no|nothing|isn't|aren't|wasn't|don't|doesn't|without|non|hardly|less|instead of|rather than|anything but|far from|than)\b[\s-]*)(?:(?:a|an|the|at|all|too|very|so|be|being|is|look|looking|feel|feeling|remotely|really|overly|in|any|way|or|nor|and|it|to|like|bit|[a-z]+,? (?:or|nor)) +){0,4}$/;

/** Whether a mood is said without being denied: not in "but not spooky", "anything but gloomy". */
export function isMeant(text: string, moods: ReadonlySet<string>): boolean {
  return [...text.toLowerCase().matchAll(/[\p{L}'-]+/gu)].some(
    (found) => moods.has(found[0]) && !DENYING.test(text.toLowerCase().slice(0, found.index)),
  );
}

/** "One widow turns out to be the other's friend": whoever somebody is, is not one more. */
export const isToldToBe = /\b(?:to be|is|was|are|were|becomes?|became|as|named|called) $/;

/** Nobody of them is seen: "a party going on inside", "voices behind the door". */
const unseen =
  /\b(?:inside|indoors|upstairs|downstairs|next door|off ?screen|off-camera|out of frame|unseen|behind (?:the|a|an|its|closed|drawn) (?:\w+ )?(?:door|doors|wall|walls|curtain|curtains|blinds?|shutters?|window|windows|hedge))\s*(?:[,.;:!?]|$)|^(?:only |just )?heard\b|\b(?:only|just) (?:heard|voices)\b/;

export function isUnseen(does: string): boolean {
  return unseen.test(does);
}

/** Somebody in front, and what happens behind them. */
export const happensBehind =
  /\bbehind (?:her|him|them|it|me|us|the \w+) [^.;]*?\b(?:fills?|filling|empt(?:y|ies|ying)|grows?|growing|gathers?|gathering|changes?|changing|happens?|happening|appears?|appearing|collapses?|burns?|dances?|passes|multipl(?:y|ies)|builds? up)\b/i;

const group =
  /\b(?:class|group|team|family|school|staff|squad|cast|crew|reunion) (?:photo|photograph|portrait|picture|shot)\b/i;

/** "Whole class photo": many are in it, whatever is named first. */
export function isOfAGroup(text: string): boolean {
  return group.test(text);
}
