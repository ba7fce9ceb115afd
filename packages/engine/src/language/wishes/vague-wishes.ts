import { listed } from '../words/listed.ts';

export interface VagueWish {
  readonly said: readonly string[];
  readonly choices: readonly string[];
  /** Something has to go: what, is chosen among what is there. */
  readonly isLess?: true;
}

/** Words of wishes that say what is missing and not what should be done, with the two likeliest things to do. */
export const vagueWishes: readonly VagueWish[] = [
  { said: listed('tone, tune'), choices: ['Make it calmer', 'Make the colours muted'] },
  {
    said: listed(
      'busy, cluttered, crowded, full, emptier, empty, minimal, sparse, simpler, simplify, declutter, calmer, less',
    ),
    choices: ['Make it shorter', 'Make it minimal'],
    isLess: true,
  },
  { said: listed('busier, fuller'), choices: ['Add people in the background', 'Make it longer'] },
  {
    said: listed(
      'boring, dull, plain, spice, jazz, liven, pep, drama, punch, oomph, pop, wow, edge, energy, exciting, epic, life, fun, cool, special, punchy',
    ),
    choices: ['Make it more dramatic', 'Make it golden hour'],
  },
  { said: listed('loud'), choices: ['Make the colours muted', 'Make it calmer'] },
  { said: listed('brighten, cheer'), choices: ['Make it brighter', 'Make it cheerful'] },
];
