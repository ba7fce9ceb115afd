import type { Rolldown } from 'vite';

/**
 * What several later screens share. Left alone, each set of screens that share something is a chunk of its own, most
 * smaller than its own headers: eighty requests for a step, and all their names in the first load.
 */
export const laterGroups: readonly Rolldown.CodeSplittingGroup[] = [
  // Leaves of a few bytes each.
  {
    name: 'small',
    test: /\/node_modules\/lucide-react\/|\/packages\/contract\//,
    minShareCount: 2,
    priority: 2,
  },
  // Of the libraries, what is used by the same screens goes together, and what is tiny to its neighbours. With a higher
  // threshold two of them need each other, and whichever begins first finds nothing of the other.
  {
    name: 'library',
    test: /\/node_modules\//,
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
    priority: 1,
  },
];
