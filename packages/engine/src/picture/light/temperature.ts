import { luminance } from '../colour/light-values.ts';
import type { Pixels } from '../colour/read-pixels.ts';
import { quantile } from '../planes.ts';
import { bodyOf, locus } from './black-body.ts';

export type Warmth = 'warm' | 'slightly-warm' | 'neutral' | 'slightly-cool' | 'cool';

/** The colour of the light, by the surfaces that look as if they were grey. */
export interface Temperature {
  /** Kelvin. White as a display shows it is 6500. */
  kelvin: number;
  word: Warmth;
  /** Beside warm and cool: a cast that no glowing body has. */
  tint?: 'green' | 'magenta' | undefined;
  /** Of the brightest and the darkest third, each by itself. */
  highlights: number;
  shadows: number;
  /** Of the light in the picture, the part that could be from grey surfaces, 0 to 1. */
  certainty: number;
  /** That is enough to say it. */
  isTold: boolean;
}

/** One pixel in so many is looked at. */
const EVERY = 3;
/** Neutral, as a display is set. */
const DAYLIGHT = bodyAt(6504);
const COOLEST = bodyAt(15_000).warmth;
const WARMEST = bodyAt(1_750).warmth;
/** How far off the line of glowing bodies a grey surface may look. */
const OFF_LINE = 0.22;
const STEP = 0.01;
const STEPS = Math.ceil((WARMEST - COOLEST) / STEP) + 1;

/** How much light has which warmth: a row of steps from the coolest to the warmest. */
interface Spread {
  weight: Float64Array;
  warmth: Float64Array;
  magenta: Float64Array;
  whole: number;
}

export function measureTemperature(pixels: Pixels): Temperature {
  const { all, bright, dark, pulled } = spreadsOf(pixels);
  if (all.whole === 0) return unknown;
  const mode = dominantMode(all, pulled);
  const kelvin = kelvinOf(mode.warmth);
  const off = mode.magenta - bodyOf(mode.warmth).magenta;
  const local = (part: Spread) => kelvinOf(settle(part, meanWarmth(part)).warmth);
  const certainty = Math.min(1, mode.mass / all.whole);
  return {
    kelvin,
    word: wordFor(1e6 / kelvin),
    tint: Math.abs(off) < 0.16 ? undefined : off > 0 ? 'magenta' : 'green',
    highlights: local(bright),
    shadows: local(dark),
    certainty: Math.round(100 * certainty) / 100,
    isTold: isTold(kelvin, certainty),
  };
}

const unknown: Temperature = {
  kelvin: 6500,
  word: 'neutral',
  tint: undefined,
  highlights: 6500,
  shadows: 6500,
  certainty: 0,
  isTold: false,
};

