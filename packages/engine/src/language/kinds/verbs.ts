import { isAlsoNoun, isBaseForm, isDoing, isThirdPerson, isThingOrDoing } from '../../reading/word-class.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, conjunctions, determiners, prepositions, pronouns } from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { wordSet } from '../words/word-set.ts';

const ONE = wordSet('a an one each every this that another');
const OWNERS = wordSet('my your his her its our their the these those some');
const PEOPLE = wordSet('people men women children police folk kids everyone everybody nobody somebody someone who');
const BETWEEN = wordSet('slowly quickly gently suddenly still never always almost barely just only also then softly quietly finally both all');

/** Whether somebody does something in it, as far as form tells: agreement in number, and what a verb takes. */
export function hasVerb(tokens: readonly Token[], unit: Unit): boolean {
  return verbAt(tokens, unit) !== undefined;
}

/** The first token that says what somebody does. */
export function verbAt(tokens: readonly Token[], unit: Unit): number | undefined {
  const number = subjectNumber(tokens, unit);
  for (let at = unit.from; at < unit.to; at++) {
    const { kind, word } = tokens[at] as Token;
    if (kind !== 'word') continue;
    if (isVerb(tokens, unit, at, word, number)) return at;
  }
  return undefined;
}

function isVerb(tokens: readonly Token[], unit: Unit, at: number, word: string, number: 'one' | 'more' | undefined): boolean {
  const before = wordBefore(tokens, unit, at);
  const after = at + 1 < unit.to ? tokens[at + 1] : undefined;
  if (before === '') return opensWithDeed(tokens, unit, at, word);
  if (auxiliaries.has(word)) return true;
  if (isDoing(word)) return !isThingOrDoing(word) && !isLed(before) && !namesWhatFollows(tokens, at, unit);
  if (isLed(before)) return false;
  if (pronouns.has(before) || PEOPLE.has(before)) return isThirdPerson(word) || isBaseForm(word);
  const takes = after === undefined || isTaken(after);
  if (isThirdPerson(word)) {
    // "A reader turns pages": one of a kind ends on no plural, so this is what it does.
    if (number === 'one') return true;
    return !isAlsoNoun(word) ? true : takes && after !== undefined;
  }
  // "Gulls cry", "two kids jump".
  const isPlural = number === 'more' || (before.endsWith('s') && !before.endsWith('ss'));
  return isBaseForm(word) && isPlural && before.endsWith('s') && (takes || !nounFollows(after));
}

/** "Then lights a lantern", "sitting on the tram", "steps back". */
function opensWithDeed(tokens: readonly Token[], unit: Unit, at: number, word: string): boolean {
  const after = at + 1 < unit.to ? tokens[at + 1] : undefined;
  if (isDoing(word)) return after !== undefined && isTaken(after);
  // "Inflate it!", "keep the frame still".
  if (isBaseForm(word)) return after !== undefined && (determiners.has(after.word) || pronouns.has(after.word));
  if (!isThirdPerson(word)) return false;
  return after !== undefined && (determiners.has(after.word) || ['back', 'it', 'them', 'him', 'her', 'up', 'down', 'away', 'out'].includes(after.word) || (prepositions.has(after.word) && after.word !== 'of' && !isAlsoNoun(word)));
}

/** How many the unit speaks of, where its first word tells. */
function subjectNumber(tokens: readonly Token[], unit: Unit): 'one' | 'more' | undefined {
  const first = tokens[unit.from]?.word ?? '';
  if (ONE.has(first)) return 'one';
  const count = numberOf(first);
  return count !== undefined && count > 1 ? 'more' : undefined;
}

/** The word before, past an adverb; empty where the unit begins. */
function wordBefore(tokens: readonly Token[], unit: Unit, at: number): string {
  for (let back = at - 1; back >= unit.from; back--) {
    const { kind, word } = tokens[back] as Token;
    if (kind === 'word' && (BETWEEN.has(word) || (word.length > 4 && word.endsWith('ly')))) continue;
    return kind === 'mark' ? '' : kind === 'word' ? word : 'x';
  }
  return '';
}

/** Behind one of these stands what is named, and nothing that is done. */
function isLed(before: string): boolean {
  return determiners.has(before) || OWNERS.has(before) || prepositions.has(before) || numberOf(before) !== undefined;
}

function isTaken({ kind, word, atom }: Token): boolean {
  if (kind === 'atom') return atom?.kind === 'quote' || atom?.kind === 'mention';
  return determiners.has(word) || prepositions.has(word) || pronouns.has(word) || conjunctions.has(word) || word.endsWith('ly') || ['back', 'away', 'together', 'apart', 'open', 'shut', 'again', 'past', 'alone', 'ahead'].includes(word);
}

function nounFollows(after: Token | undefined): boolean {
  return after?.kind === 'word' && !isTaken(after);
}

/** "A rocking chair" is named for what it does; "a cat sleeping" is not. */
function namesWhatFollows(tokens: readonly Token[], at: number, unit: Unit): boolean {
  const after = at + 1 < unit.to ? tokens[at + 1] : undefined;
  if (!after || after.kind !== 'word' || isTaken(after)) return false;
  return /^(?:chair|machine|room|board|gown|dress|pool|light|lamp|water|sun|snow|grass|tea|station|stove|oven|glass|car|bag|bench)s?$/.test(after.word);
}
