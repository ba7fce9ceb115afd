import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { wordSet } from '../words/word-set.ts';

/** A figure beside one of these is on a thing in the picture, or a time in the story. */
const OWNERS = wordSet(
  'score scoreboard says clock stopwatch timer countdown thermometer chalked clapperboard reads left later ago slow fast late early before after last record sign jersey',
);
const THINGS_WITH_FIGURES = wordSet(
  'television tv monitor projector display camcorder camera screen printer',
);

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Whether a figure belongs to something in the picture. */
export function isOfThing(
  tokens: readonly Token[],
  unit: Unit,
  { from, to, key }: Stretch & { readonly key: string },
): boolean {
  const near = tokens
    .slice(Math.max(unit.from, from - 5), from)
    .concat(tokens.slice(to, Math.min(unit.to, to + 4)));
  if (near.some(({ word }) => OWNERS.has(word))) return true;
  return key === 'resolution' && THINGS_WITH_FIGURES.has(tokens[to]?.word ?? '');
}

/** "A television showing the match in 4K": what shows it has it. */
export function ofScreen(tokens: readonly Token[], unit: Unit, { from }: Stretch): boolean {
  return tokens
    .slice(Math.max(unit.from, from - 8), from)
    .some(({ word }) => OWNERS.has(word) || THINGS_WITH_FIGURES.has(word));
}
