import type { Fact, Limit, Model } from '../catalogue/index.ts';
import type { Shot } from '../shot/shot.ts';
import { wholeLine } from './whole-line.ts';

/** The hard limits of a prompt that hold for every way of reaching the generator, and of the version that is named in its name. */
export function hardLimits(model: Model | undefined): readonly Limit[] {
  return (model?.limits ?? [])
    .map(({ value }) => value)
    .filter(
      ({ of, kind, only }) =>
        of === 'prompt' && kind === 'hard' && (only === undefined || model?.name.includes(only)),
    );
}

/**
 * The limits that a prompt is counted against: what holds for every way to the generator, or, where nothing does, what holds
 * for the first of them.
 */
export function countedLimits(model: Model | undefined): readonly Limit[] {
  return (['hard', 'best'] as const).flatMap((kind) => limitFact(model, kind)?.value ?? []);
}

export function limitFact(model: Model | undefined, kind: Limit['kind']): Fact<Limit> | undefined {
  const told = (model?.limits ?? []).filter(({ value }) => value.of === 'prompt' && value.kind === kind);
  return told.find(({ value }) => value.only === undefined) ?? told[0];
}

export function fits(text: string, limits: readonly Limit[]): boolean {
  return limits.every(({ max, unit }) => lengthIn(text, unit) <= max);
}

/** Tokens are counted on the safe side: every generator has its own way to cut words into them. */
export function lengthIn(text: string, unit: Limit['unit']): number {
  switch (unit) {
    case 'utf16-units':
      return text.length;
    case 'characters':
      return Array.from(text).length;
    case 'words':
      return text.split(/\s+/).filter(Boolean).length;
    case 'tokens':
      return tokensAtMost(text);
    case 'seconds':
      return 0;
  }
}

function tokensAtMost(text: string): number {
  const wide = text.replace(/[\x20-\x7e]+/g, '').length;
  return Math.ceil((text.length - wide) / 3.5) + wide;
}

interface Part {
  field: string;
  /** What would be lost; nothing when the field says nothing. */
  value: (shot: Shot) => string;
  remove: (shot: Shot) => void;
}

/** What goes first when a text is too long: figures before light, light before the camera, and never who it is about. */
export const expendable: readonly Part[] = [
  {
    field: 'details',
    value: ({ details }) => details,
    remove: (shot) => {
      shot.details = '';
    },
  },
  {
    field: 'palette',
    value: ({ palette }) => palette.join(', '),
    remove: (shot) => {
      shot.palette = [];
    },
  },
  {
    field: 'camera.iso',
    value: ({ camera }) => String(camera.iso ?? ''),
    remove: ({ camera }) => {
      delete camera.iso;
    },
  },
  {
    field: 'camera.shutter',
    value: ({ camera }) => camera.shutter ?? '',
    remove: ({ camera }) => {
      delete camera.shutter;
    },
  },
  {
    field: 'camera.sensor',
    value: ({ camera }) => camera.sensor ?? '',
    remove: ({ camera }) => {
      delete camera.sensor;
    },
  },
  {
    field: 'camera.body',
    value: ({ camera }) => camera.body ?? '',
    remove: ({ camera }) => {
      delete camera.body;
    },
  },
  {
    field: 'effects',
    value: ({ effects }) => effects.join(', '),
    remove: (shot) => {
      shot.effects = [];
    },
  },
  {
    field: 'place.density',
    value: ({ place }) => place.density ?? '',
    remove: ({ place }) => {
      delete place.density;
    },
  },
  {
    field: 'place.foreground',
    value: ({ place }) => place.foreground ?? '',
    remove: ({ place }) => {
      delete place.foreground;
    },
  },
  {
    field: 'place.background',
    value: ({ place }) => place.background ?? '',
    remove: ({ place }) => {
      delete place.background;
    },
  },
  {
    field: 'audio.music',
    value: ({ audio }) => audio.music,
    remove: ({ audio }) => {
      audio.music = '';
    },
  },
  {
    field: 'audio.sounds',
    value: ({ audio }) => audio.sounds.join(', '),
    remove: ({ audio }) => {
      audio.sounds = [];
    },
  },
  {
    field: 'audio.ambience',
    value: ({ audio }) => audio.ambience.join(', '),
    remove: ({ audio }) => {
      audio.ambience = [];
    },
  },
  {
    field: 'light.temperature',
    value: ({ light }) => String(light.temperature ?? ''),
    remove: ({ light }) => {
      delete light.temperature;
    },
  },
  {
    field: 'camera.aperture',
    value: ({ camera }) => camera.aperture ?? '',
    remove: ({ camera }) => {
      delete camera.aperture;
    },
  },
  {
    field: 'camera.focus',
    value: ({ camera }) => camera.focus ?? '',
    remove: ({ camera }) => {
      delete camera.focus;
    },
  },
  {
    field: 'camera.framings',
    value: ({ camera }) => camera.framings.join(', '),
    remove: ({ camera }) => {
      camera.framings = [];
    },
  },
  {
    field: 'mood',
    value: ({ mood }) => mood,
    remove: (shot) => {
      shot.mood = '';
    },
  },
  {
    field: 'light.text',
    value: ({ light }) => light.text,
    remove: ({ light }) => {
      light.text = '';
    },
  },
  {
    field: 'camera.text',
    value: ({ camera }) => camera.text,
    remove: ({ camera }) => {
      camera.text = '';
    },
  },
  {
    field: 'camera.lens',
    value: ({ camera }) => [camera.lens?.mm, camera.lens?.toMm, camera.lens?.kind].filter(Boolean).join(' '),
    remove: ({ camera }) => {
      delete camera.lens;
    },
  },
  {
    field: 'light.quality',
    value: ({ light }) => light.quality ?? '',
    remove: ({ light }) => {
      delete light.quality;
    },
  },
  {
    field: 'light.direction',
    value: ({ light }) => light.direction ?? '',
    remove: ({ light }) => {
      delete light.direction;
    },
  },
  {
    field: 'light.source',
    value: ({ light }) => light.source ?? '',
    remove: ({ light }) => {
      delete light.source;
    },
  },
  {
    field: 'place.text',
    value: ({ place }) => place.text,
    remove: ({ place }) => {
      place.text = '';
    },
  },
  {
    field: 'audio.dialogue',
    value: ({ lines }) => lines.map(wholeLine).join(' '),
    remove: (shot) => {
      shot.lines = [];
    },
  },
];
