import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import { verbAt } from '../phrases/find-verb.ts';
import type { Unit } from '../units/unit.ts';

/** "Nobody in frame", "nothing else written anywhere": said of the whole, and left as it is. */
export function emptiness({ tokens }: Context, unit: Unit): Claim[] {
  const first = tokens[unit.from];
  if (!first || !EMPTY.has(first.word) || unit.to - unit.from < 2) return [];
  if (['but', 'except', 'more', 'less', 'like'].includes(tokens[unit.from + 1]?.word ?? '')) return [];
  const deed = verbAt(tokens, unit);
  if (deed !== undefined && !tokens[deed]?.word.endsWith('ing')) return [];
  const span = { from: first.from, to: tokens[unit.to - 1]?.to ?? first.to };
  return [
    { ...span, sure: 'agreed', said: { kind: 'absence', things: [], form: 'predicate', reach: 'bound' } },
  ];
}

const EMPTY = new Set(['nobody', 'nothing', 'none', 'noone']);
