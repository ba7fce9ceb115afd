import type { View } from '../space/camera.ts';
import { hullOf } from '../space/hull.ts';
import { add, clamp, cross, dot, middle, sub, times, unit, type Vector } from '../space/vector.ts';
import type { Solid, Turned } from '../things/primitive.ts';
import type { Tone } from '../tones/palette.ts';
import type { Ink } from './ink.ts';
import { numeral, pathOf } from './path.ts';

/** How light falls on a plane: none of it is ever quite dark. */
export function litTone([light, warmth]: Tone, normal: Vector, { lamps }: Ink): Tone {
  let [more, warmer] = [0, 0];
  for (const { from, power, accent } of lamps) {
    const falls = power * Math.max(0, dot(from, normal));
    more += falls;
    warmer += falls * (accent === 'cool' ? -0.5 : 0.7);
  }
  return [light + more * (0.25 + light), clamp(warmth + warmer, -1, 1)];
}

/** The faces that are seen, the furthest first. */
export function drawSolid(
  { faces, tone, accent, opacity, isFlat, isThin, recedes }: Solid,
  view: View,
  ink: Ink,
): string {
  const seen = faces.flatMap((face) => {
    const centre = middle(face);
    const [a, b, c] = face as [Vector, Vector, Vector];
    const normal = unit(cross(sub(b, a), sub(c, a)));
    const isTowards = dot(normal, sub(view.at, centre)) > 0;
    if (!isTowards && !isThin) return [];
    const corners = view.seeAll(face);
    if (corners.length < 3) return [];
    return [
      { corners, depth: Math.max(0.1, view.depthOf(centre)), normal: isTowards ? normal : times(normal, -1) },
    ];
  });
  return seen
    .sort((a, b) => b.depth - a.depth)
    .map(({ corners, depth, normal }) => {
      const fill = recedes
        ? receding(tone, faces, view, ink)
        : accent
          ? ink.palette.accents[accent]
          : ink.hazed(isFlat ? tone : litTone(tone, normal, ink), depth);
      const seal = accent || opacity !== undefined || isThin ? '' : ` stroke="${fill}" stroke-width=".7"`;
      return `<path d="${pathOf(corners)}" fill="${fill}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}${seal}/>`;
    })
    .join('');
}

const CORNERS = 20;

/** A turned thing: the outlines of its rings, one on the other, with a strip where a lamp falls. */
export function drawTurned(
  { at, axis, profile, tone, mouth, accent, opacity }: Turned,
  view: View,
  ink: Ink,
): string {
  const aside = unit(Math.abs(axis[1]) > 0.9 ? cross(axis, [0, 0, 1]) : cross(axis, [0, 1, 0]));
  const ahead = unit(cross(axis, aside));
  const ring = (radius: number, height: number, shift: Vector = [0, 0, 0]) =>
    Array.from({ length: CORNERS }, (_, n): Vector => {
      const angle = (n / CORNERS) * Math.PI * 2;
      return add(
        add(add(at, times(axis, height)), shift),
        add(times(aside, radius * Math.cos(angle)), times(ahead, radius * Math.sin(angle))),
      );
    });
  const depth = view.depthOf(at);
  if (depth < 0.05) return '';
  const stacked = (narrow: number, shift: (radius: number) => Vector) =>
    profile
      .slice(1)
      .map(([radius, height], n) => {
        const [before = 0, low = 0] = profile[n] ?? [];
        const around = [
          ...ring(before * narrow, low, shift(before)),
          ...ring(radius * narrow, height, shift(radius)),
        ];
        const corners = around.flatMap((point) => {
          const seen = view.see(point);
          return seen ? [[seen[0], seen[1]] as const] : [];
        });
        return corners.length < 3 ? '' : pathOf(hullOf(corners));
      })
      .join('');
  const fill = accent ? ink.palette.accents[accent] : ink.hazed(tone, depth);
  const parts = [
    `<path d="${stacked(1, () => [0, 0, 0])}" fill="${fill}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}/>`,
  ];
  if (!accent)
    for (const { from, form, accent: shine } of ink.lamps) {
      const flat = unit(sub(from, times(axis, dot(from, axis))));
      if (form < 0.05 || dot(flat, view.ahead) > 0.85) continue;
      const strip = stacked(0.28, (radius) => times(flat, radius * 0.66));
      parts.push(
        `<path d="${strip}" fill="${ink.palette.accents[shine === 'amber' ? 'warm' : shine]}" fill-opacity="${numeral(form * 0.9)}"/>`,
      );
    }
  const [last = 0, high = 0] = profile.at(-1) ?? [];
  if (mouth && last > 0 && dot(axis, sub(view.at, add(at, times(axis, high)))) > 0) {
    const corners = view.seeAll(ring(last * 0.93, high));
    if (corners.length > 2) parts.push(`<path d="${pathOf(corners)}" fill="${ink.hazed(mouth, depth)}"/>`);
  }
  return parts.join('');
}

/** Land from under the camera to the horizon: its tone at a few distances. */
function receding(tone: Tone, [face = []]: Solid['faces'], view: View, ink: Ink): string {
  const ground = face[0]?.[1] ?? 0;
  const high = Math.max(0.05, view.at[1] - ground);
  const horizon = view.height / 2 + Math.tan((view.tilt * Math.PI) / 180) * view.scale;
  const below = Math.max(1, view.height - horizon);
  const stops = [200, 60, 25, 12, 6, 3].map((far) => {
    const down = Math.min(1, (high * view.scale) / far / below);
    return [Number(down.toFixed(3)), ink.hazed(tone, far), 1] as const;
  });
  return ink.linear([0, horizon], [0, view.height], stops);
}
