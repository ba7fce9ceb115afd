import { madeFor, notDoers, nounsFirst } from '../vocabulary/action-words.ts';
import { irregularPlurals, numberWords, persons } from '../vocabulary/people-words.ts';
import type { Read } from './finding.ts';
import { isStop } from './phrases.ts';
import { isSaying } from './speech-class.ts';
import type { Token } from './tokens.ts';
import {
  isAlsoNoun,
  isBaseForm,
  isConjunction,
  isDeterminer,
  isDoing,
  isFunctionWord,
  isPreposition,
  isPronoun,
  isThingOrDoing,
  isThirdPerson,
  wordSet,
} from './word-class.ts';

const notDoer = wordSet(notDoers);
const mostlyNouns = wordSet(nounsFirst);
const namesOfThings = wordSet(madeFor);
const singularPersons = wordSet(persons);
const DESCRIBING = wordSet(
  'old young small big tall thin little large huge long short dark bright empty lonely tired beautiful slow quick soft hard cold warm wet dry dirty clean new abandoned rusty wooden red blue green white black yellow brown grey gray golden silver',
);
const NEGATING = wordSet('not nothing none never no nobody');
const AFTER_WHICH_NOUNS = wordSet('of for by with no without');

/** What somebody does, from the verb to the end of its clause; `ends` tells which tokens an action cannot run over. */
export function readAction(
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
  endsAction: (at: number) => boolean,
): Read | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (isTaken(at) || !isVerbHere(tokens, at, isTaken)) continue;
    let to = at + 1;
    while (to < tokens.length && !isEnd(tokens, to, endsAction)) to += 1;
    while (to > at + 1 && isLoose(tokens[to - 1])) to -= 1;
    return { field: 'subject.action', value: '', from: at, to };
  }
  return undefined;
}

function isEnd(tokens: readonly Token[], at: number, endsAction: (at: number) => boolean): boolean {
  const token = tokens[at];
  if (!token || endsAction(at)) return true;
  if (isStop(token) || token.word === '"') return true;
  return token.word === 'while' || token.word === 'as' || token.word === 'when';
}

function isLoose(token: Token | undefined): boolean {
  return token === undefined ||
    token.kind === 'mark' ||
    isConjunction(token.word) ||
    isPreposition(token.word) ||
    isDeterminer(token.word)
    ? !['up', 'down', 'off', 'over', 'past', 'out', 'on', 'along', 'around', 'across'].includes(
        token?.word ?? '',
      )
    : false;
}

function isVerbHere(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  const { word } = token;
  if (isSaying(word) && tokens.slice(at + 1, at + 8).some((next) => next.word === '"')) return false;
  if (isDoing(word)) return isDoingHere(tokens, at, isTaken);
  if (isThirdPerson(word)) return isThirdPersonHere(tokens, at, isTaken);
  if (isUnknownDeed(tokens, at)) return !isNotDoer(tokens, at, isTaken);
  return isBaseForm(word) && isBaseFormHere(tokens, at);
}

function isDoingHere(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (after && namesOfThings.has(after.word) && !after.glued) return false;
  if (
    isThingOrDoing(token(tokens, at)) &&
    !(
      before?.kind === 'word' &&
      after?.kind === 'word' &&
      isFunctionWord(after.word) &&
      !isFunctionWord(before.word)
    )
  )
    return false;
  if (before?.kind === 'word') {
    if (NEGATING.has(before.word)) return false;
    if (isDeterminer(before.word) || AFTER_WHICH_NOUNS.has(before.word)) return false;
    if (DESCRIBING.has(before.word) && after?.kind === 'word' && !isFunctionWord(after.word)) return false;
    if (
      isPreposition(before.word) &&
      !['while', 'mid', 'out', 'up', 'down', 'off', 'alone'].includes(before.word)
    )
      return false;
    return !isNotDoer(tokens, at, isTaken);
  }
  // At the beginning of a clause it describes what follows, unless somebody was named before.
  return at > 0
    ? !isNotDoer(tokens, at, isTaken) && somebodyBefore(tokens, at, isTaken)
    : after?.kind === 'word' && isFunctionWord(after.word);
}

function token(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? '';
}

function somebodyBefore(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): boolean {
  if (isBehindCamera(tokens, at, isTaken)) return false;
  for (let back = at - 1; back >= Math.max(0, at - 14); back--) {
    const { word = '', kind } = tokens[back] ?? {};
    if (kind === 'word' && !isTaken(back) && !isFunctionWord(word) && !notDoer.has(word)) return true;
  }
  return false;
}

/** "a bare bulb above, falling off to black": the clause before was of light or of the camera. */
function isBehindCamera(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): boolean {
  let from = at - 1;
  while (from > 0 && !isStop(tokens[from - 1] as Token)) from -= 1;
  const words = tokens.slice(from, at - 1);
  if (words.some(({ word }) => word === 'of' || singularPersons.has(word))) return false;
  const said = words.flatMap(({ word, kind }, offset) =>
    kind !== 'mark' && !isFunctionWord(word) ? [from + offset] : [],
  );
  return said.slice(0, 2).some((place) => isTaken(place));
}

