import type { Model } from '../../../catalogue/index.ts';
import { hardLimits } from '../../../writing/fit-length.ts';
import { figured, inputSentences, limitOf, list, marked } from '../fact-sentences.ts';
import { languageNames } from '../language-names.ts';
import type { Want } from './want.ts';

/** "The longest prompts". */
export const LONG_PROMPT =
  /\b(?:longest|biggest|highest|most|largest|huge|very long|really long|long)\b.{0,20}\b(?:prompts?|characters|tokens|text limit|prompt limit)\b/;

/** About how many characters; a token is some four of them, a word some six. */
function roomOf(model: Model): number {
  const per = { tokens: 4, words: 6, characters: 1, 'utf16-units': 1, seconds: 0 } as const;
  return Math.max(0, ...hardLimits(model).map(({ max, unit }) => max * per[unit]));
}

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
  const isAverse = has(
    /\b(?:instead of|rather than|hates?|no|without|not|never|dislikes?|tired of|avoid)\b.{0,12}\b(?:tags?|keywords)\b/,
  );
  add(!isAverse && has(/\btags?\b|comma[- ]separated|keywords/), {
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
  add(isAverse || has(/\b(?:plain|full|whole|normal|natural) (?:sentences|english|language|prose)\b/), {
    id: 'prose',
    words: 'reads plain sentences',
    fits: ({ input }) => input.value === 'prose',
    because: ({ input }) => inputSentences[input.value],
  });
  add(has(/\b(?:weigh\w*|weights?|emphasi[sz]e) (?:\w+ )?words?\b|\bword weights?\b/), {
    id: 'weights',
    words: 'weighs words',
    fits: ({ weights }) => weights !== undefined && !['none', 'order'].includes(weights.value.kind),
    because: ({ weights }) => weights?.value.kind.replace('-', ' '),
  });
  add(has(/\bseeds?\b/), {
    id: 'seed',
    words: 'takes a seed',
    fits: ({ parameters }) => parameters.some(({ value }) => /seed/i.test(value.name)),
    because: ({ parameters }) =>
      parameters
        .filter(({ value }) => /seed/i.test(value.name))
        .map((fact) => marked(fact, ({ name }) => `\`${name}\``))[0],
  });
  const room = Number(
    /\b(\d{1,2}[,. ]?\d{3})[ -]*(?:characters?|chars?)\b/.exec(message)?.[1]?.replace(/\D/g, ''),
  );
  add(!(room > 0) && has(LONG_PROMPT), {
    id: 'limit',
    words: 'takes the longest prompts',
    fits: ({ limits }) => limits.some(({ value }) => value.of === 'prompt' && value.kind === 'hard'),
    because: ({ limits }) =>
      limits
        .filter(({ value }) => value.of === 'prompt' && value.kind === 'hard')
        .map((limit) => marked(limit, limitOf))
        .join('; '),
    rank: roomOf,
  });
  add(room > 0, {
    id: 'room',
    words: `takes a prompt of ${figured(room)} characters`,
    fits: ({ limits }) => {
      const hard = limits.filter(({ value }) => value.of === 'prompt' && value.kind === 'hard');
      return (
        hard.length > 0 &&
        hard.every(
          ({ value: { max, unit } }) => (unit === 'characters' || unit === 'utf16-units') && max >= room,
        )
      );
    },
    because: ({ limits }) =>
      limits
        .filter(({ value }) => value.of === 'prompt' && value.kind === 'hard')
        .map((limit) => marked(limit, limitOf))
        .join('; '),
    rank: roomOf,
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
