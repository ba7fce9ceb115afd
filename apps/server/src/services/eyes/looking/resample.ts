import type { RawPicture, Region } from '@cuewright/engine/picture';

/**
 * A part of a picture at another size: the mean of what falls into a pixel where it is made smaller, what lies between
 * where it is made larger. Beyond the frame it is black.
 */
export function resample(raw: RawPicture, width: number, height: number, part: Region = WHOLE): RawPicture {
  const pixels = new Uint8Array(3 * width * height);
  const columns = spans(part.x * raw.width, (part.width * raw.width) / width, width);
  const rows = spans(part.y * raw.height, (part.height * raw.height) / height, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) mean(raw, columns, rows, x, y, pixels, 3 * (y * width + x));
  }
  return { width, height, pixels };
}

const WHOLE: Region = { x: 0, y: 0, width: 1, height: 1 };

interface Spans {
  from: Int32Array;
  to: Int32Array;
}

function spans(start: number, step: number, count: number): Spans {
  const from = new Int32Array(count);
  const to = new Int32Array(count);
  for (let at = 0; at < count; at++) {
    from[at] = Math.floor(start + at * step);
    to[at] = Math.max((from[at] ?? 0) + 1, Math.floor(start + (at + 1) * step));
  }
  return { from, to };
}

function mean(
  { width, height, pixels }: RawPicture,
  columns: Spans,
  rows: Spans,
  x: number,
  y: number,
  to: Uint8Array,
  at: number,
): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  const left = columns.from[x] ?? 0;
  const right = columns.to[x] ?? 0;
  const top = rows.from[y] ?? 0;
  const bottom = rows.to[y] ?? 0;
  for (let row = Math.max(0, top); row < Math.min(height, bottom); row++) {
    for (let column = Math.max(0, left); column < Math.min(width, right); column++) {
      const place = 3 * (row * width + column);
      red += pixels[place] ?? 0;
      green += pixels[place + 1] ?? 0;
      blue += pixels[place + 2] ?? 0;
    }
  }
  const count = (right - left) * (bottom - top);
  to[at] = red / count;
  to[at + 1] = green / count;
  to[at + 2] = blue / count;
}

/** The same picture in a mirror. */
export function mirrored({ width, height, pixels }: RawPicture): RawPicture {
  const other = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = 3 * (y * width + x);
      const to = 3 * (y * width + width - 1 - x);
      other[to] = pixels[from] ?? 0;
      other[to + 1] = pixels[from + 1] ?? 0;
      other[to + 2] = pixels[from + 2] ?? 0;
    }
  }
  return { width, height, pixels: other };
}

/** Red, green and blue beside each other, each through `scale`. */
export function interleaved({ pixels }: RawPicture, scale: (value: number) => number): Float32Array {
  const values = new Float32Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) values[at] = scale(pixels[at] ?? 0);
  return values;
}
