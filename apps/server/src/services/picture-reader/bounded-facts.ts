import type { MadeFacts } from '@cuewright/engine/image-metadata';

/** Characters of a prompt: more than any program takes, and little enough to be handed over at once. */
const LONGEST_PROMPT = 1_048_576;
/** Characters of all texts as they stand in the file. */
const ALL_RAW = 200_000;
const MOST_SETTINGS = 500;
const LONGEST_NAME = 200;
const LONGEST_SETTING = 10_000;

/** What a file says of how it was made, within the limits of what is handed on: a file may hold megabytes of each. */
export function boundedFacts(facts: MadeFacts): MadeFacts {
  const { prompt, negative, settings, raw, ...others } = facts;
  return {
    ...others,
    ...(prompt !== undefined && { prompt: prompt.slice(0, LONGEST_PROMPT) }),
    ...(negative !== undefined && { negative: negative.slice(0, LONGEST_PROMPT) }),
    settings: settings.slice(0, MOST_SETTINGS).map(({ name, value }) => ({
      name: name.slice(0, LONGEST_NAME),
      value: value.slice(0, LONGEST_SETTING),
    })),
    raw: boundedTexts(raw),
  };
}

function boundedTexts(raw: MadeFacts['raw']): MadeFacts['raw'] {
  let room = ALL_RAW;
  return raw.flatMap(({ where, text }) => {
    const kept = text.slice(0, room);
    room -= kept.length;
    return kept === '' ? [] : [{ where: where.slice(0, LONGEST_NAME), text: kept }];
  });
}
