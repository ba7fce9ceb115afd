import { type Reading, read, sceneOf } from '../../packages/engine/src/language/index.ts';
import { toldLines } from '../../packages/engine/testing/language/told-lines.ts';
import { median, type Row } from '../row.ts';

const lines = toldLines.map(({ text }) => text);
const page = lines.join(' ').slice(0, 2_000);
const CLIP = { isClip: true };
const ROUNDS = 40;

/** Reading a line and two thousand characters, alone and with who is in them and what they do. */
export function measureReading(): Row[] {
  const readings = lines.map((line) => read(line, CLIP));
  const whole = read(page, CLIP);
  const line = {
    read: perCall(() => all(lines, (one) => read(one, CLIP))) / lines.length,
    scene: perCall(() => all(readings, (one: Reading) => sceneOf(one))) / lines.length,
  };
  const long = { read: perCall(() => read(page, CLIP)), scene: perCall(() => sceneOf(whole)) };
  return [
    row('a line, read', line.read, 3),
    row('a line, read, with its cast and beats', line.read + line.scene, 3),
    row('2,000 characters, read', long.read, 25),
    row('2,000 characters, read, with their cast and beats', long.read + long.scene, 25),
  ];
}

function row(what: string, value: number, most: number): Row {
  return { what, value: `${value.toFixed(2)} ms`, reference: '', limit: `≤ ${most} ms` };
}

function all<Item>(items: readonly Item[], run: (item: Item) => unknown): void {
  for (const item of items) run(item);
}

function perCall(run: () => unknown): number {
  for (let warm = 0; warm < ROUNDS; warm++) run();
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  return median(times);
}
