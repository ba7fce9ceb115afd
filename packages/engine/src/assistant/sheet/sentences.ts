import type { Fact, Input, Limit, Model, Shape, Sound, Surety } from '../../catalogue/index.ts';

export { durationText as secondsOf } from '../../catalogue/index.ts';

const HOW_SURE: Readonly<Record<Surety, string>> = {
  vendor: '',
  'third-party': ' (reported by others, not on its maker’s pages)',
  unverified: ' (reported, not confirmed)',
};

/** Says a fact, and how sure it is where its maker does not say so. */
export function told<T>(fact: Fact<T>, words: (value: T) => string): string {
  return words(fact.value) + HOW_SURE[fact.sure];
}

/** The same in a list, where there is no room for more. */
export function marked<T>(fact: Fact<T>, words: (value: T) => string): string {
  return words(fact.value) + (fact.sure === 'vendor' ? '' : ' (reported)');
}

export const inputSentences: Readonly<Record<Input, string>> = {
  prose: 'plain sentences that describe the picture',
  sections: 'prose first, then labelled sections',
  caption: 'one short sentence',
  phrases: 'short phrases, the important ones first',
  tags: 'words between commas',
  flagged: 'short phrases, then its `--flags`',
  structured: 'named fields',
  motion: 'only what moves, over a start image',
  beats: 'one-sentence prompts, one after the other',
  script: 'the words to be spoken, as a script',
  brief: 'a brief: what the film is for and how it should be',
  numbers: 'no text at all, an image and figures',
};

export function list(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export function soundsOf(sounds: readonly Sound[]): string {
  return sounds.length === 0 ? 'no sound' : list(sounds);
}

export function shapesOf({ by, ratios, between, sizes, name, only }: Shape): string {
  if (by === 'image')
    return `takes its shape from the picture it starts from${only ? '; without one nothing is documented' : ''}`;
  const how =
    by === 'flag' && name
      ? `, told with \`${name}\``
      : name && by === 'setting'
        ? `, chosen in \`${name}\``
        : '';
  if (between) return `takes any shape between ${between[0]} and ${between[1]}${how}`;
  const offered = ratios ?? Object.keys(sizes ?? {});
  if (offered.length > 0) return `offers ${list(offered)}${how}`;
  return by === 'pixels'
    ? 'is told its shape in pixels, width by height'
    : `is told its shape by a setting${how}`;
}

const units: Readonly<Record<Limit['unit'], string>> = {
  characters: 'characters',
  'utf16-units': 'characters',
  words: 'words',
  tokens: 'tokens',
  seconds: 'seconds',
};

const partsOf: Readonly<Record<Limit['of'], string>> = {
  prompt: 'a prompt',
  negative: 'the negative prompt',
  shot: 'one shot',
  lettering: 'words in the picture',
};

export function limitOf({ of, kind, min, max, unit, only }: Limit): string {
  const figure =
    min === undefined || min <= 1
      ? `${figured(max)} ${units[unit]}`
      : `${min} to ${figured(max)} ${units[unit]}`;
  const how =
    kind === 'best'
      ? `it reads ${partsOf[of]} of about ${figure} best`
      : `${partsOf[of]} has at most ${figure}`;
  return only ? `${how} (${only})` : how;
}

export function figured(figure: number): string {
  return String(figure).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** How a text for it is asked for, in two words for a list. */
export function isServed({ status }: Model): boolean {
  return status.value.kind === 'active' || status.value.kind === 'legacy';
}
