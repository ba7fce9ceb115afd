import type { Arrow, Block, Sign } from '../scene.ts';
import type { View } from '../space/camera.ts';
import { hullOf } from '../space/hull.ts';
import type { Flat } from '../space/vector.ts';
import { box } from '../things/primitive.ts';
import type { Ink } from './ink.ts';
import { areaOf, numeral, pathOf } from './path.ts';

export const FONT = 'Archivo, Liberation Sans, Arial, sans-serif';

/** The four marks of a frame. */
export function corners(width: number, height: number, colour: string): string {
  const short = Math.min(width, height);
  const [inset, long] = [short * 0.035, short * 0.062];
  const mark = (x: number, y: number, right: number, down: number) =>
    `M${numeral(x + right * long, 1)} ${numeral(y, 1)}H${numeral(x, 1)}V${numeral(y + down * long, 1)}`;
  const far = [width - inset, height - inset] as const;
  return `<path d="${mark(inset, inset, 1, 1)}${mark(far[0], inset, -1, 1)}${mark(inset, far[1], 1, -1)}${mark(far[0], far[1], -1, -1)}" fill="none" stroke="${colour}" stroke-width="${numeral(short / 300, 1)}"/>`;
}

/** Where the camera, or somebody, goes. */
export function drawArrow(
  { from, to, bend = 0 }: Arrow,
  width: number,
  height: number,
  colour: string,
): string {
  const [ax, ay, bx, by] = [from[0] * width, from[1] * height, to[0] * width, to[1] * height];
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
  const long = Math.hypot(bx - mx, by - my) || 1;
  const [dx, dy] = [(bx - mx) / long, (by - my) / long];
  const size = Math.min(width, height) * 0.046;
  const [nx, ny] = [bx - dx * size, by - dy * size];
  const head: Flat[] = [
    [bx, by],
    [nx - dy * size * 0.55, ny + dx * size * 0.55],
    [nx + dy * size * 0.55, ny - dx * size * 0.55],
  ];
  const line = `M${numeral(ax, 1)} ${numeral(ay, 1)}Q${numeral(mx, 1)} ${numeral(my, 1)} ${numeral(nx, 1)} ${numeral(ny, 1)}`;
  const halo = `<path d="${line}" fill="none" stroke="#14110e" stroke-opacity=".45" stroke-width="${numeral(size * 0.5, 1)}"/><path d="${pathOf(head)}" fill="none" stroke="#14110e" stroke-opacity=".45" stroke-width="${numeral(size * 0.26, 1)}"/>`;
  return `${halo}<path d="${line}" fill="none" stroke="${colour}" stroke-width="${numeral(size * 0.25, 1)}"/><path d="${pathOf(head)}" fill="${colour}"/>`;
}

/** Words as an SVG takes them. */
export function escaped(words: string): string {
  return words
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A block in the scene, ruled like the frame: what is not drawn stands there. */
export function drawBlock({ at, size, yaw = 0 }: Block, view: View, { palette, theme }: Ink): string {
  const { faces } = box(at, size, [0, 0], { yaw });
  const seen = faces.map((face) => view.seeAll(face)).filter((face) => face.length > 2);
  const outline = hullOf(seen.flat());
  if (outline.length < 3) return '';
  const fill = palette.tone([theme === 'stage' ? 0.1 : 0.9, 0.2]);
  const rules = seen
    .filter((face) => areaOf(face) > 0)
    .map((face) => pathOf(face))
    .join('');
  const short = Math.min(view.width, view.height);
  return `<path d="${pathOf(outline)}" fill="${fill}" fill-opacity=".88"/><path d="${rules}" fill="none" stroke="${palette.ink}" stroke-width="${numeral(short / 300, 1)}" stroke-dasharray="9 6"/>`;
}

/** Words that the picture shows, on a plate that faces the camera. */
export function drawSign({ words, at, wide, isLit }: Sign, view: View, ink: Ink): string {
  const seen = view.see(at);
  if (!seen) return '';
  const [x, y, depth] = seen;
  const shown = [...words].slice(0, 28).join('');
  const short = Math.min(view.width, view.height);
  const across = Math.max((wide * view.scale) / depth, short * 0.2);
  const size = Math.min(short * 0.12, across / Math.max(3, shown.length * 0.62));
  const [w, h] = [shown.length * size * 0.62, size * 1.5];
  const { palette } = ink;
  const plate = `<path d="M${numeral(x - w / 2 - size * 0.4, 1)} ${numeral(y - h / 2, 1)}h${numeral(w + size * 0.8, 1)}v${numeral(h, 1)}h${numeral(-w - size * 0.8, 1)}z" fill="${palette.tone(isLit ? [0.05, 0.2] : [0.86, 0.25])}"/>`;
  return `${plate}<text x="${numeral(x, 1)}" y="${numeral(y + size * 0.35, 1)}" text-anchor="middle" font-family="${FONT}" font-weight="700" font-size="${numeral(size, 1)}" textLength="${numeral(w, 1)}" lengthAdjust="spacingAndGlyphs" fill="${isLit ? palette.accents.amber : palette.tone([0.02, 0.2])}">${escaped(shown)}</text>`;
}

/** Nothing is drawn: what is known stands in the ruled frame. */
export function emptyFrame(
  lines: readonly (readonly [what: string, value: string])[],
  width: number,
  height: number,
  { palette }: Pick<Ink, 'palette'>,
): string {
  const short = Math.min(width, height);
  const size = short * 0.056;
  const inset = short * 0.1;
  const rules = [1, 2]
    .map((n) => `M${numeral((width * n) / 3, 1)} 0V${height}M0 ${numeral((height * n) / 3, 1)}H${width}`)
    .join('');
  const rows = lines.map(([what, value], n) => {
    const y = numeral(height - inset - (lines.length - 1 - n) * size * 1.7, 1);
    return `<text x="${numeral(inset, 1)}" y="${y}" font-family="${FONT}" font-size="${numeral(size * 0.85, 1)}" fill="${palette.faintInk}">${escaped(what)}</text><text x="${numeral(inset + size * 4.6, 1)}" y="${y}" font-family="JetBrains Mono, DejaVu Sans Mono, monospace" font-size="${numeral(size * 0.9, 1)}" fill="${palette.ink}">${escaped([...value].slice(0, 36).join(''))}</text>`;
  });
  return `<path d="${rules}" fill="none" stroke="${palette.fineRule}"/><text x="${numeral(inset, 1)}" y="${numeral(inset + size * 1.1, 1)}" font-family="${FONT}" font-weight="700" font-size="${numeral(size * 1.4, 1)}" fill="${palette.ink}">Not drawn yet</text>${rows.join('')}`;
}
