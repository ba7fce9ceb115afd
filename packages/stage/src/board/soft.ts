import type { View } from '../space/camera.ts';
import { hullOf } from '../space/hull.ts';
import { add, times, type Vector } from '../space/vector.ts';
import type { Disc, Glow, Pool, Rod, Shaft } from '../things/primitive.ts';
import type { Ink } from './ink.ts';
import { numeral, pathOf } from './path.ts';

const tenth = (value: number) => numeral(value, 1);

export function drawGlow(
  { at, radius, accent, strength }: Glow,
  view: View,
  { radial, palette }: Ink,
): string {
  const seen = view.see(at);
  if (!seen) return '';
  const [x, y, depth] = seen;
  const wide = (radius * view.scale) / depth;
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(wide)}" fill="${radial([x, y], wide, accent, strength * palette.glow)}"/>`;
}

export function drawPool(
  { at, across, along, accent, strength }: Pool,
  view: View,
  { radial, palette }: Ink,
): string {
  const [centre, right, ahead] = [view.see(at), view.see(add(at, across)), view.see(add(at, along))];
  if (!centre || !right || !ahead) return '';
  const around = Array.from({ length: 24 }, (_, n): Vector => {
    const angle = (n / 24) * Math.PI * 2;
    return add(at, add(times(across, Math.cos(angle)), times(along, Math.sin(angle))));
  });
  const corners = view.seeAll(around);
  if (corners.length < 3) return '';
  const matrix = [
    right[0] - centre[0],
    right[1] - centre[1],
    ahead[0] - centre[0],
    ahead[1] - centre[1],
    centre[0],
    centre[1],
  ];
  const turn = ` gradientTransform="matrix(${matrix.map((value) => numeral(value)).join(' ')})"`;
  const fill = radial([0, 0], 1, accent ?? [0, 0], accent ? strength * palette.glow : strength, turn);
  return `<path d="${pathOf(corners)}" fill="${fill}"/>`;
}

export function drawDisc({ at, radius, tone, accent, opacity = 1 }: Disc, view: View, ink: Ink): string {
  const seen = view.see(at);
  if (!seen) return '';
  const [x, y, depth] = seen;
  const fill = accent ? ink.palette.accents[accent] : ink.hazed(tone, depth);
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth((radius * view.scale) / depth)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
}

export function drawRod({ points, wide, tone, accent, opacity = 1 }: Rod, view: View, ink: Ink): string {
  const seen = points.map(view.see);
  const known = seen.filter((one) => one !== undefined);
  if (known.length < 2 || known.length < seen.length) return '';
  const depth = known.reduce((sum, one) => sum + one[2], 0) / known.length;
  const stroke = accent ? ink.palette.accents[accent] : ink.hazed(tone, depth);
  const [first, last] = [known[0], known.at(-1)];
  const alpha = opacity < 1 ? opacity : undefined;
  if (known.length === 2 && first && last && Math.abs(first[2] - last[2]) > depth * 0.3) {
    const half = (at: number) => Math.max((wide * view.scale) / at, 0.8) / 2;
    const long = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
    const [nx, ny] = [(last[1] - first[1]) / long, -(last[0] - first[0]) / long];
    const [a, b] = [half(first[2]), half(last[2])];
    const corners = [
      [first[0] + nx * a, first[1] + ny * a],
      [last[0] + nx * b, last[1] + ny * b],
      [last[0] - nx * b, last[1] - ny * b],
      [first[0] - nx * a, first[1] - ny * a],
    ];
    return `<path d="${pathOf(corners)}" fill="${stroke}"${alpha ? ` fill-opacity="${alpha}"` : ''}/>`;
  }
  const thick = Math.max((wide * view.scale) / depth, 0.8);
  return `<path d="${pathOf(known, false)}" fill="none" stroke="${stroke}" stroke-width="${tenth(thick)}" stroke-linejoin="round" stroke-linecap="round"${alpha ? ` stroke-opacity="${alpha}"` : ''}/>`;
}

export function drawShaft(
  { corners, from, to, accent, strength }: Shaft,
  view: View,
  { linear, palette }: Ink,
): string {
  const seen = corners.map(view.see).filter((one) => one !== undefined);
  const [start, end] = [view.see(from), view.see(to)];
  if (!start || !end || seen.length < 3) return '';
  const colour = palette.accents[accent];
  const fill = linear(start, end, [
    [0, colour, strength],
    [1, colour, 0],
  ]);
  return `<path d="${pathOf(hullOf(seen.map(([x, y]) => [x, y] as const)))}" fill="${fill}"/>`;
}
