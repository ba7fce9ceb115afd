import type { ColourName } from './colour-names.ts';
import { nameColour } from './name-colour.ts';
import { distance, hexOf, type Oklab } from './oklab.ts';
import type { Pixels } from './read-pixels.ts';

/** One of the colours a picture is made of. */
export interface Swatch {
  hex: string;
  name: ColourName;
  /** Of the frame, 0 to 1. */
  share: number;
}

interface Spot extends Oklab {
  weight: number;
}

const MOST = 6;
const MOST_SPOTS = 4_000;
const SEEDS = 18;
/** Nearer to each other, two colours are one to the eye. */
const SAME = 0.05;
/** Less of the frame than this is nothing one would name. */
const LEAST_SHARE = 0.012;

/** The colours of a picture, the dominant one first. */
export function measurePalette(pixels: Pixels): Swatch[] {
  const fine = spotsOf(pixels, 5);
  const spots = fine.length > MOST_SPOTS ? spotsOf(pixels, 4) : fine;
  const centres = merged(settled(spots, seeds(spots), 10));
  const final = settled(spots, centres, 6);
  const counted = final.filter(({ weight }) => weight / pixels.count >= LEAST_SHARE);
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
  return counted
    .sort((one, other) => other.weight - one.weight)
    .map((spot) => ({
      hex: hexOf(spot),
      name: nameColour(spot),
      share: Math.round((1000 * spot.weight) / whole) / 1000,
    }));
}

/** Pixels of much the same colour as one spot of their weight: so many bits of each channel tell them apart. */
function spotsOf({ raw, count, okL, okA, okB }: Pixels, bits: number): Spot[] {
  const { pixels } = raw;
  const sums = new Map<number, Spot>();
  const less = 8 - bits;
  for (let at = 0; at < count; at++) {
    const r = pixels[3 * at] ?? 0;
    const g = pixels[3 * at + 1] ?? 0;
    const b = pixels[3 * at + 2] ?? 0;
    const key = ((r >> less) << (2 * bits)) | ((g >> less) << bits) | (b >> less);
    let sum = sums.get(key);
    if (!sum) {
      sum = { l: 0, a: 0, b: 0, weight: 0 };
      sums.set(key, sum);
    }
    sum.l += okL[at] ?? 0;
    sum.a += okA[at] ?? 0;
    sum.b += okB[at] ?? 0;
    sum.weight += 1;
  }
  return [...sums.values()].map(({ l, a, b, weight }) => ({
    l: l / weight,
    a: a / weight,
    b: b / weight,
    weight,
  }));
}

/** The heaviest spot, then again and again the one that is farthest from all so far, for what it weighs. */
function seeds(spots: readonly Spot[]): Spot[] {
  let next = spots.reduce((heaviest, spot) => (spot.weight > heaviest.weight ? spot : heaviest));
  const chosen: Spot[] = [];
  const nearest = spots.map(() => Number.POSITIVE_INFINITY);
  while (chosen.length < SEEDS) {
    chosen.push(next);
    let best = 0;
    let candidate: Spot | undefined;
    for (let at = 0; at < spots.length; at++) {
      const spot = spots[at] ?? next;
      const far = Math.min(nearest[at] ?? 0, squareTo(spot, next));
      nearest[at] = far;
      const score = far * Math.sqrt(spot.weight);
      if (score <= best) continue;
      best = score;
      candidate = spot;
    }
    if (!candidate) break;
    next = candidate;
  }
  return chosen;
}

/** Each spot goes to its nearest centre, each centre to the middle of its spots, a few times. */
function settled(spots: readonly Spot[], start: readonly Spot[], rounds: number): Spot[] {
  let centres = [...start];
  for (let round = 0; round < rounds; round++) {
    const sums = centres.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }));
    for (const spot of spots) {
      const sum = sums[nearestTo(spot, centres)];
      if (!sum) continue;
      sum.l += spot.l * spot.weight;
      sum.a += spot.a * spot.weight;
      sum.b += spot.b * spot.weight;
      sum.weight += spot.weight;
    }
    centres = sums
      .filter(({ weight }) => weight > 0)
      .map(({ l, a, b, weight }) => ({ l: l / weight, a: a / weight, b: b / weight, weight }));
  }
  return centres;
}

function squareTo(one: Oklab, other: Oklab): number {
  return (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;
}

function nearestTo(spot: Oklab, centres: readonly Oklab[]): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < centres.length; at++) {
    const far = squareTo(spot, centres[at] ?? spot);
    if (far >= least) continue;
    least = far;
    nearest = at;
  }
  return nearest;
}

/** Joins the two that lose least by it, until few are left and no two look the same. */
function merged(start: readonly Spot[]): Spot[] {
  const centres = [...start];
  for (;;) {
    const pair = cheapestPair(centres);
    if (!pair || (centres.length <= MOST && !pair.isSame)) return centres;
    const { first, second } = pair;
    const [one, other] = [centres[first], centres[second]];
    if (!one || !other) return centres;
    const weight = one.weight + other.weight;
    const mean = (key: keyof Oklab) => (one[key] * one.weight + other[key] * other.weight) / weight;
    centres[first] = { l: mean('l'), a: mean('a'), b: mean('b'), weight };
    centres.splice(second, 1);
  }
}

function cheapestPair(centres: readonly Spot[]) {
  let pair: { first: number; second: number; isSame: boolean } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [first, one] of centres.entries())
    for (const [offset, other] of centres.slice(first + 1).entries()) {
      const far = distance(one, other);
      const isSame = far < SAME;
      // Two that look the same go first, whatever they weigh.
      const cost = isSame ? far - 1 : ((one.weight * other.weight) / (one.weight + other.weight)) * far * far;
      if (cost >= least) continue;
      least = cost;
      pair = { first, second: first + 1 + offset, isSame };
    }
  return pair;
}
