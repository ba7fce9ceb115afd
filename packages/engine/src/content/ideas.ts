import type { Mode } from '../shot/shot.ts';

/** What the optimizer shows before a word is typed. */
export const exampleIdeas = {
  photo: [
    'A violin maker checking the curve of a rib against the window',
    'My grandmother at her stove, the day before the wedding',
    'A row of fishing boats pulled up for the winter',
    'One pear, one knife, a steel table',
  ],
  video: [
    'A referee tying his boots in an empty changing room',
    'The moment a darkroom print begins to show',
    'A street sweeper finds a red balloon and lets it go',
    'Dough rising under a cloth while the house wakes up',
  ],
} as const satisfies Record<Mode, readonly [string, string, string, string]>;

export const ideaPlaceholders = {
  photo:
    'Who or what is in the picture, and where? One sentence will do: a beekeeper lifting the last frame of the year',
  video:
    'What happens, from its first second to its last? For example: a lift door opens, nobody gets out, it closes again',
} as const satisfies Record<Mode, string>;
