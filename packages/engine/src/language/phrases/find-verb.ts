import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { isPerson } from '../values/people.ts';
import { auxiliaries, conjunctions, determiners, prepositions, pronouns } from '../words/closed-class.ts';
import { numberOf } from '../words/numbers.ts';
import { baseOf, isMostlyVerb, isVerb } from '../words/senses.ts';
import { isDoing, isThingOrDoing } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';

const ONE = wordSet('a an one each every this that another the his her its my your our their');
const PEOPLE = wordSet(
  'people men women children police folk kids everyone everybody nobody somebody someone who both all they we i you',
);
const BETWEEN = wordSet(
  'slowly quickly gently suddenly still never always almost barely just only also then softly quietly finally both all now',
);
/** What stands beside a verb and makes it whole. */
const PARTICLES = wordSet(
  'upright backwards backward sideways once twice back away together apart open shut again past alone ahead out off up down aside around over straight still solo low high close far along upwards downwards sideways forward forwards',
);
const STANDS_ALONE = wordSet('one another each both all this');
/** "A cup that says KAKAO": which cup it is, and no deed. */
const RELATIVE = wordSet('that which who whose whom');
const DENIES = wordSet('no without minus zero');
/** Verbs by the dictionary, and hardly ever in a prompt. */
const NO_DEEDS = wordSet('except like save past near');
/** One is so, or is at it. */
const STATES = wordSet('asleep awake adrift afloat aflame ablaze');
const NAMED_FOR_IT = wordSet(
  'chair machine room board gown dress pool light lamp water sun snow grass tea station stove oven glass car bag bench hall school shop',
);

/** The first token of a unit that says what somebody does, as far as form tells: agreement in number, and what a verb takes. */
export function verbAt(tokens: readonly Token[], unit: Unit): number | undefined {
  const number = subjectNumber(tokens, unit);
  for (let at = unit.from; at < unit.to; at++) {
    const token = tokens[at] as Token;
    if (token.kind === 'word' && !NO_DEEDS.has(token.word) && isDeed(tokens, unit, at, number)) return at;
  }
  return undefined;
}

type Count = 'one' | 'more' | undefined;

function isDeed(tokens: readonly Token[], unit: Unit, at: number, number: Count): boolean {
  const { word } = tokens[at] as Token;
  const before = wordBefore(tokens, unit, at);
  const after = at + 1 < unit.to ? tokens[at + 1] : undefined;
  if (before === '') return opensWithDeed(tokens, unit, at);
  if (RELATIVE.has(before) && at - unit.from > 1) return false;
  if (auxiliaries.has(word)) return true;
  if (STATES.has(word)) return true;
  if (isDoing(word)) {
    const hasObject = determiners.has(after?.word ?? '') || prepositions.has(after?.word ?? '');
    return (hasObject || !isThingOrDoing(word)) && !isLed(before) && !NAMED_FOR_IT.has(after?.word ?? '');
  }
  const base = baseOf(word);
  // "One spits it out", "another says".
  if (STANDS_ALONE.has(before) && base !== undefined && isMostlyVerb(base)) return true;
  if (isLed(before) || conjunctions.has(before))
    return conjunctions.has(before) && isContinued(tokens, unit, at);
  if (pronouns.has(before) || PEOPLE.has(before)) return base !== undefined || isVerb(word);
  const takes = after === undefined || isTaken(after);
  if (isPerson(before) && base !== undefined) return takes || isMostlyVerb(base);
  if (base !== undefined && number !== 'more') {
    // "A reader turns pages": one of a kind ends on no plural, so this is what it does.
    return isMostlyVerb(base)
      ? true
      : number === 'one'
        ? takes && at - unit.from > 1
        : takes && after !== undefined && !unit.opens;
  }
  // "Gulls cry", "two kids jump", "two old men on a bench feed pigeons".
  const isPlural = before.endsWith('s') && !before.endsWith('ss');
  if (isMostlyVerb(word))
    return (
      isPlural || (number === 'more' && at - unit.from > 1 && (takes || after?.word.endsWith('s') === true))
    );
  return isVerb(word) && takes && (isPlural || (number === 'more' && at - unit.from > 1));
}

/** "Lights a lantern and waits". */
function isContinued(tokens: readonly Token[], unit: Unit, at: number): boolean {
  const base = baseOf(tokens[at]?.word ?? '');
  return base !== undefined && isMostlyVerb(base) && at > unit.from + 1;
}

/** "Then lights a lantern", "sitting on the tram", "steps back", "waits". */
function opensWithDeed(tokens: readonly Token[], unit: Unit, at: number): boolean {
  const { word } = tokens[at] as Token;
  const after = at + 1 < unit.to ? tokens[at + 1] : undefined;
  if (STATES.has(word)) return true;
  if (isDoing(word)) return after !== undefined ? isTaken(after) : !unit.opens;
  // "Inflate it!", "keep the frame still".
  if (isVerb(word) && !word.endsWith('s'))
    return after !== undefined && (determiners.has(after.word) || pronouns.has(after.word));
  const base = baseOf(word);
  if (base === undefined) return false;
  if (after?.atom?.kind === 'quote' || tokens[at - 1]?.word === 'then') return true;
  if (after === undefined) return !unit.opens && isMostlyVerb(base);
  if (
    determiners.has(after.word) ||
    pronouns.has(after.word) ||
    PARTICLES.has(after.word) ||
    numberOf(after.word) !== undefined
  )
    return true;
  return prepositions.has(after.word) && after.word !== 'of' && isMostlyVerb(base);
}

/** How many the unit speaks of, where its first words tell. */
function subjectNumber(tokens: readonly Token[], unit: Unit): Count {
  const first = tokens[unit.from];
  if (!first) return undefined;
  const count = numberOf(first.word) ?? (first.kind === 'number' ? Number(first.word) : undefined);
  if (count !== undefined) return count > 1 ? 'more' : 'one';
  if (!ONE.has(first.word)) return first.isCapital && !unit.opens ? 'one' : undefined;
  const second = numberOf(tokens[unit.from + 1]?.word ?? '');
  if (second !== undefined && second > 1) return 'more';
  // "Her clogs and apron wait".
  if (
    tokens
      .slice(unit.from + 1, unit.from + 6)
      .some(({ word }, at) => word === 'and' && unit.from + 1 + at < unit.to)
  )
    return 'more';
  if (first.word === 'a' || first.word === 'an' || first.word === 'one') return 'one';
  // "The waves crash": the first noun behind tells by its ending.
  for (let at = unit.from + 1; at < Math.min(unit.to, unit.from + 5); at++) {
    const { word } = tokens[at] as Token;
    const next = tokens[at + 1];
    if (at + 1 >= unit.to || !next || next.kind !== 'word') break;
    if (word.endsWith('s') && !word.endsWith('ss') && !word.includes("'")) return 'more';
    if (baseOf(next.word) !== undefined) return 'one';
  }
  return 'one';
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
  return (
    (determiners.has(before) && before !== 'both') ||
    prepositions.has(before) ||
    DENIES.has(before) ||
    numberOf(before) !== undefined
  );
}

function isTaken({ kind, word, atom }: Token): boolean {
  if (kind === 'atom') return atom?.kind === 'quote' || atom?.kind === 'mention';
  return (
    determiners.has(word) ||
    prepositions.has(word) ||
    pronouns.has(word) ||
    conjunctions.has(word) ||
    PARTICLES.has(word) ||
    word.endsWith('ly')
  );
}
