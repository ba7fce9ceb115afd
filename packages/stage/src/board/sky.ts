import type { SkyStop } from '../sets/stage-set.ts';
import type { View } from '../space/camera.ts';
import type { Ink } from './ink.ts';

/** From overhead to the horizon, wherever the camera has that. */
export function drawSky(stops: readonly SkyStop[], view: View, { palette, linear }: Ink): string {
  const horizon = view.height / 2 + Math.tan((view.tilt * Math.PI) / 180) * view.scale;
  const span = Math.max(view.height, view.scale * 0.5);
  const colours = stops.map(
    ([share, tone]) =>
      [share, typeof tone === 'string' ? palette.accents[tone] : palette.tone(tone), 1] as const,
  );
  return `<path d="M0 0H${view.width}V${view.height}H0Z" fill="${linear([0, horizon - span], [0, horizon], colours)}"/>`;
}