function isThirdPersonHere(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): boolean {
  const word = tokens[at]?.word ?? '';
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (before?.kind !== 'word' || before.possessive) return false;
  const told =
    isPronoun(before.word) ||
    before.word === 'who' ||
    before.word === 'that' ||
    before.word === 'slowly' ||
    before.word.endsWith('ly') ||
    before.word === 'and' ||
    before.word === 'then' ||
    before.word === 'never' ||
    before.word === 'always' ||
    before.word === 'still' ||
    (word === 'rings' && RINGERS.has(before.word));
  if (
    !told &&
    (isFunctionWord(before.word) ||
      (isAlsoNoun(word) && isDoing(before.word)) ||
      DESCRIBING.has(before.word) ||
      before.word in numberWords)
  )
    return false;
  if (before.word === 'and' && !isTaken(at) && !hasVerbBefore(tokens, at)) return false;
  if (after?.kind === 'word' && isAuxiliary(after.word)) return false;
  if (mostlyNouns.has(word) && !told && !(after && (isDeterminer(after.word) || isPronoun(after.word))))
    return false;
  if (isAlsoNoun(word) && !told && !singularPersons.has(before.word) && !takesSomething(after)) return false;
  if (
    isAlsoNoun(word) &&
    !told &&
    !isPersonLike(before) &&
    after?.kind === 'word' &&
    (after.word === 'of' || after.word === 'and')
  )
    return false;
  return !isNotDoer(tokens, at, isTaken);
}

/** "a violinist busks in the square": whatever it is, a word in -s between one person and a preposition is a deed. */
function isUnknownDeed(tokens: readonly Token[], at: number): boolean {
  const { word = '', possessive } = tokens[at] ?? {};
  const before = tokens[at - 1];
  if (possessive || !/[^suia]s$/.test(word) || word.length < 4 || isFunctionWord(word)) return false;
  if (
    !before ||
    before.possessive ||
    !singularPersons.has(before.word) ||
    singularPersons.has(word.slice(0, -1))
  )
    return false;
  const after = tokens[at + 1];
  const goesOn = after?.kind === 'word' && (isPreposition(after.word) || isDeterminer(after.word));
  const named = tokens
    .slice(Math.max(0, at - 4), at - 1)
    .some(({ word: one }) => one === 'a' || one === 'an' || one === 'the');
  return goesOn && named && after?.word !== 'of' && after?.word !== 'with' && after?.word !== 'for';
}

const RINGERS = wordSet('phone telephone bell doorbell alarm');

function hasVerbBefore(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 10), at)
    .some(({ word }) => (isThirdPerson(word) && !isAlsoNoun(word)) || isSaying(word));
}

function isAuxiliary(word: string): boolean {
  return ['is', 'are', 'was', 'were', 'has', 'have'].includes(word);
}

function takesSomething(after: Token | undefined): boolean {
  if (after?.kind === 'number' || (after && after.word in numberWords)) return true;
  return (
    after?.kind === 'word' &&
    isFunctionWord(after.word) &&
    after.word !== 'of' &&
    after.word !== 'on' &&
    after.word !== 'and' &&
    after.word !== 'are'
  );
}

function isPersonLike(token: Token): boolean {
  return singularPersons.has(token.word) || token.capital;
}

/** "two girls dance": the bare verb behind more than one. */
function isBaseFormHere(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.kind !== 'word' || before.possessive) return false;
  const several =
    before.word === 'they' ||
    isJoined(tokens, at - 1) ||
    before.word in irregularPlurals ||
    /(?:[^sui]ers|ors|ists|ians)$/.test(before.word) ||
    (before.word.endsWith('s') && singularPersons.has(before.word.slice(0, -1))) ||
    [
      'twins',
      'kids',
      'dogs',
      'horses',
      'cats',
      'birds',
      'lovers',
      'couple',
      'hands',
      'wolves',
      'friends',
    ].includes(before.word);
  const after = tokens[at + 1];
  return (
    several &&
    (!after ||
      after.kind === 'mark' ||
      isFunctionWord(after.word) ||
      after.word.endsWith('ly') ||
      !isBaseForm(after.word))
  );
}

/** "a grandmother and her grandson bake": two, each of them one. */
function isJoined(tokens: readonly Token[], at: number): boolean {
  if (!singularPersons.has(tokens[at]?.word ?? '') && tokens[at]?.capital !== true) return false;
  return tokens.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'and');
}

/** Light falls and fog rolls in, but that is not what the picture is about. */
function isNotDoer(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const token = tokens[back];
    if (!token || token.kind === 'mark') return false;
    if (notDoer.has(token.word)) return true;
    if (isTaken(back) && !isFunctionWord(token.word)) return true;
    if (!token.word.endsWith('ly') && !isFunctionWord(token.word)) return false;
  }
  return false;
}
