import type { View } from '../space/camera.ts';
import type { Vector } from '../space/vector.ts';
import type { Primitive } from '../things/primitive.ts';

interface Bounds {
  low: Vector;
  high: Vector;
}

export interface Ordered {
  bounds: Bounds;
  depth: number;
  /** What it is as a whole: whatever has a round part is round. */
  kind: 'round' | 'flat' | 'other';
}

/** What is ordered as one: a chair with all its legs, somebody from head to foot. */
export function asOne(parts: readonly Primitive[], depthOf: (what: Primitive) => number): Ordered {
  const bounds = parts.map(boundsOf);
  const most = (pick: (...values: number[]) => number, end: keyof Bounds): Vector => [
    pick(...bounds.map((one) => one[end][0])),
    pick(...bounds.map((one) => one[end][1])),
    pick(...bounds.map((one) => one[end][2])),
  ];
  const solid = parts.filter(({ is }) => is !== 'glow');
  const depths = (solid.length > 0 ? solid : parts).map(depthOf);
  const isRound = parts.some(({ is }) => is === 'form');
  return {
    bounds: { low: most(Math.min, 'low'), high: most(Math.max, 'high') },
    depth: depths.reduce((sum, depth) => sum + depth, 0) / Math.max(1, depths.length),
    kind: isRound ? 'round' : parts.some(({ is }) => is === 'solid') ? 'flat' : 'other',
  };
}

const AXES = [1, 2, 0] as const;
/** What stands on a table touches it. */
const TOUCH = 0.001;

/** Whether one is to be drawn before another: whatever parts them, the one on the camera's side comes later. */
function isBefore(one: Ordered, other: Ordered, { at }: View): boolean {
  for (const axis of AXES) {
    const [oneLow, oneHigh] = [one.bounds.low[axis], one.bounds.high[axis]];
    const [otherLow, otherHigh] = [other.bounds.low[axis], other.bounds.high[axis]];
    const eye = at[axis];
    if (oneHigh <= otherLow + TOUCH && eye > oneHigh - TOUCH) return true;
    if (oneLow >= otherHigh - TOUCH && eye < oneLow + TOUCH) return true;
    if (otherHigh <= oneLow + TOUCH && eye > otherHigh - TOUCH) return false;
    if (otherLow >= oneHigh - TOUCH && eye < otherLow + TOUCH) return false;
  }
  // They reach into each other: a round thing is cut where a board stands before it, so it comes later.
  if (one.kind === 'flat' && other.kind === 'round') return true;
  if (one.kind === 'round' && other.kind === 'flat') return false;
  return one.depth > other.depth;
}

/** Everything that stands in the set, the furthest first. */
export function inOrder<One extends Ordered>(things: readonly One[], view: View): One[] {
  const left = things.toSorted((a, b) => b.depth - a.depth);
  const done: One[] = [];
  while (left.length > 0) {
    const free = left.findIndex((one) => left.every((other) => other === one || !isBefore(other, one, view)));
    done.push(...left.splice(Math.max(0, free), 1));
  }
  return done;
}

export function boundsOf(what: Primitive): Bounds {
  const points = pointsOf(what);
  const most = (pick: (...values: number[]) => number): Vector => [
    pick(...points.map(([x]) => x)),
    pick(...points.map(([, y]) => y)),
    pick(...points.map(([, , z]) => z)),
  ];
  return { low: most(Math.min), high: most(Math.max) };
}

function around([x, y, z]: Vector, r: number): Vector[] {
  return [
    [x - r, y - r, z - r],
    [x + r, y + r, z + r],
  ];
}

function pointsOf(what: Primitive): readonly Vector[] {
  switch (what.is) {
    case 'solid':
      return what.faces.flat();
    case 'rod':
      return what.points;
    case 'turned': {
      const wide = Math.max(...what.profile.map(([r]) => r));
      return what.profile.flatMap(([, h]) =>
        [-1, 1].flatMap((sign) =>
          [-1, 1].map((other): Vector => {
            const [ax, ay, az] = what.axis;
            const isUp = Math.abs(ay) > 0.9;
            const [dx, dy, dz] = isUp
              ? [sign * wide, 0, other * wide]
              : [sign * wide, other * wide, sign * wide];
            return [what.at[0] + ax * h + dx, what.at[1] + ay * h + dy, what.at[2] + az * h + dz];
          }),
        ),
      );
    }
    case 'form':
      return what.parts.flatMap(({ balls = [], outline = [] }) => [
        ...outline,
        ...balls.flatMap(([x, y, z, r]) => around([x, y, z], r)),
      ]);
    case 'glow':
      return [what.at];
    case 'disc':
      return around(what.at, what.radius);
    case 'pool':
      return [what.at];
    case 'shaft':
      return what.corners;
  }
}
