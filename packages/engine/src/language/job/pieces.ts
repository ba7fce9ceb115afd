import type { Reading } from '../reading.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { reasons } from './evidence-words.ts';
import { speakers } from './job-talk-words.ts';
import type { OfLetter } from './letter.ts';

/**
 * The clauses of a text, cut once more where somebody begins to speak of themselves: "a red barn | because my boss asked |
 * and I'd need it by Friday". A bracket is a piece of its own,
 * and what the form of a letter tells of is no piece.
 */
export function piecesOf({ tokens, units }: Reading, letter: readonly OfLetter[]): Unit[] {
  return units.flatMap((whole) => {
    const unit = outside(tokens, whole, letter);
    if (!unit) return [];
    if (unit.labelled) return [unit];
    const cuts = [unit.from, ...cutsIn(tokens, unit), unit.to];
    return cuts.slice(1).flatMap((to, nth): Unit[] => {
      const from = cuts[nth] as number;
      if (to <= from) return [];
      return [{ ...unit, from, to, opens: unit.opens && nth === 0, stop: to === unit.to ? unit.stop : '' }];
    });
  });
}

/** What of a clause stands behind the stretches of a letter in it; nothing where they cover it. */
function outside(tokens: readonly Token[], unit: Unit, letter: readonly OfLetter[]): Unit | undefined {
  let { from } = unit;
  const isTold = (at: number) =>
    letter.some((one) => one.from <= (tokens[at]?.from ?? 0) && (tokens[at]?.to ?? 0) <= one.to);
  while (from < unit.to && isTold(from)) from += 1;
  if (from === unit.to) return undefined;
  return from === unit.from ? unit : { ...unit, from, opens: true };
}

function cutsIn(tokens: readonly Token[], { from, to }: Unit): number[] {
  const cuts: number[] = [];
  for (let at = from + 1; at < to; at++) {
    const { kind, word } = tokens[at] as Token;
    if (kind === 'mark' && (word === '(' || word === '[')) cuts.push(at);
    else if (kind === 'mark' && (word === ')' || word === ']') && at + 1 < to) cuts.push(at + 1);
    else if (kind === 'word' && beginsTalk(tokens, at)) cuts.push(at);
  }
  return cuts;
}

/** "So we", "because my boss", "and please". */
function beginsTalk(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const next = tokens[at + 1]?.word ?? '';
  if (word === 'because' || word === 'cos' || word === 'coz') return true;
  return reasons.has(word) && (speakers.has(next) || ASKS.has(next) || word === 'since');
}

const ASKS: ReadonlySet<string> = new Set([
  'please',
  'pls',
  "don't",
  'dont',
  "they're",
  'they',
  "that's",
  "it's",
]);
