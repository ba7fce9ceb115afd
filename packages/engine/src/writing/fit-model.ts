import { aroundOf, insteadIn } from '../absent-instead/index.ts';
import type { Model } from '../catalogue/model.ts';
import { nearestDuration, nearestRatio, offersDuration, offersRatio } from '../catalogue/offers.ts';
import type { Shot } from '../shot/shot.ts';
import { fitSettings, type Settings } from './fit-settings.ts';
import { shapeSetting } from './shape-setting.ts';
import { takeOutLook } from './take-out-look.ts';
import { wholeLine } from './whole-line.ts';
import type { Positive } from './wordings.ts';
import type { Dropped } from './written.ts';

/** A shot as one generator can be told it, and what became of the rest. */
export interface Fitted {
  shot: Shot;
  /** Facts that stand for a thing that must not be seen. */
  facts: Positive[];
  isFromImage: boolean;
  negative?: string;
  parameters: Record<string, string | number | boolean>;
  dropped: Dropped[];
}

/** Moves what the generator takes as a setting out of the words, and drops what it cannot be told. */
export function fitModel(
  given: Shot,
  model: Model | undefined,
  { keeps = [], ...settings }: Settings & { keeps?: readonly string[] } = {},
): Fitted {
  const fitted: Fitted = {
    shot: structuredCopy(given),
    facts: [],
    isFromImage: startsFromImage(given, model),
    parameters: {},
    dropped: [],
  };
  fitMovement(fitted, model);
  fitAudio(fitted, model);
  fitRatio(fitted, model);
  fitDuration(fitted, model);
  fitPictures(fitted, model);
  fitNegative(fitted, model);
  fitSettings(fitted, model, settings);
  if (fitted.isFromImage) takeOutLook(fitted, keeps);
  return fitted;
}

/** A picture is there, or the text goes with one. Who reads no text is given the words for the picture. */
export function startsFromImage({ startImage, mode }: Shot, model: Model | undefined): boolean {
  const takes = model?.startImage?.value;
  if (mode === 'photo' || model?.mode === 'photo') return false;
  return (
    (takes === 'required' && model?.input.value !== 'numbers') ||
    (startImage !== undefined && takes !== 'none' && (!model || takes !== undefined))
  );
}

export function structuredCopy(shot: Shot): Shot {
  return {
    ...shot,
    subject: { ...shot.subject },
    place: { ...shot.place },
    camera: { ...shot.camera, framings: [...shot.camera.framings] },
    light: { ...shot.light },
    audio: { ...shot.audio },
    effects: [...shot.effects],
    palette: [...shot.palette],
    negative: [...shot.negative],
  };
}

const MOVING = ['slow-motion', 'time-lapse', 'hyperlapse', 'speed-ramp', 'freeze-frame'];

function fitMovement({ shot, dropped }: Fitted, model: Model | undefined): void {
  const moves = shot.mode === 'video' && model?.mode !== 'photo' && model?.camera?.value.kind !== 'none';
  if (moves) return;
  if (shot.camera.movement)
    dropped.push({ field: 'camera.movement', value: shot.camera.movement, reason: 'no-movement' });
  delete shot.camera.movement;
  if (shot.mode === 'video' && model?.mode !== 'photo') return;
  for (const effect of shot.effects.filter((name) => MOVING.includes(name)))
    dropped.push({ field: 'effects', value: effect, reason: 'no-movement' });
  shot.effects = shot.effects.filter((name) => !MOVING.includes(name));
}

