import { add, cross, dot, type Flat, mix, radians, sub, times, unit, type Vector } from './vector.ts';

/** The width of the sensor that a lens is told for. */
export const SENSOR_WIDE = 36;
const NEAREST = 0.06;

export interface Camera {
  at: Vector;
  /** Degrees: pan to the right, tilt up, roll clockwise. */
  pan: number;
  tilt: number;
  roll: number;
  /** Millimetres, before a sensor of 36. */
  mm: number;
  /** Metres to what is sharp; everything is, where nothing is told. */
  focus?: number;
  stop?: number;
}

/** A camera on a sheet of paper of that size. */
export interface View extends Camera {
  width: number;
  height: number;
  /** Pixels of one metre at one metre. */
  scale: number;
  right: Vector;
  up: Vector;
  ahead: Vector;
  depthOf: (point: Vector) => number;
  /** Where a point is seen, and how far away; nothing behind the camera. */
  see: (point: Vector) => readonly [x: number, y: number, depth: number] | undefined;
  /** A plane figure, cut where it reaches behind the camera. */
  seeAll: (points: readonly Vector[]) => Flat[];
  /** A direction of the world as the picture has it. */
  turn: (direction: Vector) => Vector;
  /** How far out of focus something is, in pixels. */
  blurAt: (depth: number) => number;
}

export function viewOf(camera: Camera, width: number, height: number): View {
  const { at, mm, focus, stop = 2.8 } = camera;
  const [pan, tilt, roll] = [radians(camera.pan), radians(camera.tilt), radians(camera.roll)];
  const scale = (mm / SENSOR_WIDE) * width;
  const ahead: Vector = [Math.sin(pan) * Math.cos(tilt), Math.sin(tilt), Math.cos(pan) * Math.cos(tilt)];
  const level: Vector = [Math.cos(pan), 0, -Math.sin(pan)];
  const right = add(times(level, Math.cos(roll)), times(cross(ahead, level), Math.sin(roll)));
  const up = cross(ahead, right);
  const turn = (to: Vector): Vector => [dot(to, right), dot(to, up), dot(to, ahead)];
  const flat = ([x, y, z]: Vector): Flat => [width / 2 + (x / z) * scale, height / 2 - (y / z) * scale];
  return {
    ...camera,
    width,
    height,
    scale,
    right,
    up,
    ahead,
    turn,
    depthOf: (point) => dot(sub(point, at), ahead),
    see: (point) => {
      const seen = turn(sub(point, at));
      return seen[2] > NEAREST ? [...flat(seen), seen[2]] : undefined;
    },
    seeAll: (points) => {
      const seen = points.map((point) => turn(sub(point, at)));
      return seen.flatMap((a, n): Flat[] => {
        const b = seen[(n + 1) % seen.length] ?? a;
        const here: Flat[] = a[2] > NEAREST ? [flat(a)] : [];
        if (a[2] > NEAREST === b[2] > NEAREST) return here;
        return [...here, flat(mix(a, b, (NEAREST - a[2]) / (b[2] - a[2])))];
      });
    },
    blurAt: (depth) => {
      if (focus === undefined) return 0;
      const circle = Math.abs(((mm * mm) / (stop * (focus * 1000 - mm))) * ((depth - focus) / depth));
      return Math.min(9, ((circle / SENSOR_WIDE) * width) / 2.4);
    },
  };
}

/** A camera that looks at a point, level unless it is rolled. */
export function aimed(at: Vector, to: Vector, lens: Pick<Camera, 'mm' | 'focus' | 'stop'>, roll = 0): Camera {
  const [x, y, z] = unit(sub(to, at));
  const degrees = 180 / Math.PI;
  return { at, pan: Math.atan2(x, z) * degrees, tilt: Math.asin(y) * degrees, roll, ...lens };
}
