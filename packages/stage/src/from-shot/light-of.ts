import type { Shot } from '@cuewright/engine/shot';
import type { Hour, Lamp } from '../scene.ts';
import type { StageSet } from '../sets/stage-set.ts';
import { unit, type Vector } from '../space/vector.ts';

const HOURS: Readonly<Record<NonNullable<Shot['place']['hour']>, Hour>> = {
  dawn: 'dusk',
  sunrise: 'dusk',
  morning: 'day',
  midday: 'day',
  afternoon: 'day',
  'golden-hour': 'dusk',
  sunset: 'dusk',
  dusk: 'dusk',
  'blue-hour': 'night',
  evening: 'dusk',
  night: 'night',
};
const NIGHTLY = new Set([
  'moonlight',
  'neon',
  'candlelight',
  'firelight',
  'streetlight',
  'headlights',
  'screen-glow',
  'lantern',
  'spotlight',
  'stage-light',
]);

export function hourOf({ place, light }: Shot, isIndoors: boolean): Hour {
  if (place.hour) return HOURS[place.hour];
  if (light.source && NIGHTLY.has(light.source)) return 'night';
  if (light.quality === 'low-key' || light.quality === 'chiaroscuro') return isIndoors ? 'night' : 'dusk';
  if (light.quality === 'high-key') return 'day';
  return 'day';
}

const FROM: Partial<Record<NonNullable<Shot['light']['direction']>, Vector>> = {
  'front-light': [-0.35, 0.5, -0.8],
  'side-light': [-0.95, 0.3, 0.1],
  'side-light-left': [-0.95, 0.3, 0.1],
  'side-light-right': [0.95, 0.3, 0.1],
  backlight: [0.3, 0.45, 0.85],
  'rim-light': [-0.45, 0.4, 0.8],
  'top-light': [0.12, 1, 0.25],
  underlight: [-0.3, -0.8, -0.3],
  'rembrandt-light': [-0.7, 0.6, -0.3],
  'three-point-light': [-0.6, 0.5, 0.4],
};

/** One warm light, from behind where nothing else is told, and a cool one on the other side. */
export function lampsOf({ light }: Shot, hour: Hour, set: StageSet): Lamp[] {
  const [ox, oy, oz] = set.opening;
  const side = ox === 0 ? -1 : Math.sign(ox);
  const told = light.direction ? FROM[light.direction] : undefined;
  const key: Vector =
    told ??
    (set.lamp && hour !== 'day'
      ? unit([set.lamp[0] || -0.6, 0.8, Math.max(0.5, set.lamp[2])])
      : unit([
          Math.max(-0.9, Math.min(0.9, ox * 0.4)) || -0.5,
          Math.min(0.9, oy * 0.25),
          Math.max(0.5, oz * 0.16),
        ]));
  const isSoft = light.quality === 'soft-light' || light.quality === 'high-key';
  const away = -Math.sign(key[0] || side) || 1;
  return [
    {
      from: unit(key),
      accent: 'amber',
      power: hour === 'day' ? 0.16 : 0.22,
      form: isSoft ? 0.18 : 0.25,
      rim: told && key[2] < 0 ? 0.6 : 1,
      throws: !isSoft,
    },
    {
      from: unit([away * 0.75, 0.4, 0.1]),
      accent: 'cool',
      power: hour === 'night' ? 0.1 : 0.2,
      form: hour === 'day' ? 0.22 : 0.14,
      rim: 0.5,
    },
  ];
}
