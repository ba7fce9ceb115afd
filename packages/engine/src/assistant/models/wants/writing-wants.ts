import { inputSentences } from '../fact-sentences.ts';
import type { Want } from './want.ts';

/** How it has to be written for. */
export function writingWants(message: string): Want[] {
  const wants: Want[] = [];
  const add = (when: boolean, ...wanted: Want[]) => {
    if (when) wants.push(...wanted);
  };
  const has = (pattern: RegExp) => pattern.test(message);

  add(has(/\bscripts?\b/), {
    id: 'script',
    words: 'reads a script',
    fits: ({ input }) => input.value === 'script',
    because: ({ input }) => inputSentences[input.value],
  });
  add(has(/\btags?\b|comma[- ]separated|keywords/), {
    id: 'tags',
    words: 'reads tags',
    fits: ({ input }) => input.value === 'tags',
    because: ({ input }) => inputSentences[input.value],
  });
  add(has(/\b(?:flags?|--\w+)\b/), {
    id: 'flags',
    words: 'is told with flags',
    fits: ({ input }) => input.value === 'flagged',
    because: ({ input }) => inputSentences[input.value],
  });
  return wants;
}
