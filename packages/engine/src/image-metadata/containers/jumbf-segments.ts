import { u16, u32 } from '../bytes/numbers.ts';
import { joined } from './joined.ts';

/** `JP`, the number of the box, the number of the part; then the head of the box, which every part repeats. */
const BEFORE_BOX = 8;

/** Puts the boxes together that JPEG spreads over segments, each in the order of its parts. */
export function joinJumbf(segments: readonly Uint8Array[]): Uint8Array[] {
  const boxes = new Map<number, { order: number; data: Uint8Array }[]>();
  for (const segment of segments) {
    const box = u16(segment, 2);
    const parts = boxes.get(box) ?? [];
    parts.push({ order: u32(segment, 4), data: segment.subarray(BEFORE_BOX) });
    boxes.set(box, parts);
  }
  return [...boxes.values()].map((parts) => {
    parts.sort((a, b) => a.order - b.order);
    return joined(parts.map(({ data }, n) => (n === 0 ? data : data.subarray(u32(data, 0) === 1 ? 16 : 8))));
  });
}
