import { isPictureOf } from '../../language/words/pictures-of.ts';
import type { Light, Shot } from '../../shot/shot.ts';
import type { Hour, ShotSize, Weather } from '../../shot/words.ts';

/** A field that nobody spoke of, and what it was given. */
export interface Added {
  field: 'camera.size' | 'camera.lens' | 'camera.aperture' | 'camera.movement' | 'light';
  value: string;
}

export interface Completed {
  shot: Shot;
  added: Added[];
}

/** Weather that hides the sun. */
const veiled: ReadonlySet<Weather> = new Set([
  'overcast',
  'rain',
  'drizzle',
  'thunderstorm',
  'snow',
  'fog',
  'mist',
]);
const byNight: ReadonlySet<Hour> = new Set(['night', 'evening', 'dusk', 'blue-hour']);

/** Gives a shot the size, lens, light and move it lacks. It adds nothing that is in the picture, and changes nothing that was said. */
export function completeShot(given: Shot): Completed {
  const shot: Shot = { ...given, camera: { ...given.camera }, light: { ...given.light } };
  const added: Added[] = [];
  const { camera } = shot;
  if (!camera.size && !camera.angle && camera.text === '' && !isPictureOf(shot.subject.text)) {
    camera.size = sizeFor(shot);
    added.push({ field: 'camera.size', value: camera.size });
  }
  if (!camera.lens && camera.text === '') {
    camera.lens = { mm: millimetresFor(camera.size) };
    added.push({ field: 'camera.lens', value: `${camera.lens.mm}mm` });
    if (!camera.aperture && camera.focus !== 'deep-focus') {
      camera.aperture = (camera.lens.mm ?? 0) >= 85 ? 'f/2.8' : 'f/4';
      added.push({ field: 'camera.aperture', value: camera.aperture });
    }
  }
  if (!saysLight(shot)) {
    shot.light = { ...shot.light, ...lightFor(shot) };
    added.push({
      field: 'light',
      value: [shot.light.quality, shot.light.source, shot.light.direction].filter(Boolean).join(' '),
    });
  }
  if (shot.mode === 'video' && !camera.movement && camera.text === '') {
    camera.movement = camera.size === 'close-up' || camera.size === 'medium-close-up' ? 'dolly-in' : 'static';
    added.push({ field: 'camera.movement', value: camera.movement });
  }
  return { shot, added };
}

function saysLight({ light }: Shot): boolean {
  return Boolean(light.text || light.source || light.direction || light.quality);
}

function sizeFor({ subject, place }: Shot): ShotSize {
  if (subject.text === '' || (subject.people ?? 0) > 3) return 'wide-shot';
  if (subject.action !== '' || place.text !== '') return subject.people === 0 ? 'wide-shot' : 'medium-shot';
  return 'medium-close-up';
}

function millimetresFor(size: ShotSize | undefined): number {
  switch (size) {
    case 'establishing-shot':
    case 'extreme-wide-shot':
      return 24;
    case 'wide-shot':
      return 28;
    case 'full-shot':
    case 'medium-wide-shot':
      return 35;
    case 'medium-close-up':
    case 'close-up':
      return 85;
    case 'extreme-close-up':
    case 'macro':
    case 'insert':
      return 100;
    default:
      return 50;
  }
}

/** Light that the hour, the weather and the place allow. */
function lightFor({ place }: Shot): Partial<Light> {
  const night = place.hour !== undefined && byNight.has(place.hour);
  if (place.class === 'underwater') return { quality: 'soft-light', direction: 'top-light' };
  if (place.class === 'space') return { quality: 'hard-light', direction: 'side-light' };
  if (place.class === 'studio')
    return { quality: 'soft-light', source: 'softbox', direction: 'side-light-left' };
  if (place.class === 'interior')
    return night
      ? { source: 'practical-light' }
      : { quality: 'soft-light', source: 'window-light', direction: 'side-light-left' };
  if (night) return { quality: 'soft-light', direction: 'side-light' };
  if (place.weather !== undefined && veiled.has(place.weather))
    return { quality: 'soft-light', source: 'skylight' };
  return place.hour === undefined ? lightOfDay(place.class === 'exterior') : lightAt(place.hour);
}

function lightOfDay(outside: boolean): Partial<Light> {
  return outside
    ? { source: 'sunlight', direction: 'side-light' }
    : { quality: 'soft-light', direction: 'side-light' };
}

function lightAt(hour: Hour): Partial<Light> {
  switch (hour) {
    case 'dawn':
      return { quality: 'soft-light', source: 'skylight' };
    case 'golden-hour':
    case 'sunset':
    case 'sunrise':
      return { source: 'sunlight', direction: 'backlight' };
    case 'midday':
      return { quality: 'hard-light', source: 'sunlight', direction: 'top-light' };
    default:
      return { source: 'sunlight', direction: 'side-light' };
  }
}
