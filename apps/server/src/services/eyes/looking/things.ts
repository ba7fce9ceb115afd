import type { RawPicture, Region } from '@cuewright/engine/picture';
import { likeness, surest, type Thing, thingKinds } from '@cuewright/engine/sight';
import { type Output, runModel } from './graph-model.ts';
import { mirrored, resample } from './resample.ts';

/** NanoDet, of RangiLyu, trained on COCO: https://github.com/RangiLyu/nanodet. */
const SIDE = 416;
/** Cells across at each of its three scales. */
const GRIDS = [52, 26, 13];
/** Steps in which the distance to each side of a box is told. */
const STEPS = 11;
const LEAST = 0.3;
/** As OpenCV reads colours: blue first. */
const MEAN = [103.53, 116.28, 123.675] as const;
const DEVIATION = [57.375, 57.12, 58.395] as const;
const MOST_THINGS = 40;

interface Found {
  box: Region;
  score: number;
  kind: number;
  rival: { kind: number; score: number } | undefined;
}

/** Everyday things, seen in the picture and once more in the mirror: what is there is there both ways round. */
export async function seeThings(raw: RawPicture): Promise<Thing[]> {
  const small = resample(raw, SIDE, SIDE);
  const found = await detect(small);
  const reflected = (await detect(mirrored(small))).map((one) => ({
    ...one,
    box: { ...one.box, x: 1 - one.box.x - one.box.width },
  }));
  return found.slice(0, MOST_THINGS).flatMap(({ box, score, kind, rival }) => {
    const same = reflected.filter((one) => one.kind === kind && likeness(one.box, box) > 0.5);
    const name = thingKinds[kind];
    const other = rival && thingKinds[rival.kind];
    if (!name) return [];
    return {
      kind: name,
      box,
      score,
      mirrored: Math.max(0, ...same.map((one) => one.score)),
      ...(other && { rival: { kind: other, score: rival.score } }),
    };
  });
}

async function detect(picture: RawPicture): Promise<Found[]> {
  const outputs = await runModel('nanodet', [1, 3, SIDE, SIDE], planes(picture));
  const found = GRIDS.flatMap((grid) => inGrid(outputs, grid));
  const kept = surest(found, (one, other) => one.kind === other.kind && likeness(one.box, other.box) > 0.5);
  return kept.map((one) => ({ ...one, rival: one.rival ?? rivalOf(one, kept) }));
}

/** Another kind in the same place. */
function rivalOf({ kind, box }: Found, all: readonly Found[]): Found['rival'] {
  return all.find((one) => one.kind !== kind && likeness(one.box, box) > 0.6);
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

function inGrid(outputs: readonly Output[], grid: number): Found[] {
  const kinds = thingKinds.length;
  const of = (depth: number) =>
    outputs.find(({ shape }) => shape[1] === grid * grid && shape[2] === depth)?.values;
  const scores = of(kinds);
  const sides = of(4 * STEPS);
  if (!scores || !sides) return [];
  const found: Found[] = [];
  for (let cell = 0; cell < grid * grid; cell++) {
    const own = scores.subarray(cell * kinds, (cell + 1) * kinds);
    const { kind, score, rival } = bestOf(own);
    if (score < LEAST) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map(
      (side) => expected(sides, (cell * 4 + side) * STEPS) / grid,
    );
    const x = ((cell % grid) + 0.5) / grid;
    const y = (Math.floor(cell / grid) + 0.5) / grid;
    found.push({
      kind,
      score,
      rival,
      box: { x: x - left, y: y - top, width: left + right, height: top + bottom },
    });
  }
  return found;
}

function bestOf(scores: Float32Array) {
  let kind = 0;
  let next = -1;
  for (let at = 1; at < scores.length; at++) {
    if ((scores[at] ?? 0) > (scores[kind] ?? 0)) {
      next = kind;
      kind = at;
    } else if (next < 0 || (scores[at] ?? 0) > (scores[next] ?? 0)) next = at;
  }
  const second = scores[next] ?? 0;
  return { kind, score: scores[kind] ?? 0, rival: second >= 0.2 ? { kind: next, score: second } : undefined };
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
