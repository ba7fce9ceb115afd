import type { Shot } from '../../../shot/shot.ts';
import { colourOf, darker } from './colours.ts';

export type Key = 'day' | 'dusk' | 'night';

/** The washes of one sheet, from paper to ink, and its one colour. */
export interface Tones {
  key: Key;
  paper: string;
  sky: string;
  far: string;
  mid: string;
  near: string;
  dark: string;
  ink: string;
  /** What light falls on. */
  lit: string;
  skin: string;
  accent: string;
}

const WASHES: Readonly<Record<Key, Omit<Tones, 'accent' | 'key'>>> = {
  day: {
    paper: '#ece7db',
    sky: '#e0dcd2',
    far: '#d3cfc6',
    mid: '#bdb9b0',
    near: '#98948c',
    dark: '#4d4a46',
    ink: '#26231f',
    lit: '#f6f2e9',
    skin: '#efe8dc',
  },
  dusk: {
    paper: '#d9d3c8',
    sky: '#bcb8b2',
    far: '#a9a6a1',
    mid: '#918e8a',
    near: '#706e6b',
    dark: '#393836',
    ink: '#1f1d1a',
    lit: '#f1e6cf',
    skin: '#ddd4c6',
  },
  night: {
    paper: '#8b8c8e',
    sky: '#4d5158',
    far: '#5d6167',
    mid: '#6d7074',
    near: '#4a4d52',
    dark: '#2a2c30',
    ink: '#15161a',
    lit: '#eadfc6',
    skin: '#b4b0a8',
  },
};

const DUSK = new Set(['dawn', 'sunrise', 'golden-hour', 'sunset', 'dusk']);
const NIGHT = new Set(['night', 'evening', 'blue-hour']);
const BY_NIGHT = new Set([
  'moonlight',
  'streetlight',
  'neon',
  'headlights',
  'lightning',
  'candlelight',
  'firelight',
]);
const LOW = new Set(['low-key', 'chiaroscuro']);

export function keyOf({ place, light }: Shot): Key {
  if (place.class === 'space') return 'night';
  if (place.hour !== undefined && NIGHT.has(place.hour)) return 'night';
  if (place.hour === undefined && light.source !== undefined && BY_NIGHT.has(light.source)) return 'night';
  if (light.quality === 'high-key') return 'day';
  if (place.hour !== undefined && DUSK.has(place.hour)) return 'dusk';
  if (light.quality !== undefined && LOW.has(light.quality))
    return place.hour === undefined ? 'night' : 'dusk';
  if (place.class === 'underwater' || place.weather === 'thunderstorm') return 'dusk';
  return light.source === 'stage-light' || light.source === 'spotlight' ? 'night' : 'day';
}

export function tonesOf(shot: Shot): Tones {
  const key = keyOf(shot);
  const accent = colourOf(shot);
  return { key, ...WASHES[key], accent: key === 'night' ? accent : darker(accent, 0.94) };
}
