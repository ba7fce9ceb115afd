import { createRequire } from 'node:module';
import path from 'node:path';
import { readShot } from '../../packages/engine/src/shot-of/index.ts';
import { drawShot } from '../../packages/stage/src/index.ts';
import { root } from '../../scripts/project.ts';
import { sketchShots } from '../../scripts/sketch-shots.ts';
import type { Limit, Row } from '../row.ts';

const sharp: typeof import('sharp').default = createRequire(path.join(root, 'apps/server/package.json'))(
  'sharp',
);
const DRAW_MS = 80;
const options = { seed: 1, ratio: '16:9', theme: 'stage', isVeiled: true } as const;
const WEBP_MS = 150;

/** Drawing a shot and making it a picture, over every shot of the gallery; the bare reference is a blank sheet. */
export async function measureSketch(): Promise<Row[]> {
  const shots = sketchShots.map(({ text }) => readShot(text).shot);
  for (const shot of shots) drawShot(shot, options);
  const drawing: number[] = [];
  const painting: number[] = [];
  let largest = 0;
  for (const shot of shots) {
    const began = performance.now();
    const svg = drawShot(shot, options);
    drawing.push(performance.now() - began);
    largest = Math.max(largest, svg.length);
    painting.push(await timeOfWebp(svg));
  }
  const blank = await timeOfWebp('<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540"/>');
  const row = (what: string, times: readonly number[], limit: Limit, blank?: number): Row => ({
    what,
    value: `${at(times, 0.95).toFixed(1)} ms`,
    reference: `the slowest ${at(times, 1).toFixed(1)} ms, half within ${at(times, 0.5).toFixed(1)} ms${blank ? `; a blank sheet ${blank.toFixed(1)} ms` : ''}`,
    ...(blank && { ratio: at(times, 0.95) / blank }),
    limit,
  });
  return [
    row('drawing a shot, nineteen of twenty', drawing, `≤ ${DRAW_MS} ms`),
    row('SVG to WebP, nineteen of twenty', painting, `≤ ${WEBP_MS} ms`, blank),
    {
      what: 'the largest sketch',
      value: `${(largest / 1000).toFixed(0)} KB`,
      reference: '',
      limit: '≤ 150 KB',
    },
  ];
}

async function timeOfWebp(svg: string): Promise<number> {
  const began = performance.now();
  await sharp(Buffer.from(svg)).webp().toBuffer();
  return performance.now() - began;
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
