import type { Claim } from '../claims/claim.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';

/** Which claims reach into each unit; both lists are walked once. */
export function claimsByUnit(
  tokens: readonly Token[],
  units: readonly Unit[],
  claims: readonly Claim[],
): Claim[][] {
  const byUnit: Claim[][] = units.map(() => []);
  const sorted = [...claims].sort((one, other) => one.from - other.from);
  let first = 0;
  for (const claim of sorted) {
    while (first < units.length && endOf(tokens, units[first]) <= claim.from) first += 1;
    for (let at = first; at < units.length && beginOf(tokens, units[at]) < claim.to; at++)
      byUnit[at]?.push(claim);
  }
  return byUnit;
}

function beginOf(tokens: readonly Token[], unit: Unit | undefined): number {
  return tokens[unit?.labelFrom ?? unit?.from ?? tokens.length]?.from ?? Number.POSITIVE_INFINITY;
}

function endOf(tokens: readonly Token[], unit: Unit | undefined): number {
  return tokens[(unit?.to ?? 0) - 1]?.to ?? 0;
}
