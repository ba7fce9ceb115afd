import { carve } from '../forms/carve.ts';
import type { Part } from '../forms/part.ts';
import type { View } from '../space/camera.ts';
import { hullOf } from '../space/hull.ts';
import { add, type Flat, times, type Vector } from '../space/vector.ts';
import type { Form } from '../things/primitive.ts';
import type { DepthMap } from './depth-map.ts';
import type { Ink } from './ink.ts';
import { numeral, pathOf } from './path.ts';

/** Flat tones within one outline, the planes that lamps fall on, and their rims. */
export function drawForm(what: Form, view: View, ink: Ink, depths: DepthMap): string {
  const { parts, tone, tones = {}, fillet = 0.025, rim = 1, hasSeams = true, isPlain = false } = what;
  const shines = ink.lamps.map((lamp) => ({ from: view.turn(lamp.from), rim: lamp.rim * rim }));
  const carved = carve(parts, view, shines, depths, {
    fillet,
    hasSeams,
    isPlain,
    toned: new Set(Object.keys(tones)),
  });
  if (!carved || carved.outline === '') return '';
  const depth = Math.max(0.1, view.depthOf(centreOf(parts)));
  const { accents } = ink.palette;
  const drawn = [`<path d="${carved.outline}" fill="${ink.hazed(tone, depth)}"/>`];
  for (const [group, path] of Object.entries(carved.patches)) {
    const own = tones[group];
    if (own) drawn.push(`<path d="${path}" fill="${ink.hazed(own, depth)}"/>`);
  }
  for (const { light, isStrong, path } of carved.lit) {
    const lamp = ink.lamps[light];
    if (!lamp || lamp.form <= 0) continue;
    const fill = accents[lamp.accent === 'cool' ? 'cool' : 'warm'];
    drawn.push(
      `<path d="${path}" fill="${fill}" fill-opacity="${numeral((isStrong ? 0.55 : 0.45) * lamp.form, 3)}"/>`,
    );
  }
  for (const { light, path } of carved.rims) {
    const lamp = ink.lamps[light];
    if (lamp)
      drawn.push(
        `<path d="${path}" fill="${accents[lamp.accent]}"${lamp.accent === 'cool' ? ' fill-opacity=".7"' : ''}/>`,
      );
  }
  return drawn.join('');
}

export function centreOf(parts: readonly Part[]): Vector {
  const points = parts.flatMap((part): Vector[] => {
    const [first] = part.balls ?? [];
    if (first) return [[first[0], first[1], first[2]]];
    return part.outline ? [...part.outline.slice(0, 1)] : [];
  });
  return times(points.reduce(add, [0, 0, 0]), 1 / Math.max(1, points.length));
}

/** What a form throws on the ground, away from a lamp. */
export function drawShadow({ parts }: Form, from: Vector, ground: number, view: View, ink: Ink): string {
  if (from[1] < 0.08) return '';
  let path = '';
  for (const { balls = [], outline = [] } of parts) {
    const edge: Vector[] = [
      ...outline,
      ...balls.flatMap(([x, y, z, r]) =>
        Array.from({ length: 6 }, (_, n): Vector => {
          const angle = (n / 6) * Math.PI * 2;
          return [x + r * Math.cos(angle), y, z + r * Math.sin(angle)];
        }),
      ),
    ];
    const thrown = edge.flatMap(([x, y, z]): Flat[] => {
      const far = Math.min(Math.max(0, y - ground) / from[1], 7);
      const seen = view.see([x - from[0] * far, ground, z - from[2] * far]);
      return seen ? [[seen[0], seen[1]]] : [];
    });
    if (thrown.length > 2) path += pathOf(hullOf(thrown));
  }
  return path === '' ? '' : `<path d="${path}" fill="${ink.palette.tone([0, 0])}" fill-opacity=".38"/>`;
}
