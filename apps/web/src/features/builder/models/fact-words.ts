import type { Duration, Input, Limit, Shape, Sound, Status } from '@cuewright/engine/catalogue';

/** What a catalogue fact says, in the words of the screen. */
export const inputWords: Readonly<Record<Input, string>> = {
  prose: 'Sentences',
  sections: 'Labelled sections',
  caption: 'One short sentence',
  phrases: 'Short phrases',
  tags: 'Words between commas',
  flagged: 'Phrases, then flags',
  structured: 'Named fields',
  motion: 'Only what moves',
  beats: 'One sentence after another',
  script: 'Words to be spoken',
  brief: 'A brief',
  numbers: 'No text',
};

export const statusWords: Readonly<Record<Status['kind'], string>> = {
  active: 'Active',
  legacy: 'Legacy',
  retired: 'Retired',
  'research-only': 'Research only',
};

const soundWords: Readonly<Record<Sound, string>> = {
  dialogue: 'dialogue',
  effects: 'effects',
  ambience: 'ambience',
  music: 'music',
  narration: 'narration',
};

const unitWords: Readonly<Record<Limit['unit'], string>> = {
  characters: 'characters',
  'utf16-units': 'characters',
  words: 'words',
  tokens: 'tokens',
  seconds: 'seconds',
};

const ofWords: Readonly<Record<Limit['of'], string>> = {
  prompt: '',
  negative: 'negatives: ',
  shot: 'one shot: ',
  lettering: 'words in the picture: ',
};

export function statusText(status: Status): string {
  const since = status.kind === 'retired' ? ` since ${status.since}` : '';
  return `${statusWords[status.kind]}${since}`;
}

export function limitText({ of, kind, min, max, unit, only }: Limit): string {
  const range = min === undefined || min <= 1 ? `up to ${count(max)}` : `${count(min)} to ${count(max)}`;
  const how = kind === 'best' ? ', read best' : '';
  return `${ofWords[of]}${range} ${unitWords[unit]}${how}${only ? ` (${only})` : ''}`;
}

export function unitText(unit: Limit['unit']): string {
  return unitWords[unit];
}

export function shapeText({ by, ratios, between, sizes }: Shape): string {
  if (by === 'image') return 'As its start image';
  if (between) return `${between[0]} to ${between[1]}`;
  const told = ratios ?? Object.keys(sizes ?? {});
  return told.length > 0 ? told.join(', ') : 'As asked';
}

export function durationText({ seconds }: Duration): string {
  if (!('max' in seconds)) return `${seconds.join(', ')} s`;
  return seconds.min === undefined ? `up to ${seconds.max} s` : `${seconds.min} to ${seconds.max} s`;
}

export function soundText(sounds: readonly Sound[]): string {
  return sounds.length === 0 ? 'Silent' : sounds.map((sound) => soundWords[sound]).join(', ');
}

export function languageText(tags: readonly string[]): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return tags.map((tag) => names.of(tag) ?? tag).join(', ');
}

function count(figure: number): string {
  return figure.toLocaleString('en');
}