function emptySpread(): Spread {
  const [weight, warmth, magenta] = [0, 1, 2].map(() => new Float64Array(STEPS)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  return { weight, warmth, magenta, whole: 0 };
}

/** All that could be grey; the same by its brightest and darkest parts; and with the bright pulling more than the dark. */
function spreadsOf({ count, width, lightness, red, green, blue, raw }: Pixels) {
  const { values } = lightness;
  const { pixels } = raw;
  const [all, bright, dark, pulled] = [emptySpread(), emptySpread(), emptySpread(), emptySpread()];
  const some = values.filter((_, at) => at % 37 === 0);
  const upper = quantile(some, 0.67);
  const lower = quantile(some, 0.33);
  for (let at = 0; at < count; at += EVERY) {
    const rb = pixels[3 * at] ?? 0;
    const gb = pixels[3 * at + 1] ?? 0;
    const bb = pixels[3 * at + 2] ?? 0;
    // Clipped and blocked pixels have lost their colour.
    if (Math.max(rb, gb, bb) > 250 || Math.max(rb, gb, bb) < 18 || Math.min(rb, gb, bb) < 2) continue;
    const r = red[at] ?? 0;
    const g = green[at] ?? 0;
    const b = blue[at] ?? 0;
    const warmth = Math.log(r / b);
    if (warmth < COOLEST || warmth > WARMEST) continue;
    const magenta = Math.log((r * b) / (g * g));
    const y = luminance(r, g, b);
    const off = magenta - magentaAt(warmth);
    const weight =
      Math.sqrt(y) * Math.exp(-(off * off) / (2 * OFF_LINE * OFF_LINE)) * drawn(values, width, at);
    if (weight < 0.0005) continue;
    const here = values[at] ?? 0;
    add(all, warmth, magenta, weight);
    add(pulled, warmth, magenta, weight * y * y);
    if (here >= upper) add(bright, warmth, magenta, weight);
    else if (here <= lower) add(dark, warmth, magenta, weight);
  }
  return { all, bright, dark, pulled };
}

/** Sky is wide, flat and blue by itself; what has drawing on it shows the light better. */
function drawn(values: Float32Array, width: number, at: number): number {
  const here = values[at] ?? 0;
  const step = Math.abs(here - (values[at + 3] ?? here)) + Math.abs(here - (values[at + 3 * width] ?? here));
  return 0.12 + Math.min(1, step / 8);
}

const magentas = Float64Array.from({ length: STEPS }, (_, step) => bodyOf(COOLEST + step * STEP).magenta);

function magentaAt(warmth: number): number {
  return magentas[Math.round((warmth - COOLEST) / STEP)] ?? 0;
}

function add(spread: Spread, warmth: number, magenta: number, weight: number): void {
  const step = Math.round((warmth - COOLEST) / STEP);
  spread.weight[step] = (spread.weight[step] ?? 0) + weight;
  spread.warmth[step] = (spread.warmth[step] ?? 0) + weight * warmth;
  spread.magenta[step] = (spread.magenta[step] ?? 0) + weight * magenta;
  spread.whole += weight;
}

interface Mode {
  warmth: number;
  magenta: number;
  mass: number;
}

/** Where most of the light gathers. Cameras aim at neutral, so a gathering there wins over one that is not much larger. */
function dominantMode(all: Spread, pulled: Spread): Mode {
  const seen = settle(all, meanWarmth(pulled));
  const neutral = settle(all, DAYLIGHT.warmth);
  return neutral.mass > seen.mass * 0.55 ? neutral : seen;
}

/** Climbs to the middle of what lies around a start, looking less and less far. */
function settle(spread: Spread, start: number): Mode {
  let mode: Mode = { warmth: start, magenta: bodyOf(start).magenta, mass: 0 };
  for (let round = 0; round < 14; round++) {
    const reach = Math.max(0.16, 0.6 * 0.82 ** round);
    let mass = 0;
    let warmth = 0;
    let magenta = 0;
    for (let step = 0; step < STEPS; step++) {
      const off = (COOLEST + step * STEP - mode.warmth) / reach;
      if (off > 3 || off < -3) continue;
      const near = Math.exp(-(off * off) / 2);
      mass += near * (spread.weight[step] ?? 0);
      warmth += near * (spread.warmth[step] ?? 0);
      magenta += near * (spread.magenta[step] ?? 0);
    }
    if (mass === 0) return mode;
    mode = { warmth: warmth / mass, magenta: magenta / mass, mass };
  }
  return mode;
}

function meanWarmth({ warmth, whole }: Spread): number {
  return whole === 0 ? DAYLIGHT.warmth : warmth.reduce((sum, value) => sum + value, 0) / whole;
}

function kelvinOf(warmth: number): number {
  return Math.round(1e6 / bodyOf(warmth).mired / 50) * 50;
}

function bodyAt(kelvin: number) {
  const mired = 1e6 / kelvin;
  return locus.reduce((nearest, body) =>
    Math.abs(body.mired - mired) < Math.abs(nearest.mired - mired) ? body : nearest,
  );
}

function wordFor(mired: number): Warmth {
  if (mired > 235) return 'warm';
  if (mired > 187) return 'slightly-warm';
  if (mired > 132) return 'neutral';
  return mired > 112 ? 'slightly-cool' : 'cool';
}

/** A few orange petals are no tungsten lamp: at the ends of the scale more has to speak for it. */
function isTold(kelvin: number, certainty: number): boolean {
  return certainty >= (kelvin < 2_900 || kelvin > 11_000 ? 0.5 : 0.1);
}
