import type { Region } from '../picture/focus/focus.ts';
import type { Point } from './sight.ts';

export const areaOf = ({ width, height }: Region): number => Math.max(0, width) * Math.max(0, height);

export const centreOf = ({ x, y, width, height }: Region): Point => ({ x: x + width / 2, y: y + height / 2 });

export function isInside({ x, y }: Point, box: Region): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

export function overlapOf(one: Region, other: Region): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** What two boxes share, of what both of them cover. */
export function likeness(one: Region, other: Region): number {
  const both = overlapOf(one, other);
  const either = areaOf(one) + areaOf(other) - both;
  return either === 0 ? 0 : both / either;
}

/** How much of the smaller lies in the other. */
export function containment(one: Region, other: Region): number {
  const least = Math.min(areaOf(one), areaOf(other));
  return least === 0 ? 0 : overlapOf(one, other) / least;
}

/** What is large and near the middle is what a shot is of. */
export function weightOf(box: Region | undefined): number {
  if (!box) return 0;
  const { x, y } = centreOf(box);
  return areaOf(box) * (1 - 0.7 * Math.hypot(x - 0.5, y - 0.5));
}

/** What is to be told or asked first: how sure something is counts for more than how large it is. */
export function prominenceOf(box: Region | undefined, score: number): number {
  return Math.sqrt(Math.max(0, weightOf(box))) * score ** 2;
}

/** A box cut at the edges of the frame. */
export function withinFrame({ x, y, width, height }: Region): Region {
  const left = clamp(x);
  const top = clamp(y);
  return { x: left, y: top, width: clamp(x + width) - left, height: clamp(y + height) - top };
}

export function around(points: readonly Point[]): Region {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Of boxes with a score those that no surer one covers. */
export function surest<B extends { box: Region; score: number }>(
  boxes: readonly B[],
  isSame: (one: B, other: B) => boolean,
): B[] {
  const kept: B[] = [];
  for (const box of [...boxes].sort((one, other) => other.score - one.score))
    if (!kept.some((other) => isSame(box, other))) kept.push(box);
  return kept;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
