import type { Point } from '@cuewright/engine/sight';

/** A stretch of writing: its middle, which way it runs, and half its length and height, in pixels. */
export interface LineArea {
  middle: Point;
  /** In radians, clockwise. */
  angle: number;
  halfLength: number;
  halfHeight: number;
  score: number;
}

/** What is writing at all, of the map of the detector. */
const IS_WRITING = 0.3;
const LEAST_SCORE = 0.6;
const LEAST_PIXELS = 24;
/** The map holds the hearts of the letters; the line is so much wider, by its area over its edge. */
const GROWTH = 1.5;

/** The lines in a map that says of each pixel how surely it is writing. */
export function lineAreas(map: Float32Array, width: number, height: number): LineArea[] {
  const seen = new Uint8Array(map.length);
  const stack = new Int32Array(map.length);
  const areas: LineArea[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || (map[start] ?? 0) < IS_WRITING) continue;
    const pixels = patchFrom(start, { map, seen, stack, width, height });
    if (pixels.length < LEAST_PIXELS) continue;
    const area = areaOf(pixels, map, width);
    if (area.score >= LEAST_SCORE && area.halfHeight >= 2.5) areas.push(area);
  }
  return areas;
}

interface Search {
  map: Float32Array;
  seen: Uint8Array;
  stack: Int32Array;
  width: number;
  height: number;
}

/** All that hangs together with a pixel; each is looked at once. */
function patchFrom(start: number, { map, seen, stack, width, height }: Search): Int32Array {
  let end = 0;
  let next = 0;
  const take = (at: number) => {
    if (seen[at] || (map[at] ?? 0) < IS_WRITING) return;
    seen[at] = 1;
    stack[end++] = at;
  };
  take(start);
  while (next < end) {
    const at = stack[next++] ?? 0;
    const x = at % width;
    if (x > 0) take(at - 1);
    if (x < width - 1) take(at + 1);
    if (at >= width) take(at - width);
    if (at < width * (height - 1)) take(at + width);
  }
  return stack.slice(0, end);
}

function areaOf(pixels: Int32Array, map: Float32Array, width: number): LineArea {
  let [sumX, sumY, score] = [0, 0, 0];
  for (const at of pixels) {
    sumX += at % width;
    sumY += Math.floor(at / width);
    score += map[at] ?? 0;
  }
  const count = pixels.length;
  const x0 = sumX / count;
  const y0 = sumY / count;
  const angle = runs(pixels, width, x0, y0);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const at of pixels) {
    const x = (at % width) - x0;
    const y = Math.floor(at / width) - y0;
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [length, tall] = [right - left + 1, bottom - top + 1];
  const grown = (GROWTH * length * tall) / (2 * (length + tall));
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    middle: { x: x0 + along * cos - across * sin, y: y0 + along * sin + across * cos },
    angle,
    halfLength: length / 2 + grown,
    halfHeight: tall / 2 + grown,
    score: score / count,
  };
}

/** Which way a patch runs; one that is about as tall as wide runs level. */
function runs(pixels: Int32Array, width: number, x0: number, y0: number): number {
  let [xx, yy, xy] = [0, 0, 0];
  for (const at of pixels) {
    const x = (at % width) - x0;
    const y = Math.floor(at / width) - y0;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const spread = Math.hypot(xx - yy, 2 * xy);
  const isLong = xx + yy + spread > 3 * (xx + yy - spread);
  if (!isLong) return 0;
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return Math.abs(angle) < 0.04 ? 0 : angle;
}
