import { durationText } from '../catalogue/duration-text.ts';
import type { Model, Shape } from '../catalogue/index.ts';
import { plural } from '../text/plural.ts';
import type { Dropped } from '../writing/written.ts';

/** What of a shot was left out of a copy, and why, in words for a screen. The one place for them. */
export interface Untold {
  /** "The camera move". */
  thing: string;
  /** What was asked for. */
  values: readonly string[];
  reason: Dropped['reason'];
  /** A sentence. */
  why: string;
}

const things: Readonly<Record<string, string>> = {
  'audio.ambience': 'the sound',
  'audio.dialogue': 'the lines',
  'audio.music': 'the music',
  'audio.sounds': 'the sound',
  'camera.angle': 'the angle',
  'camera.aperture': 'the stop',
  'camera.body': 'the camera body',
  'camera.focus': 'the focus',
  'camera.framings': 'the framing',
  'camera.iso': 'the ISO',
  'camera.lens': 'the lens',
  'camera.movement': 'the camera move',
  'camera.sensor': 'the sensor',
  'camera.shutter': 'the shutter',
  'camera.size': 'the shot size',
  'camera.text': 'words about the camera',
  'light.direction': 'where the light is from',
  'light.quality': 'how the light is',
  'light.source': 'the light source',
  'light.temperature': 'the colour temperature',
  'light.text': 'words about the light',
  'place.background': 'the background',
  'place.class': 'the place',
  'place.density': 'how full the frame is',
  'place.foreground': 'the foreground',
  'place.hour': 'the hour',
  'place.text': 'the place',
  'place.weather': 'the weather',
  'subject.action': 'the action',
  'subject.text': 'the subject',
  details: 'the details',
  duration: 'the length',
  correction: 'what you took back',
  count: 'how many',
  effects: 'the effects',
  flag: 'settings for another generator',
  fps: 'the frame rate',
  guidance: 'the guidance',
  language: 'the language',
  loop: 'the loop',
  mood: 'the mood',
  negative: 'what to leave out',
  palette: 'the colours',
  ratio: 'the shape',
  references: 'the reference pictures',
  request: 'notes about the job',
  resolution: 'the resolution',
  sampler: 'the sampler',
  seed: 'the seed',
  settings: 'a setting',
  locked: 'pinned words',
  startImage: 'the start image',
  steps: 'the steps',
  strength: 'the strength',
  stylize: 'how far it stylizes',
  weights: 'the weights',
};
const languageNames: Readonly<Record<string, string>> = {
  de: 'German',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  pt: 'Portuguese',
  zh: 'Chinese',
};
const EFFECTS_IN_TIME = 'effects that need time';
/** Everything that a picture shows by itself is one thing to whoever reads why. */
const LOOK = 'what the picture looks like';
const OWN_LOOK = 'your words about the look';

/** A field of a shot, as a person names it. */
export function untoldThing({ field, reason }: Pick<Dropped, 'field' | 'reason'>): string {
  if (field === 'effects' && reason === 'no-movement') return EFFECTS_IN_TIME;
  if (field.startsWith('settings.')) return field.slice('settings.'.length);
  return things[field] ?? `some of the ${field.split('.')[0]}`;
}

/** The same as half a sentence, behind a "because". */
export const untoldReasons: Readonly<Record<Dropped['reason'], string>> = {
  'no-text-input': 'it reads no text at all',
  'no-negative': 'it cannot be told what must not be seen',
  'no-audio': 'it makes no sound',
  'no-movement': 'a still does not move',
  'one-move': 'it makes one camera move a clip',
  'one-stop': 'a picture has one stop',
  'no-start-image': 'it takes no picture to start from',
  'no-references': 'it takes no reference pictures',
  'ratio-not-offered': 'it does not offer that shape',
  'duration-not-offered': 'it does not offer that length',
  'start-image': 'the picture it starts from shows it',
  'no-weights': 'it cannot be told that one word counts more than another',
  'no-setting': 'it has no such setting',
  'no-pixels': 'it does not take these pixels',
  'out-of-range': 'it does not take that value',
  'length-limit': 'there is no room for it within the limit',
  'asked-of-the-app': 'it is about the job, and not about the picture',
  'taken-back': 'you took it back',
  'other-syntax': 'it is written for another generator',
  'other-language': 'it reads other languages better',
  'said-instead': 'it is told what is there instead',
  conflicts: 'it conflicts with something else that you said',
  'not-understood': 'it has no way to be told that',
};

/** What a generator cannot be told, each thing once with everything that goes for it. */
export function sayUntold(dropped: readonly Dropped[], model: Model): Untold[] {
  const told = new Map<string, Untold & { values: string[] }>();
  for (const one of dropped.toSorted((first, second) => rankOf(first) - rankOf(second))) {
    const value = untoldValue(one);
    const thing = groupOf(one);
    const key = `${thing} ${one.reason}`;
    const known = told.get(key);
    if (!known)
      told.set(key, {
        thing: withCapital(thing),
        values: [value],
        reason: one.reason,
        why: whyUntold(one, model),
      });
    else if (!known.values.includes(value)) known.values.push(value);
  }
  return [...told.values()];
}

/** What a picture shows comes before what goes altogether; words of one's own close the list. */
function rankOf(one: Dropped): number {
  if (one.reason !== 'start-image') return 1;
  return groupOf(one) === LOOK ? 0 : 2;
}

