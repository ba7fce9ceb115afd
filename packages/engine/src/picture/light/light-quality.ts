import type { Pixels } from '../colour/read-pixels.ts';
import { valueAt } from '../planes.ts';
import { emptyPlane, type Plane } from '../raw-picture.ts';

export type Quality = 'hard' | 'soft' | 'mixed';

export interface LightQuality {
  quality: Quality;
  /** Of the edges between light and shade, those that are steep, 0 to 1. */
  crisp: number;
}

/** A shadow's edge takes this much lightness away, and leaves the hue as it was. */
const LEAST_STEP = 22;
const MOST_HUE_CHANGE = 0.045;
const REACH = 6;

/**
 * Hard light draws shadows with steep edges, soft light fades them. An edge at which lightness falls and hue stays is
 * taken for one between light and shade.
 */
export function measureLightQuality({ width, height, lightness, okA, okB }: Pixels): LightQuality {
  const [a, b]: [Plane, Plane] = [emptyPlane(0, 0), emptyPlane(0, 0)];
  Object.assign(a, { width, height, values: okA });
  Object.assign(b, { width, height, values: okB });
  let steep = 0;
  let slow = 0;
  for (let y = REACH; y < height - REACH; y += 3)
    for (let x = REACH; x < width - REACH; x += 3)
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
      ] as const) {
        const one = valueAt(lightness, x - dx * REACH, y - dy * REACH);
        const other = valueAt(lightness, x + dx * REACH, y + dy * REACH);
        const fall = Math.abs(one - other);
        if (fall < LEAST_STEP) continue;
        const hue = Math.hypot(
          valueAt(a, x - dx * REACH, y - dy * REACH) - valueAt(a, x + dx * REACH, y + dy * REACH),
          valueAt(b, x - dx * REACH, y - dy * REACH) - valueAt(b, x + dx * REACH, y + dy * REACH),
        );
        if (hue > MOST_HUE_CHANGE) continue;
        const near = Math.abs(
          valueAt(lightness, x - dx * 2, y - dy * 2) - valueAt(lightness, x + dx * 2, y + dy * 2),
        );
        if (near > fall * 0.72) steep += 1;
        else if (near > fall * 0.2) slow += 1;
      }
  const edges = steep + slow;
  const covered = edges / ((width * height) / 9);
  const crisp = edges === 0 ? 0 : Math.round((100 * steep) / edges) / 100;
  if (covered < 0.006) return { quality: 'soft', crisp };
  return { quality: crisp > 0.4 ? 'hard' : crisp < 0.26 ? 'soft' : 'mixed', crisp };
}
