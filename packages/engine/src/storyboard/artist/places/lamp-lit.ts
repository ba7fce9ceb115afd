import type { Scene } from '../scene.ts';

/** A lamp burns where it is dark, or where it is the light. */
export function isLampLit({ shot, tones }: Scene): boolean {
  return (
    tones.key !== 'day' || shot.light.source === 'practical-light' || shot.light.source === 'tungsten-light'
  );
}
