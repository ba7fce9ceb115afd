import { blurred, quantile, shrunk } from '../planes.ts';
import { emptyPlane, type Plane } from '../raw-picture.ts';
import { largestPatch } from './largest-patch.ts';

/** A part of the frame, in shares of its width and height. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Depth = 'shallow' | 'moderate' | 'deep' | 'soft' | 'unknown';

export interface Focus {
  /** Where it is sharp; nothing where everything is, or nothing. */
  region?: Region | undefined;
  /** The middle of what is sharp, weighed by how sharp. */
  centre: { x: number; y: number };
  depth: Depth;
  /** Of what has drawing at all, the part that is sharp, 0 to 1. */
  sharpShare: number;
}

const WIDE = 512;
const BLOCK = 12;
/** A block is sharp that is at least so sharp as the sharpest ones. */
const AS_SHARP = 0.58;
/** Less variation of lightness than this is no drawing but noise. */
const LEAST_DRAWING = 1.1;
/** A region that fills more of the frame than this is the frame. */
const WHOLE = 0.62;
/** So much over a wide stretch is an edge that was blurred away, not the shading of one thing. */
const BLURRED_DRAWING = 5;

/** Where the picture is sharp: fine drawing against coarse, because a blurred edge has only the second. */
export function measureFocus(lightness: Plane): Focus {
  const plane = Math.max(lightness.width, lightness.height) > WIDE ? shrunk(lightness, WIDE) : lightness;
  const { fine, coarse, broad } = drawing(plane);
  const noise = quantile(fine.values, 0.08);
  const sharpness = emptyPlane(fine.width, fine.height);
  const drawn: number[] = [];
  for (const [at, coarsely] of coarse.values.entries()) {
    const finely = Math.max(0, (fine.values[at] ?? 0) - noise);
    const isBlur = (broad.values[at] ?? 0) > BLURRED_DRAWING;
    if (Math.max(coarsely, finely) < LEAST_DRAWING && !isBlur) continue;
    sharpness.values[at] = finely / (finely + coarsely + 1);
    drawn.push(at);
  }
  const middle = { x: 0.5, y: 0.5 };
  if (drawn.length < Math.max(4, fine.values.length * 0.01))
    return { region: undefined, centre: middle, depth: 'unknown', sharpShare: 0 };
  const best = quantile(
    drawn.map((at) => sharpness.values[at] ?? 0),
    0.97,
  );
  const even = blurred(sharpness, 1);
  const weights = emptyPlane(fine.width, fine.height);
  let sharp = 0;
  for (const at of drawn) {
    const here = sharpness.values[at] ?? 0;
    if (here < best * AS_SHARP) continue;
    sharp += 1;
    weights.values[at] = (even.values[at] ?? 0) * Math.sqrt(fine.values[at] ?? 0);
  }
  const sharpShare = Math.round((100 * sharp) / drawn.length) / 100;
  const patch = largestPatch(weights);
  const depth = depthOf(best, sharpShare, patch.region);
  const hasRegion = (depth === 'shallow' || depth === 'moderate') && covers(patch.region) <= WHOLE;
  return { region: hasRegion ? patch.region : undefined, centre: patch.centre, depth, sharpShare };
}

function covers({ width, height }: Region): number {
  return width * height;
}

function depthOf(best: number, sharpShare: number, region: Region): Depth {
  if (best < 0.16) return 'soft';
  if (covers(region) > WHOLE || sharpShare > 0.78) return sharpShare < 0.35 ? 'moderate' : 'deep';
  return sharpShare < 0.53 ? 'shallow' : 'moderate';
}

/** How much fine and coarse drawing each block has, as the spread of lightness at either scale. */
function drawing(plane: Plane): { fine: Plane; coarse: Plane; broad: Plane } {
  const one = blurred(plane, 1);
  const two = blurred(plane, 2);
  const four = blurred(plane, 4);
  const six = blurred(plane, 6);
  const twenty = blurred(plane, 20);
  const { values } = plane;
  return {
    fine: spread(plane, (at) => (values[at] ?? 0) - (one.values[at] ?? 0)),
    coarse: spread(plane, (at) => (two.values[at] ?? 0) - (four.values[at] ?? 0)),
    broad: spread(plane, (at) => (six.values[at] ?? 0) - (twenty.values[at] ?? 0)),
  };
}

function spread({ width, height }: Plane, valueAtPixel: (at: number) => number): Plane {
  const blocks = emptyPlane(Math.max(1, Math.floor(width / BLOCK)), Math.max(1, Math.floor(height / BLOCK)));
  const hits = new Uint32Array(blocks.values.length);
  for (let y = 0; y < height; y++) {
    const row = Math.min(blocks.height - 1, Math.floor((y * blocks.height) / height)) * blocks.width;
    for (let x = 0; x < width; x++) {
      const at = row + Math.min(blocks.width - 1, Math.floor((x * blocks.width) / width));
      const value = valueAtPixel(y * width + x);
      blocks.values[at] = (blocks.values[at] ?? 0) + value * value;
      hits[at] = (hits[at] ?? 0) + 1;
    }
  }
  for (const [at, hit] of hits.entries())
    blocks.values[at] = Math.sqrt((blocks.values[at] ?? 0) / Math.max(1, hit));
  return blocks;
}
