import type { Part, Shot } from '../../shot/shot.ts';
import type { Focus, Framing, LightDirection, LightQuality } from '../../shot/words.ts';
import { listed } from '../../writing/sentence.ts';
import { directionEnds, effectNames, qualityNames, sourceNames } from '../../writing/wordings.ts';
import { lensName, seconds } from '../../writing/write-plain.ts';
import { runningOn, withoutStop } from './running-on.ts';

/** What a shot says beside who, where and when, each as phrases that can stand between commas. */
export interface Phrases {
  framing: readonly string[];
  camera: readonly string[];
  light: readonly string[];
  lens: readonly string[];
  focus: readonly string[];
  surroundings: readonly string[];
  mood: readonly string[];
  look: readonly string[];
  palette: readonly string[];
  details: readonly string[];
}

export const partOf: Readonly<Record<keyof Phrases, Part>> = {
  framing: 'camera',
  camera: 'camera',
  light: 'light',
  lens: 'technical',
  focus: 'technical',
  surroundings: 'place',
  mood: 'mood',
  look: 'technical',
  palette: 'technical',
  details: 'technical',
};

const framingNames: Readonly<Record<Framing, string>> = {
  'two-shot': 'two-shot',
  'frame-within-a-frame': 'frame within a frame',
  'negative-space': 'negative space around the subject',
  symmetry: 'strict symmetry',
  'leading-lines': 'leading lines',
  silhouette: 'in silhouette',
};

const focusNames: Readonly<Record<Focus, string>> = {
  'shallow-focus': 'shallow focus',
  'deep-focus': 'deep focus',
  'rack-focus': 'rack focus',
  'soft-focus': 'soft focus',
  'split-diopter': 'split diopter',
};

const aloneQualities: Readonly<Partial<Record<LightQuality, string>>> = {
  'high-key': 'high-key lighting',
  'low-key': 'low-key lighting',
  chiaroscuro: 'chiaroscuro',
};

/** Light that is named by where it comes from. */
const aloneDirections: Readonly<Partial<Record<LightDirection, string>>> = {
  backlight: 'backlight',
  'rim-light': 'rim light',
  'side-light': 'side light',
  'top-light': 'light from above',
  'rembrandt-light': 'Rembrandt light',
  'three-point-light': 'three-point lighting',
};

export function phrasesOf(shot: Shot): Phrases {
  const { camera, place, mood, effects, palette, details } = shot;
  return {
    framing: camera.framings.map((framing) => framingNames[framing]),
    camera: own(camera.text),
    light: lightPhrases(shot),
    lens: lensPhrases(shot),
    focus: camera.focus ? [focusNames[camera.focus]] : [],
    surroundings: [
      place.foreground && `${runningOn(place.foreground)} in the foreground`,
      place.background && `${runningOn(place.background)} in the background`,
      place.density,
    ].flatMap((text) => own(text ?? '')),
    mood: own(mood).map((words) => (isBareMood(words) ? `${joinedMood(words, shot.locked)} mood` : words)),
    look: effects.map((effect) => effectNames[effect]),
    palette: palettePhrase(palette),
    details: own(details),
  };
}

/** "One bare bulb from the left, about 2700K", "soft window light from the side", "low-key lighting". */
function lightPhrases({ light }: Shot): string[] {
  const { source, direction, quality, temperature, text } = light;
  const named = quality && qualityNames[quality];
  const before = named && 'before' in named ? named.before : '';
  const alone = quality && aloneQualities[quality];
  const kelvin = temperature === undefined ? '' : `${temperature}K`;
  const set = lightName(before, source && sourceNames[source], direction);
  const words = own(text);
  if (set === '' && words.length > 0)
    return [...words, ...[kelvin && `about ${kelvin}`, alone ?? ''].filter((one) => one !== '')];
  const figure = kelvin === '' ? [] : set === '' ? [`${kelvin} light`] : [`about ${kelvin}`];
  return [...words, ...(set === '' ? [] : [set]), ...figure, ...(alone ? [alone] : [])];
}

function lightName(
  before: string,
  source: string | undefined,
  direction: LightDirection | undefined,
): string {
  if (source === undefined && direction === undefined) return before === '' ? '' : `${before} light`;
  const alone = direction && aloneDirections[direction];
  if (source === undefined && alone) return [before, alone].filter(Boolean).join(' ');
  return [before, source ?? 'light', direction && directionEnds[direction]].filter(Boolean).join(' ');
}

function lensPhrases({ camera }: Shot): string[] {
  const { body, sensor, aperture, shutter, iso } = camera;
  const lens = lensName(camera);
  const on = body && `shot on ${body}${sensor ? ` (${sensor})` : ''}`;
  const opened = lens || on || 'shot';
  return [
    !body && sensor ? `${sensor} sensor` : '',
    aperture ? `${opened} at ${aperture}` : lens,
    shutter && seconds(shutter),
    iso && `ISO ${iso}`,
    aperture && !lens ? '' : on,
  ].filter((phrase): phrase is string => typeof phrase === 'string' && phrase !== '');
}

/** "teal and orange palette", "palette of #1F2937". */
function palettePhrase(palette: readonly string[]): string[] {
  if (palette.length === 0) return [];
  const colours = listed(palette);
  return [colours.includes('#') ? `palette of ${colours}` : `${colours} palette`];
}

export function isBareMood(words: string): boolean {
  return (
    /^[\p{Ll}-]+(?:(?:,| and) [\p{Ll}-]+)*$/u.test(words) &&
    words.length < 60 &&
    !/\b(?:mood|feeling|atmosphere|light|tone)\b/.test(words)
  );
}

/** "warm and unhurried" of "warm, unhurried", unless the comma has to stay. */
export function joinedMood(words: string, keeps: readonly string[]): string {
  return keeps.some((kept) => kept.includes(',')) ? words : listed(words.split(/,? and |, /));
}

function own(text: string): string[] {
  return text === '' ? [] : [withoutStop(runningOn(text))];
}