/** Values of the vocabulary as they are said: "film grain", "ISO 800". */
export function untoldValue({ field, value }: Dropped): string {
  switch (field) {
    case 'camera.iso':
      return `ISO ${value}`;
    case 'light.temperature':
      return `${value}K`;
    case 'camera.lens':
      return value
        .replace(/^(\d+) (\d+)\b/, '$1-$2')
        .replace(/^[\d.-]+/, '$&mm')
        .replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ');
    case 'language':
      return languageNames[value] ?? value;
    case 'loop':
      return value === 'true' ? 'on' : value;
    case 'duration':
      return /^\d+$/.test(value) ? `${value} ${plural(Number(value), 'second')}` : value;
    case 'camera.size':
    case 'camera.framings':
    case 'camera.angle':
    case 'camera.movement':
    case 'camera.focus':
    case 'effects':
    case 'light.source':
    case 'light.direction':
    case 'light.quality':
    case 'place.class':
    case 'place.hour':
    case 'place.weather':
      return value.replaceAll('-', ' ');
    default:
      return value;
  }
}

function groupOf(one: Dropped): string {
  if (one.reason === 'no-text-input') return 'the whole shot';
  if (one.reason !== 'start-image') return untoldThing(one);
  return /\.text$|^mood$|^details$/.test(one.field) ? OWN_LOOK : LOOK;
}

/** A sentence. */
export function whyUntold(
  { field = '', reason, instead }: Pick<Dropped, 'reason' | 'instead'> & { field?: string },
  model: Model,
): string {
  switch (reason) {
    case 'no-text-input':
      return 'It reads no text: only a picture, and the figures below.';
    case 'no-negative':
      return `${howNegated(model)} Say what stands there instead.`;
    case 'no-audio':
      if (model.mode === 'photo') return 'A still makes no sound.';
      if (!model.audio) return 'Nothing is documented about sound in its clips.';
      return model.audio.value.length > 0
        ? 'It makes sound, but none of this kind.'
        : 'Its clips are silent.';
    case 'no-movement':
      return model.mode === 'photo' ? 'A still does not move.' : 'Its camera cannot be moved by words.';
    case 'one-move':
      return 'It makes one camera move a clip. Give this one a clip of its own.';
    case 'one-stop':
      return 'A picture has one stop; how far the lens would open is none of it.';
    case 'no-start-image':
      return 'It takes no picture to start from.';
    case 'no-references':
      return model.references
        ? 'It does not take this many, or none for this.'
        : 'It takes no reference pictures.';
    case 'ratio-not-offered':
      return `${shapesOf(model.shape?.value)}${instead === undefined ? '' : ` It is set to ${instead}, the nearest.`}`;
    case 'duration-not-offered':
      if (model.mode === 'photo') return 'A still has no length.';
      return !model.duration
        ? 'How long its clips may be is documented nowhere.'
        : `It makes ${durationText(model.duration.value)}.${instead === undefined ? '' : ` It is set to ${instead}, the nearest.`}`;
    case 'start-image':
      return 'The start image says it; words about it pull the frame apart.';
    case 'no-weights':
      return model.weights?.value.kind === 'double-colon' || model.weights?.value.kind === 'colon'
        ? 'It weighs words in another way.'
        : 'It can’t be told that one word counts more than another.';
    case 'no-setting':
      return withoutSetting(field, model);
    case 'no-pixels':
      if (model.shape?.value.by === 'image') return 'The picture it starts from decides the size.';
      if (!model.shape) return 'Which sizes it takes is documented nowhere.';
      if (instead === undefined) return 'It does not take these pixels.';
      return `It does not take these pixels. It is set to ${instead}, the nearest shape.`;
    case 'out-of-range':
      return 'It does not take this value.';
    case 'length-limit':
      return 'There is no room for it within the limit.';
    case 'asked-of-the-app':
      return model.family === 'avatar' || model.family === 'script-to-video'
        ? 'It is a note, and is not read out.'
        : 'They stay out of the picture.';
    case 'taken-back':
      return 'What you said last counts.';
    case 'other-syntax':
      return 'It is written for another generator.';
    case 'other-language':
      return 'It reads other languages better. A translation would help.';
    case 'said-instead':
      return `${howNegated(model)} The copy says what is there instead.`;
    case 'conflicts':
      return 'It conflicts with something else that you said. You are asked which you mean.';
    case 'not-understood':
      return 'There is no way to tell it that.';
  }
}

/** Why what must not be seen cannot be told in a field. */
function howNegated({ negative }: Model): string {
  const way = negative?.value;
  if (way?.kind === 'flag' && way.nounsOnly) return `Behind ${way.flag} each word is read alone.`;
  if (way?.kind === 'field' && way.only) return `It has a negative field for ${way.only} only.`;
  return 'It has no negative field.';
}

/** What is made instead of what was to be set, where that is known. */
function withoutSetting(field: string, { mode, fps, resolutions, parameters }: Model): string {
  const known = parameters.find(({ value }) => field === `settings.${value.name}`)?.value;
  if (known?.only) return `It has it only for this: ${known.only}.`;
  if (known) return 'It does not go with what else is set.';
  if (field === 'fps' && mode === 'photo') return 'A still has no frame rate.';
  if (field === 'fps' && fps) return `It makes ${fps.value} frames a second.`;
  if (field === 'loop' && mode === 'photo') return 'A still does not loop.';
  if (field === 'resolution' && resolutions) return `It makes ${resolutions.value.join(', ')}.`;
  return 'It has no such setting.';
}

function shapesOf(shape: Shape | undefined): string {
  if (shape?.by === 'image') return 'The picture it starts from decides the shape.';
  if (shape?.between) return `It makes ${shape.between[0]} to ${shape.between[1]}.`;
  const offered = shape?.ratios ?? Object.keys(shape?.sizes ?? {});
  return offered.length > 0 ? `It makes ${offered.join(', ')}.` : 'It does not offer this shape.';
}

function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
