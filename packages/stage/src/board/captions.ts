import type { Caption } from '../scene.ts';
import type { View } from '../space/camera.ts';
import type { Ink } from './ink.ts';
import { escaped, FONT } from './marks.ts';
import { numeral } from './path.ts';

const WIDE = 0.56;

/** What is done or there and cannot be drawn, in its own words under whoever does it. */
export function drawCaptions(captions: readonly Caption[], view: View, ink: Ink): string {
  const { width, height } = view;
  const size = Math.min(width, height) * 0.05;
  const margin = Math.min(width, height) * 0.075;
  let line = 0;
  return captions
    .slice(0, 4)
    .map(({ words, at }) => {
      const shown = words.toUpperCase();
      const wide = Math.min([...shown].length * size * WIDE, width - 2 * margin);
      const seen = at && view.see(at);
      const half = wide / 2 + size / 2;
      const x = Math.max(margin + half, Math.min(width - margin - half, seen?.[0] ?? margin + half));
      const lowest = height - margin - size * 0.3 - line * size * 1.75;
      const y = line === 0 && seen ? Math.max(height * 0.8, Math.min(lowest, seen[1] + size * 1.7)) : lowest;
      line += 1;
      return plate(shown, x, y, wide, size, ink);
    })
    .join('');
}

/** The place in its own words, where nothing else in the picture says it. */
export function drawPlaceLabel(label: string | undefined, view: View, ink: Ink): string {
  if (label === undefined) return '';
  const { width, height } = view;
  const size = Math.min(width, height) * 0.044;
  const margin = Math.min(width, height) * 0.075;
  const shown = [...label].slice(0, 40).join('').toUpperCase();
  const wide = Math.min([...shown].length * size * WIDE, width - 2 * margin);
  return plate(shown, margin + wide / 2 + size * 0.3, margin + size * 1.2, wide, size, ink);
}

function plate(
  words: string,
  x: number,
  y: number,
  wide: number,
  size: number,
  { palette, theme }: Ink,
): string {
  const [w, h] = [wide + size, size * 1.5];
  const back = palette.tone([theme === 'stage' ? 0.03 : 0.92, 0.2]);
  return `<path d="M${numeral(x - w / 2, 1)} ${numeral(y - size * 1.08, 1)}h${numeral(w, 1)}v${numeral(h, 1)}h${numeral(-w, 1)}z" fill="${back}" fill-opacity=".78"/><text x="${numeral(x, 1)}" y="${numeral(y, 1)}" text-anchor="middle" font-family="${FONT}" font-weight="600" font-size="${numeral(size, 1)}" textLength="${numeral(wide, 1)}" lengthAdjust="spacingAndGlyphs" fill="${palette.ink}">${escaped(words)}</text>`;
}
