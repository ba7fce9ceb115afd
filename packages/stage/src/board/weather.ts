import type { Scene } from '../scene.ts';
import { evenly } from '../sets/stage-set.ts';
import type { View } from '../space/camera.ts';
import type { Ink } from './ink.ts';
import { numeral } from './path.ts';

/** Falls before everything, slanting with the wind. */
export function drawWeather(weather: Scene['weather'], { width, height }: View, { palette }: Ink): string {
  if (weather === undefined || weather === 'fog') return '';
  const next = evenly(weather === 'rain' ? 13 : 29);
  const colour = palette.tone([0.92, -0.3]);
  if (weather === 'rain') {
    const drops = Array.from({ length: 90 }, () => {
      const [x, y, long] = [next() * width * 1.1, next() * height, 14 + next() * 26];
      return `M${numeral(x, 1)} ${numeral(y, 1)}l${numeral(-long * 0.22, 1)} ${numeral(long, 1)}`;
    });
    return `<path d="${drops.join('')}" fill="none" stroke="${colour}" stroke-width="1.3" stroke-opacity=".42"/>`;
  }
  const flakes = Array.from({ length: 80 }, () => {
    const [x, y, r] = [next() * width, next() * height, 1.2 + next() ** 3 * 4.6];
    return `M${numeral(x - r, 1)} ${numeral(y, 1)}a${numeral(r, 1)} ${numeral(r, 1)} 0 1 0 ${numeral(2 * r, 1)} 0a${numeral(r, 1)} ${numeral(r, 1)} 0 1 0 ${numeral(-2 * r, 1)} 0`;
  });
  return `<path d="${flakes.join('')}" fill="${colour}" fill-opacity=".8"/>`;
}
