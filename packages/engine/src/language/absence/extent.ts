import type { Context } from '../context.ts';
import { verbAt } from '../phrases/find-verb.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, prepositions, pronouns } from '../words/closed-class.ts';
import type { Cue } from './cue.ts';
import { nounNegatorsOf } from './negators.ts';

/** "A horse without a rider waits": what somebody does is no part of what is not there. */
export function deedBehind(tokens: readonly Token[], unit: Unit, cue: Cue): number | undefined {
  const deed = cue.at > unit.from ? verbAt(tokens, unit) : undefined;
  return deed !== undefined && deed > cue.behind ? deed : undefined;
}

/** "No ship in the window", "no water in it": what hangs on it goes with it. */
export function withComplement(tokens: readonly Token[], unit: Unit, cue: Cue, end: number): number {
  if (end >= unit.to) return end;
  const { word = '' } = tokens[end] ?? {};
  const isWhole = cue.at === unit.from;
  const isTail =
    ['visible', 'anywhere', 'whatsoever', 'please', 'pls', 'either'].includes(word) || word === 'at';
  if (isTail && end + 1 === unit.to) return unit.to;
  if (word === 'at' && tokens[end + 1]?.word === 'all') return end + 2;
  if (!prepositions.has(word)) return end;
  const isOnPronoun = pronouns.has(tokens[end + 1]?.word ?? '') && end + 2 === unit.to;
  if (isOnPronoun) return unit.to;
  return isWhole ? phraseEnd(tokens, unit, end) : end;
}

/** "No boat in the back": where it must not be is part of what must not be. "No water in it" says nothing more than water. */
export function isPlaced(tokens: readonly Token[], from: number, end: number): boolean {
  const [lead, first] = tokens.slice(from, end);
  return (
    lead !== undefined &&
    prepositions.has(lead.word) &&
    first !== undefined &&
    !pronouns.has(first.word) &&
    lead.word !== 'at'
  );
}

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

export function sentenceEnd({ tokens, units, languages }: Context, unit: Unit): number {
  const nounNegators = nounNegatorsOf(languages[unit.sentence] ?? 'en');
  let end = unit.to;
  for (const other of units)
    if (
      other.sentence === unit.sentence &&
      other.from >= unit.to &&
      !nounNegators.has(tokens[other.from]?.word ?? '')
    )
      end = Math.max(end, other.to);
  return end;
}
