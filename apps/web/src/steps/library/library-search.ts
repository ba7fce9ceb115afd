import type { LibraryPrompt } from '@cuewright/engine/content/library';
import { type Find, findRanked } from '../../lib/find-ranked.ts';

/** Title and description hold the letters wherever they stand; the body and the techniques, words. */
export function librarySearch(prompts: readonly LibraryPrompt[]): Find<LibraryPrompt> {
  return findRanked(prompts, [
    { of: ({ title }) => title, weight: 4, isWhole: true },
    { of: ({ description }) => description, weight: 2, isWhole: true },
    { of: ({ techniques }) => techniques.join(', '), weight: 2 },
    { of: ({ prompt }) => prompt, weight: 1 },
  ]);
}
