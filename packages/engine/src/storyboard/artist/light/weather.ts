import { box, oval, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { isIndoors } from '../seeing/see-place.ts';

/** Rain, snow, fog, wind: over everything, in the open. */
export function drawWeather({ sheet, shot, tones, random, composition, view }: Scene): void {
  const { weather } = shot.place;
  if (
    weather === undefined ||
    isIndoors(composition.place) ||
    composition.place === 'underwater' ||
    composition.place === 'space'
  )
    return;
  const { width, height } = sheet;
  switch (weather) {
    case 'rain':
    case 'drizzle':
    case 'thunderstorm': {
      const long = weather === 'drizzle' ? 16 : 34;
      for (let n = 0; n < (weather === 'drizzle' ? 60 : 110); n++) {
        const [x, y] = [between(random, -40, width), between(random, -30, height)];
        const length = long * between(random, 0.6, 1.3);
        sheet.line(
          [
            [x, y],
            [x + length * 0.3, y + length],
          ],
          { weight: 1, tone: tones.key === 'day' ? tones.near : tones.lit, opacity: 0.6, once: true },
        );
      }
      if (weather === 'thunderstorm') {
        const x = width * between(random, 0.25, 0.75);
        const bolt: Point[] = [
          [x, 0],
          [x - 14, height * 0.14],
          [x + 10, height * 0.17],
          [x - 18, height * 0.34],
          [x + 4, height * 0.36],
          [x - 10, Math.min(height * 0.5, Math.max(height * 0.42, view.horizon))],
        ];
        sheet.line(bolt, { weight: 3.4, tone: tones.lit });
      }
      return;
    }
    case 'snow':
      for (let n = 0; n < 110; n++) {
        const size = between(random, 1.2, 3.6);
        sheet.wash(oval(between(random, 0, width), between(random, 0, height), size, size), tones.lit);
      }
      return;
    case 'fog':
    case 'mist':
    case 'haze':
    case 'dust': {
      const heavy = weather === 'fog' ? 0.34 : 0.22;
      for (const [y, tall] of [
        [-0.12, 0.2],
        [0.02, 0.16],
        [0.16, 0.12],
      ] as const) {
        const top = Math.max(0, Math.min(height, view.horizon) + y * height);
        sheet.wash(
          [
            [0, top],
            [width * 0.25, top - 12],
            [width * 0.6, top + 14],
            [width, top - 8],
            [width, top + tall * height],
            [width * 0.5, top + tall * height + 14],
            [0, top + tall * height - 6],
          ],
          weather === 'dust' ? tones.mid : tones.lit,
          { opacity: heavy },
        );
      }
      if (weather === 'fog') sheet.wash(box(0, 0, width, height), tones.sky, { opacity: 0.18 });
      return;
    }
    case 'wind':
      for (let n = 0; n < 9; n++) {
        const [x, y] = [between(random, 0, width * 0.8), between(random, height * 0.08, height * 0.8)];
        const long = width * between(random, 0.08, 0.2);
        sheet.line(
          [
            [x, y],
            [x + long * 0.4, y - 7],
            [x + long * 0.75, y + 4],
            [x + long, y - 3],
          ],
          { round: true, weight: 1.1, opacity: 0.6, once: true },
        );
      }
      return;
    case 'heat':
      for (let n = 0; n < 7; n++) {
        const x = width * ((n + 0.5) / 7);
        const y = view.horizon;
        sheet.line(
          [
            [x, y],
            [x + 5, y - 10],
            [x - 4, y - 20],
            [x + 4, y - 32],
          ],
          { round: true, weight: 1, opacity: 0.45, once: true },
        );
      }
  }
}
