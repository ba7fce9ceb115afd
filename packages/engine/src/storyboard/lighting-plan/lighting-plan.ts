import type { Angle, LensKind, Movement, Shot } from '../../shot/index.ts';
import { type PlanLight, planLights } from './plan-lights.ts';

/** A shot as a gaffer draws it: seen from above, the camera below, what it looks at in the middle. */
export interface LightingPlan {
  /** Millimetres on full frame; where none are said, those of the kind of lens that is, or of a normal one. */
  mm: number;
  /** What is written beside the camera: "50mm f/2.8". Empty where nothing is said of it. */
  camera: string;
  /** Straight above its subject; then there is no view to open. */
  isOverhead: boolean;
  /** How many people it looks at, at most as many as a plan can tell apart. */
  people: number;
  /** Four walls, or none. */
  set: 'room' | 'open';
  /** The key first. */
  lights: readonly PlanLight[];
  movement?: Movement;
}

const MOST_PEOPLE = 5;
const NORMAL_MM = 50;

/** The focal length that stands for a kind of lens. */
const typicalMm: Partial<Record<LensKind, number>> = {
  'ultra-wide-lens': 16,
  'fisheye-lens': 12,
  'wide-lens': 24,
  'normal-lens': NORMAL_MM,
  'portrait-lens': 85,
  'macro-lens': 100,
  'telephoto-lens': 200,
};

const overhead: readonly (Angle | undefined)[] = ['overhead', 'aerial'];

/** Where camera, subject and light stand, as far as the shot says. Nothing is added that nobody said. */
export function lightingPlan(shot: Shot): LightingPlan {
  const { camera, place, subject } = shot;
  const { mm, toMm, kind } = camera.lens ?? {};
  const length = mm === undefined ? '' : toMm === undefined ? `${mm}mm` : `${mm}-${toMm}mm`;
  return {
    mm: mm ?? (kind && typicalMm[kind]) ?? NORMAL_MM,
    camera: [length, camera.aperture].filter(Boolean).join(' '),
    isOverhead: overhead.includes(camera.angle),
    people: Math.min(MOST_PEOPLE, Math.max(1, subject.people ?? 1)),
    set: place.class === 'interior' || place.class === 'studio' ? 'room' : 'open',
    lights: planLights(shot),
    ...(camera.movement && camera.movement !== 'static' && { movement: camera.movement }),
  };
}
