import type { Hour, LightDirection, LightQuality, Shot } from '../../shot/index.ts';
import { type PlanSource, typicalKelvin } from './typical-kelvin.ts';

/** One light of a plan. */
export interface PlanLight {
  source: PlanSource;
  /** Degrees around the subject, seen from above: 0 at the camera, 90 at its right, 180 behind the subject. */
  bearing: number;
  height: 'level' | 'above' | 'below' | 'around';
  isSoft: boolean;
  tone: 'warm' | 'white' | 'cool';
  /** What is written beside it. */
  name: string;
  /** As far as it is said. */
  kelvin?: number;
}

const LEFT = 270;
const RIGHT = 90;
const BEHIND = 180;
const KEY = 315;

type Place = Pick<PlanLight, 'bearing' | 'height'>;
const level = (bearing: number): Place => ({ bearing, height: 'level' });
const above: Place = { bearing: BEHIND, height: 'above' };
const below: Place = { bearing: 0, height: 'below' };
const around: Place = { bearing: BEHIND, height: 'around' };

/** From where each way of lighting comes. */
const directed: Record<Exclude<LightDirection, 'three-point-light'>, Place> = {
  'front-light': level(20),
  'side-light': level(LEFT),
  'side-light-left': level(LEFT),
  'side-light-right': level(RIGHT),
  backlight: level(BEHIND),
  'rim-light': level(130),
  'top-light': above,
  underlight: below,
  'rembrandt-light': level(KEY),
};

/** Where a source stands when nobody says it: where it mostly does. */
const usual: Record<PlanSource, Place> = {
  lamp: level(KEY),
  sky: around,
  sunlight: level(120),
  moonlight: level(120),
  skylight: above,
  'window-light': level(LEFT),
  'practical-light': level(240),
  neon: level(LEFT),
  candlelight: level(330),
  firelight: below,
  streetlight: above,
  headlights: level(LEFT),
  'screen-glow': level(0),
  lantern: level(240),
  'tungsten-light': level(KEY),
  'fluorescent-light': above,
  softbox: level(KEY),
  'ring-light': level(0),
  spotlight: level(KEY),
  flash: level(10),
  lightning: level(150),
  'stage-light': above,
};

/** What an open sky gives at each hour, where nothing else is said to light the shot. */
const skies: Partial<Record<Hour, { source: PlanSource; kelvin?: number; name: string }>> = {
  dawn: { source: 'sky', kelvin: 8000, name: 'Dawn' },
  sunrise: { source: 'sunlight', kelvin: 3200, name: 'Sunrise' },
  morning: { source: 'sunlight', name: 'Morning sun' },
  midday: { source: 'sunlight', name: 'Midday sun' },
  afternoon: { source: 'sunlight', name: 'Afternoon sun' },
  'golden-hour': { source: 'sunlight', kelvin: 3200, name: 'Low sun' },
  sunset: { source: 'sunlight', kelvin: 2800, name: 'Sunset' },
  dusk: { source: 'sky', kelvin: 9000, name: 'Dusk' },
  'blue-hour': { source: 'sky', kelvin: 12000, name: 'Blue hour' },
};

const veiled: readonly string[] = ['overcast', 'rain', 'drizzle', 'snow', 'fog', 'mist', 'thunderstorm'];
const soft: readonly (LightQuality | undefined)[] = ['soft-light', 'bounced-light', 'high-key'];

/** The lights that are said, the key first; out of doors the sky beside a lamp. */
export function planLights(shot: Shot): PlanLight[] {
  const { light } = shot;
  if (light.direction === 'three-point-light') return threePoints(shot);
  const key = keyOf(shot);
  const sky = skyOf(shot);
  // What is said of a light without a source is said of the sky, when there is one.
  if (sky && (!key || (key.source === 'lamp' && sky.source === 'sunlight')))
    return [named(shot, { ...sky, ...(light.direction && placeOf(shot, sky.source)) })];
  return [
    ...(key ? [named(shot, key)] : []),
    ...(sky && key?.source !== 'sunlight' ? [plain(shot, sky)] : []),
  ];
}

interface Said extends Place {
  source: PlanSource;
  kelvin?: number;
  name: string;
}

function keyOf(shot: Shot): Said | undefined {
  const { source, direction, quality, temperature } = shot.light;
  const what = source ?? direction ?? quality;
  if (!what && temperature === undefined) return undefined;
  const isFromEverywhere = !source && !direction && quality === 'high-key';
  const kind = source ?? 'lamp';
  return {
    source: kind,
    ...(isFromEverywhere ? around : placeOf(shot, kind)),
    // The side is seen, and said apart.
    name: what ? sentence(what.replace(/-(?:left|right)$/, '')) : 'Key',
  };
}

function placeOf({ light: { direction } }: Shot, source: PlanSource): Place {
  return direction && direction !== 'three-point-light' ? directed[direction] : usual[source];
}

function skyOf({ place, light }: Shot): Said | undefined {
  if (place.class === 'interior' || place.class === 'studio' || !place.hour) return undefined;
  const sky = skies[place.hour];
  if (!sky || light.source === 'moonlight') return undefined;
  const isVeiled = sky.source === 'sunlight' && veiled.includes(place.weather ?? '');
  const found = isVeiled ? { source: 'sky' as const, name: sentence(place.weather ?? '') } : sky;
  return { ...found, ...(place.hour === 'midday' && !isVeiled ? above : usual[found.source]) };
}

function threePoints(shot: Shot): PlanLight[] {
  const source = shot.light.source ?? 'lamp';
  const key = named(shot, { source, ...level(KEY), name: 'Key' });
  return [
    key,
    { ...plain(shot, { source: 'softbox', ...level(45), name: 'Fill' }), isSoft: true },
    plain(shot, { source: 'lamp', ...level(150), name: 'Back' }),
  ];
}

/** With the temperature that is said of the light. */
function named(shot: Shot, said: Said): PlanLight {
  const { temperature } = shot.light;
  if (temperature === undefined) return plain(shot, said);
  return { ...plain(shot, { ...said, kelvin: temperature }), kelvin: temperature };
}

function plain(shot: Shot, { kelvin, source, bearing, height, name }: Said): PlanLight {
  const isSoft = source === 'softbox' || source === 'sky' || soft.includes(shot.light.quality);
  return { source, bearing, height, isSoft, tone: toneOf(kelvin ?? typicalKelvin[source]), name };
}

function toneOf(kelvin: number): PlanLight['tone'] {
  if (kelvin < 4000) return 'warm';
  return kelvin <= 5200 ? 'white' : 'cool';
}

function sentence(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
