import { part, said, type Words, wordsIn } from '../../language/wishes/match-form.ts';
import { statesIn } from '../../language/wishes/states.ts';
import { isOfPicture } from '../../language/wishes/talk.ts';
import { determiners, prepositions } from '../../language/words/closed-class.ts';
import { isDescribing } from '../../language/words/describing.ts';
import { numberOf } from '../../language/words/numbers.ts';
import { editPrompt, type Prompt } from './edit-prompt.ts';
import { isDeed, isNoun, namedIn } from './phrase.ts';
import { isOrder, isTalk } from './put-in.ts';
import { readingOf } from './reading-of.ts';
import { targetOf } from './target.ts';
import { type Wish, wishesIn } from './wishes.ts';

/** Of the ways on, those that would do something sensible: what they name is there or can be seen, and something stays to be seen. */
export function offered(choices: readonly string[], prompt: Prompt): string[] {
  return [...new Set(choices)].filter((choice) => isSensible(choice, prompt));
}

function isSensible(choice: string, prompt: Prompt): boolean {
  const reading = readingOf(prompt);
  const heard = wishesIn(choice, reading);
  if (!heard) return true;
  const [wish, ...others] = heard.wishes;
  if (!wish || others.length > 0 || heard.unclear.length > 0) return false;
  if (wish.x && wish.wanted !== 'put' && targetOf(reading, wish.x).sure < SURE) return false;
  if (!canBecome(wish)) return false;
  const { text, did, mode } = editPrompt(prompt, [wish]);
  return did.length === 1 && namedIn(readingOf({ text, mode })).length > 0;
}

const SURE = 0.8;

function canBecome({ wanted, y }: Wish): boolean {
  if (!y || statesIn(y)) return true;
  return wanted === 'put' ? isSeen(y) : isDescribing(y) || (wanted === 'change' && isNamed(y));
}

/** One of its own: "a cat", "two cats", and no mere word. */
function isNamed(y: Words): boolean {
  const first = y.tokens[0]?.word ?? '';
  return isSeen(y) && (determiners.has(first) || numberOf(first) !== undefined);
}

/** A noun with what describes it, and no half of a sentence. */
function isSeen(y: Words): boolean {
  const first = y.tokens[0]?.word ?? '';
  const thing = first === 'no' ? part(y, 1) : y;
  const last = thing.tokens.at(-1);
  if (!last || isOrder(thing) || isTalk(thing) || !isOfPicture(thing)) return false;
  if (first === 'the' || prepositions.has(first) || (isDeed(first) && !isNoun(first))) return false;
  const isCapital = wordsIn(said(thing)).tokens.length > 1 && last.isCapital;
  return last.atom !== undefined || isNoun(last.word, isCapital) || determiners.has(first);
}
