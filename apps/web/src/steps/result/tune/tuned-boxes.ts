import type { Model } from '@cuewright/engine/catalogue';
import type { Shot } from '@cuewright/engine/shot';
import type { Dropped, Written } from '@cuewright/engine/writing';
import type { Tuning } from './tuned.ts';

/** One box of the form under a copy: what was told there, or why nothing can be. */
export interface Told {
  label: string;
  says?: string | undefined;
  /** Struck through, for this reason. */
  cannot?: string;
}

interface Boxed {
  model: Model;
  shot: Shot;
  written: Written;
  tuning: Tuning;
  isFromImage: boolean;
}

/** The eight that decide whether two copies are of the same shot. */
export function toldBoxes(given: Boxed): Told[] {
  const { model, shot, written } = given;
  const has = (...fields: string[]) =>
    written.dropped.find(({ field }) => fields.some((one) => field.startsWith(one)));
  const common = [frame(given), seed(given), negatives(given)];
  if (model.mode === 'video')
    return [
      movement(given, has('camera.movement')),
      length(given),
      look(given),
      sound(given, has('audio')),
      ...common,
      lens(given),
    ];
  return [
    ...common,
    lens(given),
    weights(model),
    lettering(model),
    references(model),
    shot.camera.movement ? movement(given, has('camera.movement')) : rewriter(model),
  ];
}

function movement({ model, shot, written }: Boxed, dropped: Dropped | undefined): Told {
  const label = 'Movement';
  if (dropped)
    return {
      label,
      cannot: model.mode === 'photo' ? 'A still does not move' : `${model.name} cannot be told this`,
    };
  if (model.camera?.value.kind === 'none') return { label, cannot: `${model.name} cannot be told this` };
  if (!shot.camera.movement) return { label, says: 'Not said' };
  const bracket = /\[[^\]]+\]/.exec(written.text)?.[0];
  return { label, says: bracket ?? model.camera?.value.moves?.[shot.camera.movement] ?? 'Written' };
}

function length({ model, shot, written }: Boxed): Told {
  const label = 'Length';
  const name = model.duration?.value.name ?? 'duration';
  const set = written.parameters?.[name];
  if (!model.duration && shot.duration === undefined) return { label, says: 'Not said' };
  if (set === undefined)
    return shot.duration === undefined
      ? { label, says: 'As it comes' }
      : { label, cannot: 'It does not offer this length' };
  return {
    label,
    says:
      shot.duration === undefined || shot.duration === set ? `${set} s` : `${set} s, was ${shot.duration}`,
  };
}

function look({ model, isFromImage }: Boxed): Told {
  return isFromImage
    ? { label: 'Look of the shot', cannot: `The start image tells ${model.name}` }
    : { label: 'Look of the shot', says: 'Written' };
}

function sound({ model, shot }: Boxed, dropped: Dropped | undefined): Told {
  const label = 'Sound';
  if (dropped || model.audio?.value.length === 0) return { label, cannot: 'Its clips are silent' };
  const { ambience, sounds, music } = shot.audio;
  const isSaid = ambience.length + sounds.length + shot.lines.length > 0 || music !== '';
  return { label, says: isSaid ? 'Written' : 'Not said' };
}

function frame({ model, shot, written }: Boxed): Told {
  const label = 'Frame';
  const shape = model.shape?.value;
  if (shape?.by === 'image' && !shape.only) return { label, says: 'As its start image' };
  const flag = /--ar (\d[\d.]*:\d[\d.]*)/.exec(written.text)?.[1];
  const set = flag ?? written.parameters?.[shape?.name ?? 'aspect_ratio'];
  if (set !== undefined) return { label, says: String(set) };
  const { width, height } = written.parameters ?? {};
  if (width !== undefined && height !== undefined) return { label, says: `${width} × ${height}` };
  const dropped = written.dropped.find(({ field }) => field === 'ratio');
  if (dropped) return { label, cannot: `${model.name} does not offer ${dropped.value}` };
  return { label, says: shot.ratio ?? 'As it comes' };
}

const SEED = /^-{0,2}seeds?$/i;

function seed({ model, tuning, written }: Boxed): Told {
  const label = 'Seed';
  const known = model.parameters.find(({ value }) => SEED.test(value.name));
  if (!known) return { label, cannot: `${model.name} takes no seed` };
  const { name } = known.value;
  return { label, says: String(tuning.settings[name] ?? written.parameters?.[name] ?? 'Allowed') };
}

function negatives({ model, written }: Boxed): Told {
  const label = 'Negatives';
  const way = model.negative?.value.kind ?? 'none';
  if (way === 'none') return { label, cannot: `${model.name} has no negative field` };
  if (way === 'in-prompt') return { label, says: 'In the prompt' };
  const flagged = /--no (.+?)(?= --|$)/.exec(written.text)?.[1];
  const beside = written.parameters?.['--no'];
  return { label, says: written.negative ?? flagged ?? (beside === undefined ? 'Nothing' : String(beside)) };
}

function lens({ model, shot, isFromImage }: Boxed): Told {
  const label = 'Lens and stop';
  if (isFromImage) return { label, cannot: `The start image tells ${model.name}` };
  const { mm, toMm, kind } = shot.camera.lens ?? {};
  const glass =
    mm === undefined ? kind?.replaceAll('-', ' ') : `${toMm === undefined ? mm : `${mm}-${toMm}`}mm`;
  return { label, says: [glass, shot.camera.aperture].filter(Boolean).join(', ') || 'Not said' };
}

const weightWords = {
  order: 'What stands first',
  parentheses: '(word:1.2)',
  'double-colon': 'word::2',
  colon: 'word:2',
} as const;

function weights({ weights: fact, name }: Model): Told {
  const label = 'Weights';
  const kind = fact?.value.kind ?? 'none';
  return kind === 'none' ? { label, cannot: `${name} takes no weights` } : { label, says: weightWords[kind] };
}

function lettering({ lettering: fact, name }: Model): Told {
  const label = 'Lettering';
  if (fact?.value.quality === 'none') return { label, cannot: `${name} cannot set words` };
  return { label, says: fact?.value.quote ? 'In quotes' : 'As it comes' };
}

function references({ references: fact, name }: Model): Told {
  const label = 'References';
  if (!fact) return { label, cannot: `${name} takes no reference pictures` };
  return { label, says: fact.value.max === undefined ? 'Taken' : `Up to ${fact.value.max}` };
}

function rewriter({ rewriter: fact }: Model): Told {
  const setting = fact?.value.setting;
  return { label: 'Rewriter', says: fact ? (setting ? `Turn off ${setting}` : 'Always on') : 'None' };
}
