import { luminance } from '../colour/light-values.ts';
import type { Pixels } from '../colour/read-pixels.ts';
import { bodyOf, locus } from './black-body.ts';

export type Warmth = 'warm' | 'slightly-warm' | 'neutral' | 'slightly-cool' | 'cool';

/** The colour of the light, by the surfaces that look as if they were grey. */
export interface Temperature {
  /** Kelvin. White as a display shows it is 6500. */
  kelvin: number;
  word: Warmth;
  /** Beside warm and cool: a cast that no glowing body has. */
  tint: 'green' | 'magenta' | undefined;
  /** Of the brightest and the darkest third, each by itself. */
  highlights: number;
  shadows: number;
  /** Of the light in the picture, the part that could be from grey surfaces, 0 to 1. */
  certainty: number;
}

/** One pixel in so many is looked at. */
const EVERY = 2;
/** Neutral, as a display is set. */
const DAYLIGHT = bodyAt(6504);
const COOLEST = bodyAt(15_000).warmth;
const WARMEST = bodyAt(1_750).warmth;
/** How far off the line of glowing bodies a grey surface may look. */
const OFF_LINE = 0.22;

interface Sample {
  warmth: number;
  magenta: number;
  weight: number;
  lightness: number;
}

export function measureTemperature(pixels: Pixels): Temperature {
  const samples = samplesOf(pixels);
  const whole = samples.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return unknown;
  const mode = dominantMode(samples);
  const body = bodyOf(mode.warmth);
  const kelvin = kelvinOf(mode.warmth);
  const off = mode.magenta - body.magenta;
  const sorted = [...samples].sort((one, other) => one.lightness - other.lightness);
  const third = Math.floor(sorted.length / 3);
  const local = (part: readonly Sample[]) => kelvinOf(settle(part, meanWarmth(part) ?? mode.warmth).warmth);
  return {
    kelvin,
    word: wordFor(1e6 / kelvin),
    tint: Math.abs(off) < 0.16 ? undefined : off > 0 ? 'magenta' : 'green',
    highlights: local(sorted.slice(-third - 1)),
    shadows: local(sorted.slice(0, third + 1)),
    certainty: Math.round(100 * Math.min(1, mode.mass / whole)) / 100,
  };
}

const unknown: Temperature = {
  kelvin: 6500,
  word: 'neutral',
  tint: undefined,
  highlights: 6500,
  shadows: 6500,
  certainty: 0,
};

function samplesOf({ count, red, green, blue, raw }: Pixels): Sample[] {
  const samples: Sample[] = [];
  for (let at = 0; at < count; at += EVERY) {
    const [rb = 0, gb = 0, bb = 0] = [raw.pixels[3 * at], raw.pixels[3 * at + 1], raw.pixels[3 * at + 2]];
    // Clipped and blocked pixels have lost their colour.
    if (Math.max(rb, gb, bb) > 250 || Math.max(rb, gb, bb) < 18 || Math.min(rb, gb, bb) < 2) continue;
    const [r = 0, g = 0, b = 0] = [red[at], green[at], blue[at]];
    const warmth = Math.log(r / b);
    if (warmth < COOLEST || warmth > WARMEST) continue;
    const magenta = Math.log((r * b) / (g * g));
    const y = luminance(r, g, b);
    const off = magenta - bodyOf(warmth).magenta;
    const weight = Math.sqrt(y) * Math.exp(-(off * off) / (2 * OFF_LINE * OFF_LINE));
    if (weight > 0.001) samples.push({ warmth, magenta, weight, lightness: y });
  }
  return samples;
}

interface Mode {
  warmth: number;
  magenta: number;
  mass: number;
}

/** Where most of the light gathers. Cameras aim at neutral, so a gathering there wins over one that is little larger. */
function dominantMode(samples: readonly Sample[]): Mode {
  const seen = settle(samples, brightWarmth(samples));
  const neutral = settle(samples, DAYLIGHT.warmth);
  return neutral.mass > seen.mass * 0.8 ? neutral : seen;
}

/** Climbs to the middle of what lies around a start, looking less and less far. */
function settle(samples: readonly Sample[], start: number): Mode {
  let mode: Mode = { warmth: start, magenta: bodyOf(start).magenta, mass: 0 };
  for (let round = 0; round < 14; round++) {
    const reach = Math.max(0.16, 0.6 * 0.82 ** round);
    let mass = 0;
    let warmth = 0;
    let magenta = 0;
    for (const sample of samples) {
      const off = (sample.warmth - mode.warmth) / reach;
      if (off > 3 || off < -3) continue;
      const weight = sample.weight * Math.exp(-(off * off) / 2);
      mass += weight;
      warmth += weight * sample.warmth;
      magenta += weight * sample.magenta;
    }
    if (mass === 0) return mode;
    mode = { warmth: warmth / mass, magenta: magenta / mass, mass };
  }
  return mode;
}

/** Bright surfaces show the light best. */
function brightWarmth(samples: readonly Sample[]): number {
  let mass = 0;
  let sum = 0;
  for (const { warmth, weight, lightness } of samples) {
    const pull = weight * lightness * lightness;
    mass += pull;
    sum += pull * warmth;
  }
  return mass === 0 ? DAYLIGHT.warmth : sum / mass;
}

function meanWarmth(samples: readonly Sample[]): number | undefined {
  const mass = samples.reduce((sum, { weight }) => sum + weight, 0);
  return mass === 0 ? undefined : samples.reduce((sum, { warmth, weight }) => sum + weight * warmth, 0) / mass;
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
