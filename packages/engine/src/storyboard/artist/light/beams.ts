import { oval, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';

const SHAFTS = new Set(['volumetric-light', 'dappled-light']);

/** Light that can be seen by itself: shafts, a glow behind, a flare. */
export function drawLight(
  { sheet, shot, tones, random, shadow, composition, view }: Scene,
  layer: 'behind' | 'before',
): void {
  const { width, height } = sheet;
  const { quality, direction, source } = shot.light;
  if (layer === 'behind') {
    const glows =
      direction === 'backlight' ||
      direction === 'rim-light' ||
      source === 'firelight' ||
      source === 'candlelight';
    if (!glows) return;
    const size = Math.min(width, height);
    const x = composition.x + (shadow === 'left' ? 0.12 : -0.12) * width;
    for (const [r, opacity] of [
      [0.55, 0.12],
      [0.38, 0.16],
      [0.24, 0.2],
    ] as const)
      sheet.wash(
        oval(x, Math.min(height * 0.5, view.horizon), size * r, size * r),
        source === 'firelight' || source === 'candlelight' ? tones.accent : tones.lit,
        { round: true, opacity },
      );
    return;
  }
  if (quality === undefined || !SHAFTS.has(quality)) return;
  const from = shadow === 'right' ? -0.05 : 1.05;
  for (let n = 0; n < 4; n++) {
    const top = width * (from + (shadow === 'right' ? 1 : -1) * (0.06 + n * 0.16));
    const slant = width * (shadow === 'right' ? 0.34 : -0.34);
    const wide = width * between(random, 0.04, 0.08);
    const beam: Point[] = [
      [top, -4],
      [top + wide, -4],
      [top + slant + wide * 2, height],
      [top + slant, height],
    ];
    sheet.wash(beam, tones.lit, { opacity: 0.16 });
  }
}
