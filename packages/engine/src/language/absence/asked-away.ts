import { oftenDenied, unwanted } from '../lists/often-denied.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { determiners, isJoining, prepositions } from '../words/closed-class.ts';
import { wordSet } from '../words/word-set.ts';
import { droppingVerbs } from './negators.ts';

/** What asks for something to stay out in several words: the things stand behind them. */
const PHRASES: readonly (readonly string[])[] = [
  'stay away from',
  'stay clear of',
  'steer clear of',
  'keep away from',
  'keep clear of',
  'get rid of',
  'do away with',
  'rule out',
  'spare me',
  'spare us',
  'cut out the',
  'edit out the',
  "i'd rather not see",
  "i'd rather not have",
  "i'd rather you left out",
  "i'd rather you leave out",
  "i'd rather you skipped",
  "i'd prefer not to see",
  "i'd prefer not to have",
  'i can do without',
  'we can do without',
  'could do without',
  'not a single',
  'not one single',
  'nothing that looks like',
  'nothing which looks like',
  'nothing looking like',
  'nothing that resembles',
  'nothing resembling',
  'nothing that says',
  'nothing that screams',
  'nothing like',
].map((words) => words.split(' '));

/** Said of the picture with "there": "there must not be any", "there aren't any". */
const THERE = wordSet(
  "must should can shall may is are isn't aren't shouldn't mustn't can't cannot won't will",
);
const NOT = wordSet("not isn't aren't shouldn't mustn't can't cannot won't never");
const ANY = wordSet('any a an anything');

/** The first token behind words that ask for something to stay out. */
export function askedAway(tokens: readonly Token[], unit: Unit, at: number): number | undefined {
  const words = PHRASES.find((all) => all.every((word, nth) => tokens[at + nth]?.word === word));
  const behind = words ? at + words.length : thereIsNot(tokens, unit, at);
  return behind !== undefined && behind < unit.to && tokens[behind]?.word !== 'nothing' ? behind : undefined;
}

function thereIsNot(tokens: readonly Token[], unit: Unit, at: number): number | undefined {
  if (tokens[at]?.word !== 'there') return undefined;
  let behind = at + 1;
  let isDenied = false;
  while (
    behind < unit.to &&
    (THERE.has(tokens[behind]?.word ?? '') ||
      NOT.has(tokens[behind]?.word ?? '') ||
      tokens[behind]?.word === 'be')
  ) {
    isDenied ||= NOT.has(tokens[behind]?.word ?? '');
    behind += 1;
  }
  return isDenied && ANY.has(tokens[behind]?.word ?? '') ? behind : undefined;
}

/** "Skip the gore", "ban the colour pink", "hold the onions": the verb, and what is left out at once behind it. */
export function isDropped(tokens: readonly Token[], unit: Unit, at: number): boolean {
  const { word = '' } = tokens[at] ?? {};
  const isLed = ['the', 'any', 'all', 'those', 'these'].includes(tokens[at + 1]?.word ?? '');
  if (!isLed || isMove(tokens, at + 2)) return false;
  if (droppingVerbs.has(word)) return true;
  const head = tokens[unit.to - 1]?.word ?? '';
  const isDish = heldBack.has(head);
  const isShort = !tokens.slice(at + 2, unit.to).some((one) => one.kind !== 'word' || isJoining(one.word));
  return word === 'hold' && isShort && (oftenDenied.has(head) || unwanted.has(head) || isDish);
}

/** "Drop the camera low" moves it. */
const OF_CAMERA = wordSet('camera shot lens angle frame focus view');
const LOW = wordSet('low lower down slowly gently right');

function isMove(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? '';
  return OF_CAMERA.has(tokens[at]?.word ?? '') && (LOW.has(next) || prepositions.has(next));
}

/** "Hold the pickles". */
const heldBack = wordSet(
  'mayo ketchup mustard onion onions pickles pickle cheese sauce sugar salt cream syrup sprinkles toppings garnish lettuce tomato tomatoes anchovies olives mushrooms ice cherry cherries nuts',
);
const OUT = wordSet('leave keep cut crop');
/** Behind "out" these say of what: "out of it", "out of the picture". */
const OF = wordSet('it frame picture image shot photo scene view this');
const TOO = wordSet('too please pls also again altogether entirely completely');

/** "Keep graffiti out of it", "leave the workers out too": where what is left out begins and ends, and the end of all. */
export function keptOut(
  tokens: readonly Token[],
  unit: Unit,
  at: number,
): { readonly to: number; readonly end: number } | undefined {
  if (!OUT.has(tokens[at]?.word ?? '')) return undefined;
  const out = tokens.slice(at + 2, unit.to).findIndex(({ word }) => word === 'out') + at + 2;
  if (out < at + 2) return undefined;
  let end = out + 1;
  if (tokens[end]?.word === 'of' && end < unit.to) {
    const of =
      determiners.has(tokens[end + 1]?.word ?? '') && OF.has(tokens[end + 2]?.word ?? '') ? end + 2 : end + 1;
    if (!OF.has(tokens[of]?.word ?? '') || of >= unit.to) return undefined;
    end = of + 1;
  }
  while (end < unit.to && TOO.has(tokens[end]?.word ?? '')) end += 1;
  // "Keep the camera out of the crowd" stays somewhere else.
  return end === unit.to ? { to: out, end } : undefined;
}