function fitAudio({ shot, dropped }: Fitted, model: Model | undefined): void {
  const silent = shot.mode === 'photo' || model?.mode === 'photo';
  const heard = silent ? [] : model ? (model.audio?.value ?? []) : undefined;
  const { ambience, sounds, music } = shot.audio;
  const hears = (kinds: readonly string[]) =>
    heard === undefined || heard.some((kind) => kinds.includes(kind));
  const drop = (field: string, values: readonly string[]) => {
    for (const value of values) if (value !== '') dropped.push({ field, value, reason: 'no-audio' });
  };
  const speaks = hears(['dialogue', 'narration']);
  const sings = hears(['music']);
  if (!speaks) drop('audio.dialogue', shot.lines.map(wholeLine));
  if (!hears(['ambience'])) drop('audio.ambience', ambience);
  if (!hears(['effects'])) drop('audio.sounds', sounds);
  if (!sings) drop('audio.music', [music]);
  if (!speaks) shot.lines = [];
  shot.audio = {
    ambience: hears(['ambience']) ? ambience : [],
    sounds: hears(['effects']) ? sounds : [],
    music: sings ? music : '',
  };
}

function fitRatio({ shot, parameters, dropped }: Fitted, model: Model | undefined): void {
  if (!shot.ratio) return;
  const shape = model?.shape?.value;
  if (!model) parameters['aspect_ratio'] = shot.ratio;
  else if (shape && shape.by !== 'image' && offersRatio(model, shot.ratio))
    Object.assign(parameters, shapeSetting(model, shape, shot.ratio));
  else {
    const instead = shape && nearestRatio(model, shot.ratio);
    if (instead !== undefined && shape) Object.assign(parameters, shapeSetting(model, shape, instead));
    dropped.push({
      field: 'ratio',
      value: shot.ratio,
      reason: 'ratio-not-offered',
      ...(instead !== undefined && { instead }),
    });
  }
}

function fitDuration({ shot, parameters, dropped }: Fitted, model: Model | undefined): void {
  if (shot.duration === undefined) return;
  const duration = model?.duration?.value;
  const photo = shot.mode === 'photo' || model?.mode === 'photo';
  if (!model && !photo) parameters['duration'] = shot.duration;
  else if (model && !photo && takesDuration(model) && offersDuration(model, shot.duration))
    parameters[duration?.name ?? 'duration'] = shot.duration;
  else {
    const takes = model && !photo && model.input.value !== 'numbers';
    const instead = takes ? nearestDuration(model, shot.duration) : undefined;
    if (instead !== undefined) parameters[duration?.name ?? 'duration'] = instead;
    dropped.push({
      field: 'duration',
      value: String(shot.duration),
      reason: 'duration-not-offered',
      ...(instead !== undefined && { instead: String(instead) }),
    });
  }
}

/** Where nothing is documented nothing is sent. */
function takesDuration({ duration, parameters }: Model): boolean {
  return duration !== undefined || parameters.some(({ value }) => value.name === 'duration');
}

function fitPictures({ shot, dropped }: Fitted, model: Model | undefined): void {
  if (!model) return;
  if (shot.startImage && (model.startImage === undefined || model.startImage.value === 'none'))
    dropped.push({ field: 'startImage', value: shot.startImage, reason: 'no-start-image' });
  const offered = model.references?.value;
  shot.references = shot.references.filter(({ id, role }, index) => {
    const taken =
      offered &&
      index < (offered.max ?? Number.POSITIVE_INFINITY) &&
      (offered.roles === undefined || offered.roles.includes(role));
    if (!taken) dropped.push({ field: 'references', value: id, reason: 'no-references' });
    return taken;
  });
}

function fitNegative(fitted: Fitted, model: Model | undefined): void {
  const { shot, dropped, parameters } = fitted;
  if (shot.negative.length === 0) return;
  const way = model?.negative?.value ?? { kind: 'none' as const };
  const list = shot.negative.join(', ');
  if (way.kind === 'field') fitted.negative = list;
  else if (way.kind === 'flag') parameters[way.flag] = list;
  else if (way.kind === 'in-prompt')
    fitted.facts.push({ sentence: `Leave out ${list}.`, phrase: `without ${list}` });
  else {
    const around = aroundOf(shot);
    for (const value of shot.negative) {
      const fact = insteadIn(value, around);
      if (fact === undefined) dropped.push({ field: 'negative', value, reason: 'no-negative' });
      else if (!fitted.facts.includes(fact)) fitted.facts.push(fact);
    }
  }
}
