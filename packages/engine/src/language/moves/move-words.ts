import { moveHeads } from '../kinds/heads.ts';
import { wordSet } from '../words/word-set.ts';

const VERBS = wordSet(
  'pans panning tilts tilting dollies dollying pushes pushing pulls pulling zooms zooming cranes craning orbits orbiting tracks trucks trucking rotates rotating drifts drifting glides gliding rises rising descends descending follows following follow circles circling circle arcs arcing whips holds hold holding sweeps sweeping sweep flies flying fly lifts lifting sinks sinking creeps creeping creep drops dropping swings swinging floats floating moves moving racks racking tracking',
);
export const tempos = wordSet(
  'slow slowly quick quickly fast swift swiftly gentle gently smooth smoothly steady steadily sudden suddenly rapid rapidly brisk briskly gradual gradually barely lazily lazy frantic frantically',
);
/** What a move goes to, along or around. */
export const aims = wordSet(
  'on onto into to toward towards past around over through along across from behind between above under at',
);

export function isMoveWord(word: string): boolean {
  return moveHeads.has(word) || VERBS.has(word);
}
