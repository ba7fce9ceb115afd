import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { Unit } from '../units/unit.ts';
import { wordSet } from '../words/word-set.ts';

const OFF = wordSet('no none off false');
const LONGEST_NAME = 3;

/** "Light leaks: no": what a list of switches leaves off must not be there. */
export function findSwitchedOff({ tokens, units }: Context): Claim[] {
  return units.flatMap((unit, at) => {
    const before = units[at - 1];
    if (!before || !isOff(unit) || before.sentence !== unit.sentence || before.stop !== ':') return [];
    if (unit.labelled || before.to - before.from > LONGEST_NAME) return [];
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
