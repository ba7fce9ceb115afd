import type { View } from '../space/camera.ts';
import type { Vector } from '../space/vector.ts';

const CELL = 4;

/** How far away the nearest board or box is, over the picture: round things are cut where one stands before them. */
export interface DepthMap {
  lay: (face: readonly Vector[]) => void;
  depthAt: (x: number, y: number) => number;
}

export function depthMapOf(view: View): DepthMap {
  const columns = Math.ceil(view.width / CELL) + 1;
  const rows = Math.ceil(view.height / CELL) + 1;
  const depths = new Float32Array(columns * rows).fill(1e6);
  return {
    depthAt: (x, y) => {
      const [column, row] = [Math.round(x / CELL), Math.round(y / CELL)];
      if (column < 0 || row < 0 || column >= columns || row >= rows) return 1e6;
      return depths[row * columns + column] as number;
    },
    lay: (face) => {
      const seen = face.map(view.see);
      const corners = seen.filter((one) => one !== undefined);
      if (corners.length < seen.length || corners.length < 3) return;
      const plane = nearnessOf(corners);
      if (!plane) return;
      const ys = corners.map(([, y]) => y);
      const from = Math.max(0, Math.ceil(Math.min(...ys) / CELL));
      const to = Math.min(rows - 1, Math.floor(Math.max(...ys) / CELL));
      for (let row = from; row <= to; row++) {
        const crossed = crossingsAt(corners, row * CELL + 0.01);
        for (let n = 0; n + 1 < crossed.length; n += 2) {
          const first = Math.max(0, Math.ceil((crossed[n] as number) / CELL));
          const last = Math.min(columns - 1, Math.floor((crossed[n + 1] as number) / CELL));
          for (let column = first; column <= last; column++) {
            const depth = 1 / (plane[0] * column * CELL + plane[1] * row * CELL + plane[2]);
            const at = row * columns + column;
            if (depth > 0 && depth < (depths[at] as number)) depths[at] = depth;
          }
        }
      }
    },
  };
}

type Seen = readonly [x: number, y: number, depth: number];

/** One over the depth runs evenly over the picture of a plane. */
function nearnessOf(corners: readonly Seen[]): Vector | undefined {
  for (let n = 2; n < corners.length; n++) {
    const [a, b, c] = [corners[0] as Seen, corners[1] as Seen, corners[n] as Seen];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (Math.abs(area) < 1) continue;
    const [na, nb, nc] = [1 / a[2], 1 / b[2], 1 / c[2]];
    const across = ((nb - na) * (c[1] - a[1]) - (nc - na) * (b[1] - a[1])) / area;
    const down = ((nc - na) * (b[0] - a[0]) - (nb - na) * (c[0] - a[0])) / area;
    return [across, down, na - across * a[0] - down * a[1]];
  }
  return undefined;
}

function crossingsAt(corners: readonly Seen[], y: number): number[] {
  return corners
    .flatMap(([ax, ay], n) => {
      const [bx, by] = corners[(n + 1) % corners.length] as Seen;
      return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
    })
    .sort((a, b) => a - b);
}
