import type { RawPicture, Region } from '@cuewright/engine/picture';
import {
  type Candidate,
  likeness,
  surest,
  type Thing,
  type ThingKind,
  thingKinds,
  thingsOfLooks,
} from '@cuewright/engine/sight';
import { type Output, runModel } from './graph-model.ts';
import { mirrored, resample } from './resample.ts';

/** NanoDet, of RangiLyu, trained on COCO: https://github.com/RangiLyu/nanodet. */
const SIDE = 416;
/** Cells across at each of its three scales. */
const GRIDS = [52, 26, 13];
/** Steps in which the distance to each side of a box is told. */
const STEPS = 11;
const LEAST = 0.25;
/** A second thought that is less sure than this is none. */
const LEAST_NEXT = 0.1;
/** As OpenCV reads colours: blue first. */
const MEAN = [103.53, 116.28, 123.675] as const;
const DEVIATION = [57.375, 57.12, 58.395] as const;
const MOST_CANDIDATES = 60;
const MOST_THINGS = 40;

/**
 * Everyday things, by two looks that are as unlike as they can be: the frame drawn into a square, and the same in the
 * mirror with its shape kept. What a model takes for something by accident it seldom takes for the same in both.
 */
export async function seeThings(raw: RawPicture): Promise<Thing[]> {
  const straight = await detect(resample(raw, SIDE, SIDE));
  const side = Math.max(raw.width, raw.height);
  const [width, height] = [side / raw.width, side / raw.height];
  const kept: Region = { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
  const reflected = await detect(mirrored(resample(raw, SIDE, SIDE, kept)));
  return thingsOfLooks(
    straight,
    reflected.map((one) => ({ ...one, box: within(kept, reflectedBox(one.box)) })),
  ).slice(0, MOST_THINGS);
}

function reflectedBox({ x, y, width, height }: Region): Region {
  return { x: 1 - x - width, y, width, height };
}

/** A box of a part of the picture, as one of the whole. */
function within(part: Region, { x, y, width, height }: Region): Region {
  return {
    x: part.x + x * part.width,
    y: part.y + y * part.height,
    width: width * part.width,
    height: height * part.height,
  };
}

async function detect(picture: RawPicture): Promise<Candidate[]> {
  const outputs = await runModel('nanodet', [1, 3, SIDE, SIDE], planes(picture));
  const found = GRIDS.flatMap((grid) => inGrid(outputs, grid));
  return surest(found, (one, other) => one.kind === other.kind && likeness(one.box, other.box) > 0.5).slice(
    0,
    MOST_CANDIDATES,
  );
}

function planes({ pixels }: RawPicture): Float32Array {
  const count = SIDE * SIDE;
  const values = new Float32Array(3 * count);
  for (let at = 0; at < count; at++) {
    for (let channel = 0; channel < 3; channel++) {
      const value = pixels[3 * at + 2 - channel] ?? 0;
      values[channel * count + at] = (value - (MEAN[channel] ?? 0)) / (DEVIATION[channel] ?? 1);
    }
  }
  return values;
}

function inGrid(outputs: readonly Output[], grid: number): Candidate[] {
  const kinds = thingKinds.length;
  const of = (depth: number) =>
    outputs.find(({ shape }) => shape[1] === grid * grid && shape[2] === depth)?.values;
  const scores = of(kinds);
  const sides = of(4 * STEPS);
  if (!scores || !sides) return [];
  const found: Candidate[] = [];
  for (let cell = 0; cell < grid * grid; cell++) {
    const own = scores.subarray(cell * kinds, (cell + 1) * kinds);
    const { kind, score, next } = bestOf(own);
    if (!kind || score < LEAST) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map(
      (side) => expected(sides, (cell * 4 + side) * STEPS) / grid,
    );
    const x = ((cell % grid) + 0.5) / grid;
    const y = (Math.floor(cell / grid) + 0.5) / grid;
    found.push({
      kind,
      score,
      next,
      box: { x: x - left, y: y - top, width: left + right, height: top + bottom },
    });
  }
  return found;
}

function bestOf(scores: Float32Array): {
  kind: ThingKind | undefined;
  score: number;
  next: Candidate['next'];
} {
  let best = 0;
  let second = -1;
  for (let at = 1; at < scores.length; at++) {
    if ((scores[at] ?? 0) > (scores[best] ?? 0)) [second, best] = [best, at];
    else if (second < 0 || (scores[at] ?? 0) > (scores[second] ?? 0)) second = at;
  }
  const other = thingKinds[second];
  const score = scores[second] ?? 0;
  return {
    kind: thingKinds[best],
    score: scores[best] ?? 0,
    next: other && score >= LEAST_NEXT ? { kind: other, score } : undefined,
  };
}

/** The mean of a distribution that is told by its logits. */
function expected(logits: Float32Array, at: number): number {
  let most = -Infinity;
  for (let step = 0; step < STEPS; step++) most = Math.max(most, logits[at + step] ?? 0);
  let weight = 0;
  let sum = 0;
  for (let step = 0; step < STEPS; step++) {
    const share = Math.exp((logits[at + step] ?? 0) - most);
    weight += share;
    sum += share * step;
  }
  return sum / weight;
}
