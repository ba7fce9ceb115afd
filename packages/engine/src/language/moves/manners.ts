import type { Movement } from '../../shot/words.ts';

/** How the camera is held goes with any move. */
export const manners: ReadonlySet<Movement> = new Set([
  'handheld',
  'shoulder-mounted',
  'steadicam',
  'drone',
  'fpv-drone',
  'parallax',
  'shake',
] as const);
