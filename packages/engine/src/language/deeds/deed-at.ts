import { verbAt } from '../phrases/find-verb.ts';
import type { Token } from '../tokens/token.ts';
import { isPerson } from '../values/people.ts';
import { madeFor } from '../words/action-words.ts';
import { auxiliaries, determiners, isJoining, prepositions, pronouns } from '../words/closed-class.ts';
import { baseOf, isMostlyVerb, isVerb, senseOf } from '../words/senses.ts';
import { isDoing } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';

const namesOfThings = wordSet(madeFor);
const MOST_TRIES = 4;

/** Which of the tokens of a clause says what somebody does, if one does; `to` is not part of it. */
export function deedAt(tokens: readonly Token[], from: number, to: number, opens = true): number | undefined {
  let first = from;
  for (let tried = 0; tried < MOST_TRIES && first < to; tried++) {
    const at = verbAt(tokens, {
      from: first,
      to,
      sentence: 0,
      line: 0,
      opens: opens && first === from,
      stop: '',
    });
    if (at === undefined) return participleAt(tokens, from, to);
    if (!isNoDeed(tokens, first, at, to)) return at;
    first = at + 1;
  }
  return undefined;
}

/** "A shoe striking a puddle": whatever it looks like elsewhere, before what it is done to it is done. */
function participleAt(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let at = from + 2; at + 1 < to; at++) {
    const { word } = tokens[at] as Token;
    const isDone = word.length > 5 && word.endsWith('ing') && determiners.has(tokens[at + 1]?.word ?? '');
    if (isDone && tokens[at - 1]?.kind === 'word' && !isJoining(tokens[at - 1]?.word ?? '')) return at;
  }
  return undefined;
}

/** "A running shoe", "everyone is a cat": what a thing is for, and what somebody is. */
function isNoDeed(tokens: readonly Token[], from: number, at: number, to: number): boolean {
  const token = tokens[at] as Token;
  const { word } = token;
  const next = at + 1 < to ? tokens[at + 1] : undefined;
  const before = tokens[at - 1]?.word ?? '';
  // "You know", "the sheriff's eyes".
  if (before === 'of' || before === 'you' || (before.endsWith("'s") && !auxiliaries.has(before))) return true;
  if (at === from && isNamedAlone(token, next)) return true;
  // "Ropes or gulls".
  if (before === 'or' && !isDoing(word) && !isMostlyVerb(baseOf(word) ?? word)) return true;
  if (isDoing(word)) return isNamedFor(next) || (isThing(next) && !hasNoun(tokens, from, at));
  if (isCompound(tokens, from, at, next)) return true;
  return auxiliaries.has(word) && !isDoing(next?.word ?? '');
}

function isNamedFor(next: Token | undefined): boolean {
  return next !== undefined && (namesOfThings.has(next.word) || namesOfThings.has(`${next.word}s`));
}

function isThing(token: Token | undefined): boolean {
  return token?.kind === 'word' && !isJoining(token.word) && senseOf(token.word) !== undefined;
}

/** "A wooden sailing ship": nothing is named before it that could sail. */
function hasNoun(tokens: readonly Token[], from: number, at: number): boolean {
  return tokens
    .slice(from, at)
    .some(
      ({ word, kind, isCapital }, nth) =>
        kind !== 'mark' &&
        (pronouns.has(word) || senseOf(word) !== undefined || isPerson(word) || (isCapital && nth > 0)),
    );
}

const MOST_IN_COMPOUND = 3;
const ARTICLES = wordSet('a an the');

/** "Gulls", "floodlights off": a thing that nothing is done to, and nobody named before it. */
function isNamedAlone(token: Token, next: Token | undefined): boolean {
  return (
    !isDoing(token.word) &&
    isThing(token) &&
    !determiners.has(next?.word ?? '') &&
    !pronouns.has(next?.word ?? '')
  );
}

/** "At a kitchen table", "in a dark car park": a thing behind the nouns that a preposition leads, which nothing is done to. */
function isCompound(tokens: readonly Token[], from: number, at: number, next: Token | undefined): boolean {
  const { word } = tokens[at] as Token;
  const isEnd = !next || next.kind === 'mark' || prepositions.has(next.word);
  if (!isEnd || isMostlyVerb(baseOf(word) ?? word) || tokens[at - 1]?.kind !== 'word') return false;
  for (let back = at - 2; back > Math.max(from, at - 2 - MOST_IN_COMPOUND); back--) {
    const { word: before = '', kind } = tokens[back] ?? {};
    if (ARTICLES.has(before)) return prepositions.has(tokens[back - 1]?.word ?? '');
    if (kind !== 'word' || prepositions.has(before)) return false;
  }
  return false;
}

/** "An old fisherman with a beard and a girl mend a net": two, each of them one, and the bare verb behind. */
export function sharedDeedAt(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let at = from + 3; at + 1 < to; at++) {
    const { word } = tokens[at] as Token;
    if (!isPerson(tokens[at - 1]?.word ?? '') || !isVerb(word) || word.endsWith('s')) continue;
    const joins = tokens.slice(Math.max(from, at - 4), at - 1).some((one) => one.word === 'and');
    if (joins && (determiners.has(tokens[at + 1]?.word ?? '') || isMostlyVerb(word))) return at;
  }
  return undefined;
}
