import { box, oval, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';

const CLOUDY = new Set(['overcast', 'rain', 'drizzle', 'thunderstorm', 'snow']);

/** What is above the horizon: a graded wash, sun or moon, clouds, stars. */
export function drawSky({ sheet, view, tones, shot, random, weight, shadow }: Scene): void {
  const { width, height } = sheet;
  const low = Math.min(height, view.horizon);
  sheet.wash(box(0, 0, width, height), tones.sky);
  if (low < 12) return;
  for (const [from, opacity] of [
    [0.45, 0.35],
    [0.7, 0.35],
    [0.86, 0.4],
  ] as const) {
    const y = low * from;
    sheet.wash(
      [
        [0, y],
        [width * 0.3, y - 6],
        [width * 0.7, y + 5],
        [width, y - 4],
        [width, low],
        [0, low],
      ],
      tones.key === 'night' ? tones.mid : tones.paper,
      { opacity },
    );
  }
  const { hour, weather } = shot.place;
  const x = width * (shadow === 'left' ? between(random, 0.72, 0.86) : between(random, 0.14, 0.28));
  const size = Math.min(width, height);
  const isCloudy = weather !== undefined && CLOUDY.has(weather);
  if (tones.key === 'night') {
    if (!isCloudy && weather !== 'fog') {
      for (let n = 0; n < 22; n++) {
        const [sx, sy] = [between(random, 0, width), between(random, 0, low * 0.75)];
        sheet.wash(oval(sx, sy, 1.3, 1.3), tones.lit, { opacity: 0.8 });
      }
      if (hour !== 'blue-hour')
        sheet.wash(oval(x, low * 0.26, size * 0.042, size * 0.042), tones.lit, { round: true });
    }
  } else if (!isCloudy && weather !== 'fog' && weather !== 'mist') {
    const isLow = tones.key === 'dusk';
    const y = isLow ? low - size * 0.07 : Math.max(size * 0.12, low * 0.24);
    if (isLow)
      for (const [r, opacity] of [
        [0.34, 0.14],
        [0.22, 0.18],
        [0.13, 0.25],
      ] as const)
        sheet.wash(oval(x, y, size * r, size * r * 0.8), tones.lit, { round: true, opacity });
    sheet.shape(oval(x, y, size * 0.05, size * 0.05), isLow ? tones.accent : tones.lit, {
      round: true,
      weight,
    });
  }
  if (shot.place.class === undefined || weather === 'clear-sky') {
    if (weather === 'clear-sky') return;
  }
  const clouds = isCloudy ? 5 : tones.key === 'night' ? 1 : 2;
  for (let n = 0; n < clouds; n++)
    drawCloud({
      x: between(random, 0, width),
      y: low * between(random, 0.12, 0.6),
      size: size * between(random, 0.1, 0.2),
    });

  function drawCloud({ x: cx, y: cy, size: s }: { x: number; y: number; size: number }): void {
    const shape: Point[] = [
      [-1.6, 0.2],
      [-1.2, -0.15],
      [-0.7, -0.2],
      [-0.3, -0.55],
      [0.3, -0.5],
      [0.6, -0.22],
      [1.1, -0.2],
      [1.6, 0.2],
    ];
    const cloud = shape.map(([px, py]): Point => [cx + px * s, cy + py * s * 0.6]);
    sheet.wash(cloud, isCloudy ? tones.mid : tones.lit, {
      round: true,
      opacity: isCloudy ? 0.6 : tones.key === 'night' ? 0.15 : 0.55,
    });
    sheet.line(cloud.slice(0, -1), { round: true, weight: weight * 0.7, opacity: 0.5, once: true });
    if (isCloudy) sheet.hatch(cloud, { gap: 8, angle: -0.5, opacity: 0.35 });
  }
}
