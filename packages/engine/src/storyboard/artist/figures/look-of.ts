import { isWorn } from '../pencil/colours.ts';
import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/person.ts';
import type { Facing, Look } from './look.ts';

export function lookOf({ tones, shadow, shot, composition }: Scene, facing: Facing): Look {
  const isBacklit =
    shot.camera.framings.includes('silhouette') ||
    (shot.light.direction === 'backlight' &&
      shot.light.quality !== 'soft-light' &&
      (composition.crop === 'vast' || composition.crop === 'wide'));
  return {
    tones,
    facing,
    flip: composition.facing < 0,
    shadow,
    isSilhouette: isBacklit,
    isWorn: isWorn(shot),
  };
}

const AWAY = new Set(['stand', 'lean']);
const SIDEWAYS = new Set(['walk', 'run', 'ride', 'lie', 'swim', 'fight', 'jump', 'climb']);
const ASKEW = new Set(['work', 'read', 'kneel', 'crouch', 'sit', 'play', 'meditate', 'reach', 'point']);

export function facingOf(scene: Scene, person: Person): Facing {
  const { shot, composition, random, seen } = scene;
  const { angle } = shot.camera;
  if (angle === 'from-behind') return 'back';
  if (angle === 'profile') return 'profile';
  if (angle === 'three-quarter') return 'three-quarter';
  if (angle === 'selfie' || shot.camera.framings.includes('symmetry')) return 'front';
  if (composition.isOverShoulder) return 'three-quarter';
  if (person.pose === 'walk' && seen.words.some((word) => word === 'towards' || word === 'toward'))
    return 'front';
  if (SIDEWAYS.has(person.pose)) return composition.crop === 'face' ? 'three-quarter' : 'profile';
  if (seen.people.length === 2 && !seen.isCrowd && !isSideBySide(scene, person)) return 'profile';
  if ((composition.crop === 'vast' || composition.crop === 'wide') && AWAY.has(person.pose)) return 'back';
  if (ASKEW.has(person.pose) || person.prop !== undefined) return 'three-quarter';
  return random() < 0.7 ? 'three-quarter' : 'front';
}

const TOGETHER = new Set([
  'walk',
  'run',
  'ride',
  'swim',
  'read',
  'work',
  'meditate',
  'climb',
  'surf',
  'sit-low',
]);

const TO_EACH_OTHER =
  /^(?:talk|argu|fac(?:e|ing)|chat|whisper|kiss|hug|embrac|quarrel|negotiat|shak|toast|dinner|dining|chess|duel|fight|interview|meet|confess|propos|table|each|play)/;

/** Whoever is in a car looks ahead, and whoever sits together without a word between them sits side by side. */
export function isSideBySide({ seen, composition }: Scene, { pose }: Person): boolean {
  if (composition.place === 'vehicle') return true;
  return pose === 'sit' && !seen.words.some((word) => TO_EACH_OTHER.test(word));
}

/** Who goes somewhere together looks the same way; who stands together looks at each other. */
export function facingOfNth(scene: Scene, person: Person, nth: number, count: number): 1 | -1 {
  const { composition } = scene;
  if (count === 1 || TOGETHER.has(person.pose) || isSideBySide(scene, person)) return composition.facing;
  return nth < (count - 1) / 2 || (nth === 0 && count === 2) ? 1 : -1;
}
