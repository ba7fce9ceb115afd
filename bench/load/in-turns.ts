import { median } from '../row.ts';
import type { Load } from './load.ts';

export interface Beside {
  ours: Load[];
  bare: Load[];
}

/** Both, round after round in turns, so that whatever else the machine does meets both. The first round pays for compiling. */
export async function inTurns(
  rounds: number,
  { ours, bare }: { ours: () => Promise<Load>; bare: () => Promise<Load> },
): Promise<Beside> {
  await ours();
  await bare();
  const loads: Beside = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    loads.ours.push(await ours());
    loads.bare.push(await bare());
  }
  return loads;
}

export function rate(loads: readonly Load[]): number {
  return median(loads.map(({ perSecond }) => perSecond));
}

/** How long half of the answers take at most, in milliseconds. */
export function halfWithin(loads: readonly Load[]): number {
  return median(loads.map(({ p50 }) => p50));
}
