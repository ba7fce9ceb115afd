import { z } from 'zod';
import { displayLimits } from '../../limits/index.ts';

function stepped({ least, most, step }: { least: number; most: number; step: number }) {
  return z.int().min(least).max(most).multipleOf(step).nullable();
}

/** How somebody likes to see the page, on whatever device. What they never chose is null: the device's own way. */
export const preferences = z.object({
  font_size: stepped(displayLimits.fontSizePx),
  image_scale: stepped(displayLimits.imageScalePercent),
  theme: z.enum(['stage', 'paper']).nullable(),
});
