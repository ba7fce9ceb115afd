import { verbAt } from '../phrases/find-verb.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, determiners, prepositions, pronouns } from '../words/closed-class.ts';
import { baseOf, isMostlyVerb } from '../words/senses.ts';
import { wordSet } from '../words/word-set.ts';
import type { Cue } from './cue.ts';

/** "A horse without a rider waits": what somebody does is no part of what is not there. */
export function deedBehind(tokens: readonly Token[], unit: Unit, cue: Cue): number | undefined {
  const deed = cue.at > unit.from ? verbAt(tokens, unit) : undefined;
  if (deed === undefined || deed <= cue.behind || isNamed(tokens, unit, cue, deed)) return undefined;
  return deed;
}

/** "Without cars or satellite dishes": a thing, for whoever did it would be one of a kind and have an article. */
function isNamed(tokens: readonly Token[], unit: Unit, { behind }: Cue, deed: number): boolean {
  const { word = '' } = tokens[deed] ?? {};
  const base = baseOf(word);
  if (deed < unit.to - 1 || base === undefined) return false;
  const or = tokens.slice(behind, deed).findLastIndex((token) => token.word === 'or' || token.word === 'nor');
  const led = tokens.slice(behind + Math.max(0, or), deed);
  return !isMostlyVerb(base) && !led.some((token) => ARTICLES.has(token.word));
}

const ARTICLES = wordSet('a an one the his her its their');

/** "No ship in the window", "no water in it": what hangs on it goes with it. */
export function withComplement(
  tokens: readonly Token[],
  unit: Unit,
  end: number,
  /** Nothing stands before it in its clause but what is denied as well. */
  isWhole: boolean,
): number {
  if (end >= unit.to) return end;
  const { word = '' } = tokens[end] ?? {};
  const isTail =
    [
      'visible',
      'anywhere',
      'whatsoever',
      'please',
      'pls',
      'either',
      'anymore',
      'today',
      'tonight',
      'too',
      'altogether',
    ].includes(word) || word === 'at';
  if (isTail && end + 1 === unit.to) return unit.to;
  // "Anywhere near the shelves".
  if (isTail && prepositions.has(tokens[end + 1]?.word ?? '') && word !== 'at')
    return phraseEnd(tokens, unit, end + 1);
  if (word === 'at' && tokens[end + 1]?.word === 'all') return end + 2;
  if (word === 'this' && tokens[end + 1]?.word === 'time') return end + 2;
  if (!prepositions.has(word)) return end;
  const isOnPronoun = pronouns.has(tokens[end + 1]?.word ?? '') && end + 2 === unit.to;
  if (isOnPronoun) return unit.to;
  return isWhole ? phraseEnd(tokens, unit, end) : end;
}

/** "No boat in the back": where it must not be is part of what must not be. "No water in it" says nothing more than water. */
export function isPlaced(tokens: readonly Token[], from: number, end: number): boolean {
  const begin = ['anywhere', 'visible'].includes(tokens[from]?.word ?? '') ? from + 1 : from;
  const [lead, first] = tokens.slice(begin, end);
  return (
    lead !== undefined &&
    prepositions.has(lead.word) &&
    first !== undefined &&
    !pronouns.has(first.word) &&
    lead.word !== 'at' &&
    !isPicture(tokens, begin + 1, end)
  );
}

/** "In the frame" is everywhere. */
function isPicture(tokens: readonly Token[], from: number, end: number): boolean {
  const words = tokens.slice(from, end).filter(({ word }) => !determiners.has(word));
  return words.length === 1 && PICTURES.has(words[0]?.word ?? '');
}

const PICTURES = wordSet('frame picture image shot photo photograph scene view composition');

/** As far as the phrase goes: "instead of boats on the racks there are people" goes on with what is there. */
function phraseEnd(tokens: readonly Token[], unit: Unit, from: number): number {
  let at = from + 1;
  while (at < unit.to) {
    const { word } = tokens[at] as Token;
    if (
      auxiliaries.has(word) ||
      ['there', 'and', 'but', 'because', 'so', 'while', 'only', 'just'].includes(word)
    )
      return at;
    if (pronouns.has(word) && at > from + 1) return at;
    at += 1;
  }
  return unit.to;
}
