import type { Aperture, Lens, Ratio, Shot, Shutter } from '../shot/shot.ts';
import type {
  Angle,
  Effect,
  Focus,
  Framing,
  Hour,
  LensKind,
  LightDirection,
  LightQuality,
  LightSource,
  Movement,
  PlaceClass,
  ShotSize,
  Weather,
} from '../shot/words.ts';
import type { Finding, FindingField } from './finding.ts';

type Setter = (shot: Shot, value: string) => void;

/** The first word on a thing counts; a list takes them all, each once. */
const setters: Readonly<Partial<Record<FindingField, Setter>>> = {
  'camera.size': ({ camera }, value) => {
    camera.size ??= value as ShotSize;
  },
  'camera.framings': ({ camera }, value) => addOnce(camera.framings, value as Framing),
  'camera.angle': ({ camera }, value) => {
    camera.angle ??= value as Angle;
  },
  'camera.movement': ({ camera }, value) => {
    camera.movement ??= value as Movement;
  },
  'camera.lens.mm': ({ camera }, value) => {
    if (camera.lens?.mm !== undefined) return;
    camera.lens = { ...millimetres(value), ...camera.lens };
  },
  'camera.lens.kind': ({ camera }, value) => {
    camera.lens = { kind: value as LensKind, ...camera.lens };
  },
  'camera.focus': ({ camera }, value) => {
    camera.focus ??= value as Focus;
  },
  'camera.aperture': ({ camera }, value) => {
    camera.aperture ??= value as Aperture;
  },
  'camera.shutter': ({ camera }, value) => {
    camera.shutter ??= value as Shutter;
  },
  'camera.iso': ({ camera }, value) => {
    camera.iso ??= Number(value);
  },
  'camera.body': ({ camera }, value) => {
    camera.body ??= value;
  },
  'light.source': ({ light }, value) => {
    light.source ??= value as LightSource;
  },
  'light.direction': ({ light }, value) => {
    light.direction ??= value as LightDirection;
  },
  'light.quality': ({ light }, value) => {
    light.quality ??= value as LightQuality;
  },
  'light.temperature': ({ light }, value) => {
    light.temperature ??= Number(value);
  },
  'place.hour': ({ place }, value) => {
    place.hour ??= value as Hour;
  },
  'place.weather': ({ place }, value) => {
    place.weather ??= value as Weather;
  },
  'place.class': ({ place }, value) => {
    place.class ??= value as PlaceClass;
  },
  'subject.people': ({ subject }, value) => {
    subject.people ??= Number(value);
  },
  effects: ({ effects }, value) => addOnce(effects, value as Effect),
  palette: ({ palette }, value) => addOnce(palette, value),
  negative: ({ negative }, value) => addOnce(negative, value),
  duration: (shot, value) => {
    shot.duration ??= Number(value);
  },
  ratio: (shot, value) => {
    shot.ratio ??= value as Ratio;
  },
};

export function setFields(
  shot: Shot,
  findings: readonly Pick<Finding, 'field' | 'value' | 'negated'>[],
): void {
  for (const { field, value, negated } of findings) if (!negated) setters[field]?.(shot, value);
}

function millimetres(value: string): Lens {
  const [mm = 0, toMm] = value.split('-').map(Number);
  return toMm === undefined || toMm === mm ? { mm } : { mm, toMm };
}

function addOnce<T>(list: T[], value: T): void {
  if (!list.includes(value)) list.push(value);
}
