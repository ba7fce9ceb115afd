import type { Shot } from '../../../shot/shot.ts';
import type { LensKind, ShotSize } from '../../../shot/words.ts';
import { between, type Random } from '../random.ts';
import { isIndoors, type PlaceKind } from '../seeing/see-place.ts';
import type { Seen } from '../seeing/see-subject.ts';
import { eyeLine } from './eye-line.ts';
import { dropOf, subjectMetres } from './subject-metres.ts';
import { type View, viewOf } from './view.ts';

export type Crop = 'vast' | 'wide' | 'full' | 'knees' | 'waist' | 'chest' | 'face' | 'detail';

export interface Composition {
  view: View;
  crop: Crop;
  place: PlaceKind;
  /** Where the subject stands across the sheet. */
  x: number;
  /** Which way it faces: 1 is right. */
  facing: 1 | -1;
  /** Looked at straight from above. */
  isTopDown: boolean;
  isAerial: boolean;
  isOverShoulder: boolean;
  isPointOfView: boolean;
  /** Degrees the camera is tilted. */
  roll: number;
}

const CROPS: Readonly<Record<ShotSize, Crop>> = {
  'establishing-shot': 'vast',
  'extreme-wide-shot': 'vast',
  'wide-shot': 'wide',
  'full-shot': 'full',
  'medium-wide-shot': 'knees',
  'medium-shot': 'waist',
  'medium-close-up': 'chest',
  'close-up': 'face',
  'extreme-close-up': 'detail',
  macro: 'detail',
  insert: 'detail',
};
/** How much of the height the subject takes; above one it is cut by the frame. */
const OF_PERSON: Readonly<Record<Crop, number>> = {
  vast: 0.095,
  wide: 0.37,
  full: 0.83,
  knees: 1.2,
  waist: 2.05,
  chest: 3.2,
  face: 5.1,
  detail: 9.5,
};
const OF_THING: Readonly<Record<Crop, number>> = {
  vast: 0.14,
  wide: 0.3,
  full: 0.6,
  knees: 0.63,
  waist: 0.66,
  chest: 0.74,
  face: 0.82,
  detail: 1.7,
};
/** Where the feet stand, from the top, in a frame with ground below them. */
const FEET: Partial<Record<Crop, number>> = { vast: 0.74, wide: 0.8 };
const LENSES: Readonly<Record<Crop, number>> = {
  vast: 28,
  wide: 28,
  full: 35,
  knees: 40,
  waist: 45,
  chest: 60,
  face: 80,
  detail: 90,
};
const KINDS: Partial<Record<LensKind, number>> = {
  'ultra-wide-lens': 16,
  'wide-lens': 24,
  'normal-lens': 50,
  'portrait-lens': 85,
  'telephoto-lens': 180,
  'macro-lens': 100,
  'fisheye-lens': 14,
};
const SMALL = 0.8;
/** A house stays a house from far away; a dog is as lost as somebody is. */
const LARGE = 3;

