import type { Shot } from '@cuewright/engine/shot';
import { aimed, type Camera, SENSOR_WIDE } from '../space/camera.ts';
import { clamp, radians, type Vector } from '../space/vector.ts';

type Size = NonNullable<Shot['camera']['size']>;

/** What the camera is about: how high it stands, how wide it is, and where whoever looks would look. */
export interface Target {
  low: number;
  high: number;
  wide: number;
  middle: Vector;
  /** A person is cut at joints, a thing as a whole. */
  isPerson: boolean;
  /** Where hands, or whatever an insert is about, are. */
  detail?: Vector;
  eyes: number;
}

/** How much of somebody standing is seen, in metres, from a little over the head. */
const COVERS: Readonly<Record<Size, number>> = {
  'establishing-shot': 9,
  'extreme-wide-shot': 14,
  'wide-shot': 3.7,
  'full-shot': 2.15,
  'medium-wide-shot': 1.4,
  'medium-shot': 0.98,
  'medium-close-up': 0.66,
  'close-up': 0.46,
  'extreme-close-up': 0.24,
  macro: 0.2,
  insert: 0.5,
};
/** The same of a thing or an animal, in its own heights. */
const AROUND: Readonly<Record<Size, number>> = {
  'establishing-shot': 4,
  'extreme-wide-shot': 5,
  'wide-shot': 3,
  'full-shot': 1.6,
  'medium-wide-shot': 1.5,
  'medium-shot': 1.4,
  'medium-close-up': 1.3,
  'close-up': 1.2,
  'extreme-close-up': 0.8,
  macro: 0.8,
  insert: 1.25,
};
const LENSES: Readonly<Record<Size, number>> = {
  'establishing-shot': 24,
  'extreme-wide-shot': 24,
  'wide-shot': 28,
  'full-shot': 35,
  'medium-wide-shot': 40,
  'medium-shot': 50,
  'medium-close-up': 65,
  'close-up': 85,
  'extreme-close-up': 100,
  macro: 100,
  insert: 65,
};
const KINDS: Partial<Record<NonNullable<NonNullable<Shot['camera']['lens']>['kind']>, number>> = {
  'ultra-wide-lens': 18,
  'fisheye-lens': 15,
  'wide-lens': 26,
  'normal-lens': 50,
  'portrait-lens': 85,
  'telephoto-lens': 135,
  'macro-lens': 100,
};

export interface Framed {
  camera: Camera;
  /** Metres of the subject's plane that the frame is high. */
  covered: number;
}

export function lensOf({ camera: { lens } }: Shot, size: Size): number {
  return clamp(lens?.mm ?? (lens?.kind ? (KINDS[lens.kind] ?? LENSES[size]) : LENSES[size]), 10, 400);
}

/** Where a camera of that size, lens and angle stands before what it is about. */
export function cameraOf(shot: Shot, target: Target, ratio: number, size: Size, lead = 0): Framed {
  const mm = lensOf(shot, size);
  const tall = target.high - target.low;
  const isWhole =
    size === 'establishing-shot' ||
    size === 'extreme-wide-shot' ||
    size === 'wide-shot' ||
    size === 'full-shot';
  const isCutAtJoints = target.isPerson && !isWhole;
  const fits = Math.max(tall * 1.22, (target.wide * 1.25) / ratio);
  const isLookedUpAt = shot.camera.angle === 'low-angle' && tall > 5;
  const own = target.isPerson
    ? COVERS[size] * Math.max(0.6, isWhole ? tall / 1.75 : 1)
    : (isLookedUpAt ? 0.85 : 1) * AROUND[size] * Math.max(tall, (target.wide * 0.95) / ratio);
  const covered = isWhole
    ? Math.max(own, fits)
    : isCutAtJoints && size !== 'insert' && size !== 'close-up' && size !== 'extreme-close-up'
      ? Math.max(own, Math.min((target.wide * 1.08) / ratio, tall * 1.5))
      : own;
  const detail = (size === 'insert' || size === 'macro') && target.detail ? target.detail : undefined;
  const headroom = size === 'close-up' ? 0.03 : size === 'extreme-close-up' ? -0.12 : 0.1;
  const centre =
    detail?.[1] ??
    (isCutAtJoints
      ? target.high + covered * headroom - covered / 2
      : size === 'extreme-wide-shot' || size === 'establishing-shot'
        ? target.low + covered * 0.3
        : (target.low + target.high) / 2 + covered * 0.02);
  const to: Vector = [
    (detail?.[0] ?? target.middle[0]) + lead * covered * 0.16,
    centre,
    detail?.[2] ?? target.middle[2],
  ];
  const far = (covered * mm) / (SENSOR_WIDE / ratio);
  const optics = { mm, ...focusOf(shot, size, far) };
  return { camera: standing(shot, to, far, target, optics, covered), covered };
}

function focusOf(shot: Shot, size: Size, far: number): Pick<Camera, 'focus' | 'stop'> {
  const { aperture, focus } = shot.camera;
  if (focus === 'deep-focus') return {};
  const stop = aperture ? Number(aperture.slice(2)) : undefined;
  const isClose =
    size === 'close-up' ||
    size === 'medium-close-up' ||
    size === 'extreme-close-up' ||
    size === 'macro' ||
    size === 'insert';
  if (focus !== 'shallow-focus' && !isClose && (stop === undefined || stop > 3.5)) return {};
  return { focus: far, stop: stop ?? (focus === 'shallow-focus' ? 2 : 2.8) };
}

function standing(
  shot: Shot,
  to: Vector,
  far: number,
  target: Target,
  optics: Pick<Camera, 'mm' | 'focus' | 'stop'>,
  covered: number,
): Camera {
  const [x, y, z] = to;
  const { angle } = shot.camera;
  const from = (high: number): Camera =>
    aimed([x, high, z - Math.sqrt(Math.max(0.02, far * far - (high - y) ** 2))], to, optics);
  const raised = (degrees: number): Camera =>
    aimed([x, y + far * Math.sin(radians(degrees)), z - far * Math.cos(radians(degrees))], to, optics);
  switch (angle) {
    case 'low-angle':
      return from(Math.max(0.12, Math.min(0.4, y * 0.3, y - far * 0.2)));
    case 'worms-eye':
      return aimed([x, 0.06, z - Math.max(0.5, far * 0.55)], [x, target.high * 0.9, z], optics);
    case 'ground-level':
      return from(Math.max(0.05, Math.min(0.22, y * 0.4)));
    case 'high-angle':
      return raised(32);
    case 'aerial':
      return raised(46);
    case 'overhead':
      return raised(86);
    case 'hip-level':
      return from(Math.min(0.95, y + far * 0.3));
    case 'shoulder-level':
      return from(Math.min(1.4, y + far * 0.4));
    case 'dutch-angle':
      return { ...from(eyeHigh(target, y, covered)), roll: 13 };
    default:
      return from(eyeHigh(target, y, covered));
  }
}

/** At the eyes of whoever is seen; small things are looked at a little from above, large ones as whoever stands there sees them. */
function eyeHigh(target: Target, y: number, covered: number): number {
  if (target.isPerson) return target.eyes;
  if (covered < 1.6) return y + covered * 0.36;
  return Math.max(1.5, Math.min(1.9 + covered * 0.03, y + covered * 0.2));
}
