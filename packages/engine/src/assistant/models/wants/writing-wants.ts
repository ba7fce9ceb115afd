import { inputSentences, list, marked } from '../fact-sentences.ts';
import { languageNames } from '../language-names.ts';
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
  const language = Object.entries(languageNames).find(([, name]) =>
    has(new RegExp(`\\b${name.toLowerCase()}\\b`)),
  );
  if (language && has(/\b(?:read|understand|know|speak|write|prompt|take|work)\w*\b/))
    wants.push({
      id: 'language',
      words: `reads ${language[1]}`,
      fits: ({ languages }) => languages?.value.includes(language[0]) === true,
      because: ({ languages }) =>
        languages && marked(languages, (tags) => list(tags.map((tag) => languageNames[tag] ?? tag))),
    });
  return wants;
}
