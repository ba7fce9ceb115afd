import type { Rolldown } from 'vite';

/** The start page's own step is a chunk beside `start`. As an entry it counts as loaded at first, with all that it imports. */
export const FIRST_STEP = 'src/steps/hero/hero-step.tsx';

/** What only that step shows stays in its chunk. */
const OF_THE_STEP = /\/src\/(?:steps\/hero|features\/(?:guest-preview|counters))\/|first-copies/;

/** What is loaded first with the start page is one chunk, not thirty: packed together it is smaller, and asked for once. */
export const firstLoadGroup: Rolldown.CodeSplittingGroup = {
  name: 'start',
  tags: ['$initial'],
  test: (id) => !OF_THE_STEP.test(id),
  priority: 3,
};
