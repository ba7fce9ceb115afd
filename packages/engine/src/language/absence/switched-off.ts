import { isSomebody } from '../cast/people.ts';
import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { wordSet } from '../words/word-set.ts';

const OFF = wordSet('no none off false');
const LONGEST_NAME = 3;
const ANSWERING = wordSet('one ones other others she he they me us');

function canAnswer({ word, isShouted }: Token): boolean {
  return ANSWERING.has(word) || isSomebody(word) || isShouted;
}

/** "Light leaks: no": what a list of switches leaves off must not be there. */
export function findSwitchedOff({ tokens, units }: Context): Claim[] {
  return units.flatMap((unit, at) => {
    const before = units[at - 1];
    if (!before || !isOff(unit) || before.sentence !== unit.sentence || before.stop !== ':') return [];
    if (unit.labelled || before.to - before.from > LONGEST_NAME) return [];
    // "The tall one: no": somebody answers.
    if (tokens.slice(before.from, before.to).some(canAnswer)) return [];
    const thing = { from: tokens[before.from]?.from ?? 0, to: tokens[before.to - 1]?.to ?? 0 };
    return [
      {
        from: thing.from,
        to: tokens[unit.to - 1]?.to ?? thing.to,
        core: thing,
        sure: 'form',
        said: { kind: 'absence', things: [thing], form: 'noun', reach: 'picture' },
      },
    ];
  });

  function isOff({ from, to }: Unit): boolean {
    return to - from === 1 && OFF.has(tokens[from]?.word ?? '');
  }
}