export function compose(
  shot: Shot,
  seen: Seen,
  kind: PlaceKind,
  { width, height }: { width: number; height: number },
  random: Random,
): Composition {
  const { camera } = shot;
  const isTopDown = camera.angle === 'overhead';
  const isAerial =
    camera.angle === 'aerial' || camera.movement === 'drone' || camera.movement === 'fpv-drone';
  const isPointOfView = camera.angle === 'point-of-view';
  const isPerson = seen.main === 'person';
  const wouldLie = isPerson && dropOf(seen.people[0]?.pose ?? 'stand') > 0.5;
  const isFound = seen.main !== 'none';
  const size = camera.size;
  const crop: Crop =
    isPointOfView && (seen.main === 'hands' || (isPerson && seen.people.length === 1))
      ? 'wide'
      : size !== undefined
        ? CROPS[size]
        : isAerial
          ? 'vast'
          : isFound
            ? isPerson
              ? seen.people[0]?.pose === 'ride' || wouldLie
                ? 'full'
                : camera.angle === 'over-the-shoulder' || camera.framings.includes('two-shot')
                  ? 'waist'
                  : 'knees'
              : 'full'
            : 'wide';
  const isClose = crop === 'chest' || crop === 'face' || crop === 'detail';
  // Close to a face nobody sees whether its owner sits or lies.
  const upright: Seen = isClose
    ? { ...seen, people: seen.people.map((person) => ({ ...person, pose: 'stand' as const })) }
    : seen;
  const isLying = wouldLie && !isClose;
  const metres = subjectMetres(upright);
  const isTable =
    metres.tall <= SMALL &&
    !isPerson &&
    seen.main !== 'unknown' &&
    seen.main !== 'none' &&
    seen.main !== 'creature' &&
    !isPointOfView &&
    crop !== 'vast' &&
    crop !== 'wide' &&
    kind !== 'studio' &&
    kind !== 'underwater' &&
    kind !== 'space';
  const place: PlaceKind = isTable ? 'tabletop' : kind;
  const indoors = isIndoors(place);
  const isLost = crop === 'vast' && metres.tall < LARGE;
  const share = isPerson || isLost ? OF_PERSON[crop] : OF_THING[crop];
  const room = crop === 'vast' && indoors ? 0.12 : crop === 'wide' && indoors ? 0.42 : share;
  // A wide subject has to fit across as well.
  const byHeight = (height * room) / metres.tall;
  const byWidth = (width * Math.min(crop === 'detail' ? 1.8 : 0.86, room * 1.5)) / metres.wide;
  const scale = Math.min(
    byHeight,
    isPerson && !isLying && crop !== 'vast' && crop !== 'wide' && seen.people.length < 2
      ? byHeight
      : Math.max(byWidth, isPerson ? byHeight * 0.62 : 0),
  );
  const mm =
    camera.lens?.mm ??
    (camera.lens?.kind !== undefined ? KINDS[camera.lens.kind] : undefined) ??
    LENSES[crop];
  const focal = (Math.max(width, height) * Math.min(200, Math.max(16, mm))) / 36;
  const distance = Math.max(0.8, focal / scale);
  const eyes = isPerson ? metres.eyes : metres.tall * 0.55;
  const { eye: wished, line } = stand(shot, crop, {
    isAerial,
    distance,
    eyes,
    tall: metres.tall,
    indoors,
    random,
    isPerson,
  });
  // Whoever stands on the ground has it under the feet, and not below the sheet.
  const eye =
    line === undefined || isTopDown
      ? wished
      : Math.min(wished, (height * ((FEET[crop] ?? 0.93) - line)) / scale);
  const wanted =
    (isLying ? 0.5 : isPerson || crop === 'detail' ? eyeLine(crop) : 0.5) * height +
    (crop === 'full' ? scale * metres.above : 0);
  const horizon = line === undefined ? wanted + scale * (eyes - eye) : line * height;
  const vanish = width * (camera.framings.includes('symmetry') ? 0.5 : between(random, 0.44, 0.56));
  const facing = random() < 0.5 ? 1 : -1;
  const x = width * across(shot, crop, facing, random, upright);
  return {
    view: viewOf({ width, height, horizon, vanish, scale, distance, eye }),
    crop,
    place,
    x,
    facing,
    isTopDown,
    isAerial,
    isOverShoulder: camera.angle === 'over-the-shoulder',
    isPointOfView,
    roll: camera.angle === 'dutch-angle' ? 9 * facing : 0,
  };
}

interface Standing {
  isAerial: boolean;
  distance: number;
  eyes: number;
  tall: number;
  indoors: boolean;
  isPerson: boolean;
  random: Random;
}

/** How high the camera is, and where it puts the horizon when the subject does not decide that. */
function stand(
  { camera }: Shot,
  crop: Crop,
  { isAerial, distance, eyes, tall, indoors, random, isPerson }: Standing,
): { eye: number; line?: number } {
  const isFar = crop === 'vast' || crop === 'wide';
  if (isAerial) return { eye: Math.max(6, distance * 0.5), line: 0.08 };
  switch (camera.angle) {
    case 'overhead':
      return { eye: Math.max(2, distance), line: -0.35 };
    case 'low-angle':
      return isFar ? { eye: 0.5, line: 0.82 } : { eye: Math.max(0.15, eyes - distance * 0.32) };
    case 'worms-eye':
    case 'ground-level':
      return isFar ? { eye: 0.15, line: 0.9 } : { eye: Math.max(0.08, eyes - distance * 0.45) };
    case 'hip-level':
      return isFar ? { eye: 0.95, line: 0.66 } : { eye: eyes * 0.6 };
    case 'high-angle':
      return isFar ? { eye: Math.max(4, distance * 0.45), line: 0.14 } : { eye: eyes + distance * 0.42 };
  }
  if (crop === 'vast')
    return indoors
      ? { eye: 1.6, line: 0.52 }
      : { eye: Math.max(2.2, tall * 1.1), line: between(random, 0.56, 0.63) };
  if (crop === 'wide')
    return indoors
      ? { eye: 1.5, line: 0.46 }
      : { eye: Math.max(1.5, Math.min(6, tall * 0.5)), line: between(random, 0.5, 0.57) };
  return isPerson
    ? { eye: Math.max(0.9, eyes - 0.05) }
    : { eye: Math.min(2, tall) * 0.95 + Math.min(0.5, distance * 0.12) };
}

function across({ camera }: Shot, crop: Crop, facing: 1 | -1, random: Random, seen: Seen): number {
  if (camera.framings.includes('symmetry') || camera.angle === 'overhead') return 0.5;
  if (seen.people.length > 1 || crop === 'detail') return 0.5;
  if (seen.main === 'person' && dropOf(seen.people[0]?.pose ?? 'stand') > 0.5) return 0.5;
  if (camera.framings.includes('negative-space')) return facing > 0 ? 0.22 : 0.78;
  if (camera.angle === 'over-the-shoulder') return facing > 0 ? 0.36 : 0.64;
  if (seen.main !== 'person')
    return 0.5 - facing * between(random, 0, crop === 'vast' || crop === 'wide' ? 0.14 : 0.04);
  // Room lies before the face.
  const off = crop === 'face' ? 0.07 : crop === 'chest' ? 0.1 : 0.15;
  return 0.5 - facing * between(random, off * 0.8, off * 1.1);
}
