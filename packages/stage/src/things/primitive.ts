import type { Part } from '../forms/part.ts';
import {
  add,
  cross,
  dot,
  type Flat,
  radians,
  sub,
  times,
  turned,
  UP,
  unit,
  type Vector,
} from '../space/vector.ts';
import type { Accent, Tone } from '../tones/palette.ts';

interface Shared {
  tone: Tone;
  /** A colour of its own, where it shines by itself. */
  accent?: Accent;
  opacity?: number;
  /** Lit by nothing: it has the tone it is given. */
  isFlat?: boolean;
  /** Runs to the horizon, and so into the haze. */
  recedes?: boolean;
  /** Belongs to the set; these are drawn first, in their order. */
  order?: number;
}

/** Boxes and boards: plane faces around a body. */
export interface Solid extends Shared {
  is: 'solid';
  faces: readonly (readonly Vector[])[];
  /** Seen from both sides: a single sheet. */
  isThin?: boolean;
}

/** A line with a width in metres. */
export interface Rod extends Shared {
  is: 'rod';
  points: readonly Vector[];
  wide: number;
}

/** Turned on a lathe: radius and height along an axis. */
export interface Turned extends Shared {
  is: 'turned';
  at: Vector;
  axis: Vector;
  profile: readonly Flat[];
  /** What is seen in its mouth. */
  mouth?: Tone;
}

/** Round things: people, animals, fruit. */
export interface Form extends Shared {
  is: 'form';
  parts: readonly Part[];
  tones?: Readonly<Record<string, Tone>>;
  fillet?: number;
  rim?: number;
  hasSeams?: boolean;
  isPlain?: boolean;
  throws?: boolean;
}

/** Light in the air. */
export interface Glow {
  is: 'glow';
  at: Vector;
  radius: number;
  accent: Accent;
  strength: number;
  order?: number;
}

/** Light, or shade, that lies on a plane. */
export interface Pool {
  is: 'pool';
  at: Vector;
  across: Vector;
  along: Vector;
  /** Shade where none is told. */
  accent?: Accent;
  strength: number;
  order?: number;
}

export interface Disc extends Shared {
  is: 'disc';
  at: Vector;
  radius: number;
}

/** A shaft of light from an opening. */
export interface Shaft {
  is: 'shaft';
  corners: readonly Vector[];
  from: Vector;
  to: Vector;
  accent: Accent;
  strength: number;
  order?: number;
}

export type Primitive = Solid | Rod | Turned | Form | Glow | Pool | Disc | Shaft;

export interface Spot {
  at: Vector;
  yaw?: number;
  size?: number;
  /** Where its own up points, where that is not up. */
  up?: Vector;
}

/** How something made at the origin lies where it stands: its front keeps to where `yaw` turns it. */
function bendOf({ yaw = 0, up }: Spot): (point: Vector) => Vector {
  if (!up) return (point) => turned(point, yaw);
  const own = unit(up);
  const back = turned([0, 0, 1], yaw);
  const away = unit(sub(back, times(own, dot(back, own))));
  const across = cross(own, away);
  return ([x, y, z]) => add(add(times(across, x), times(own, y)), times(away, z));
}

/** Something made at the origin, where it stands. */
export function placed(what: Primitive, spot: Spot): Primitive {
  const { at, size = 1 } = spot;
  const bend = bendOf(spot);
  const move = (point: Vector) => add(at, times(bend(point), size));
  switch (what.is) {
    case 'solid':
      return { ...what, faces: what.faces.map((face) => face.map(move)) };
    case 'rod':
      return { ...what, points: what.points.map(move), wide: what.wide * size };
    case 'turned':
      return {
        ...what,
        at: move(what.at),
        axis: bend(what.axis),
        profile: what.profile.map(([r, h]): Flat => [r * size, h * size]),
      };
    case 'form':
      return {
        ...what,
        parts: what.parts.map((part) => ({
          ...part,
          ...(part.balls && {
            balls: part.balls.map(([x, y, z, r]) => {
              const [mx, my, mz] = move([x, y, z]);
              return [mx, my, mz, r * size] as const;
            }),
          }),
          ...(part.outline && { outline: part.outline.map(move) }),
        })),
      };
    case 'glow':
    case 'disc':
      return { ...what, at: move(what.at), radius: what.radius * size };
    case 'pool':
      return {
        ...what,
        at: move(what.at),
        across: times(bend(what.across), size),
        along: times(bend(what.along), size),
      };
    case 'shaft':
      return { ...what, corners: what.corners.map(move), from: move(what.from), to: move(what.to) };
  }
}

interface Turn {
  yaw?: number;
  roll?: number;
  pitch?: number;
}

/** A box by the middle of its underside. */
export function box(
  at: Vector,
  [wide, tall, deep]: Vector,
  tone: Tone,
  { yaw = 0, roll = 0, pitch = 0, ...more }: Turn & Partial<Shared> = {},
): Solid {
  const [cr, sr] = [Math.cos(radians(roll)), Math.sin(radians(roll))];
  const [cp, sp] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  const corner = (i: number, j: number, k: number): Vector => {
    const [x, y, z] = [(i * wide) / 2, (j * tall) / 2 + tall / 2, (k * deep) / 2];
    const [rx, ry] = [x * cr - y * sr, x * sr + y * cr];
    return add(at, turned([rx, ry * cp - z * sp, ry * sp + z * cp], yaw));
  };
  const faces: Vector[][] = [
    [corner(-1, -1, -1), corner(1, -1, -1), corner(1, 1, -1), corner(-1, 1, -1)],
    [corner(1, -1, 1), corner(-1, -1, 1), corner(-1, 1, 1), corner(1, 1, 1)],
    [corner(-1, -1, 1), corner(-1, -1, -1), corner(-1, 1, -1), corner(-1, 1, 1)],
    [corner(1, -1, -1), corner(1, -1, 1), corner(1, 1, 1), corner(1, 1, -1)],
    [corner(-1, 1, -1), corner(1, 1, -1), corner(1, 1, 1), corner(-1, 1, 1)],
    [corner(-1, -1, 1), corner(1, -1, 1), corner(1, -1, -1), corner(-1, -1, -1)],
  ];
  return { is: 'solid', faces: faces.map((face) => face.toReversed()), tone, ...more };
}

interface Cut {
  /** Where its first axis runs, and its second: upright and facing the camera where nothing is told. */
  across?: Vector;
  up?: Vector;
}

/** An outline cut from a board; `deep` is how thick it is. */
export function board(
  outline: readonly Flat[],
  at: Vector,
  deep: number,
  tone: Tone,
  { across = [1, 0, 0], up = UP, ...more }: Cut & Partial<Shared> = {},
): Solid {
  const back = times(unit(cross(up, across)), -deep);
  const front = outline.map(([x, y]) => add(at, add(times(across, x), times(up, y))));
  if (deep === 0) return { is: 'solid', faces: [front], tone, isThin: true, ...more };
  const behind = front.map((point) => add(point, back));
  const sides = front.map((point, n): Vector[] => {
    const next = (n + 1) % front.length;
    return [point, front[next] ?? point, behind[next] ?? point, behind[n] ?? point];
  });
  return { is: 'solid', faces: [behind, ...sides, front], tone, isThin: true, ...more };
}

export const rod = (
  points: readonly Vector[],
  wide: number,
  tone: Tone,
  more: Partial<Shared> = {},
): Rod => ({
  is: 'rod',
  points,
  wide,
  tone,
  ...more,
});

export const lathe = (
  at: Vector,
  profile: readonly Flat[],
  tone: Tone,
  more: Partial<Shared & Pick<Turned, 'axis' | 'mouth'>> = {},
): Turned => ({ is: 'turned', at, axis: UP, profile, tone, ...more });

export const form = (parts: readonly Part[], tone: Tone, more: Partial<Form> = {}): Form => ({
  is: 'form',
  parts,
  tone,
  ...more,
});

export const pane = (corners: readonly Vector[], tone: Tone, more: Partial<Shared> = {}): Solid => ({
  is: 'solid',
  faces: [corners],
  tone,
  isThin: true,
  ...more,
});

/** Pairs of whole numbers, hundredths of a metre, up being positive: "0 50 25 46". */
export function outlineFrom(pairs: string, size = 1): Flat[] {
  const numbers = pairs.trim().split(/\s+/).map(Number);
  return Array.from(
    { length: Math.floor(numbers.length / 2) },
    (_, n): Flat => [((numbers[2 * n] ?? 0) * size) / 100, ((numbers[2 * n + 1] ?? 0) * size) / 100],
  );
}

/** A round outline in a plane of its own. */
export function circle(radius: number, corners = 20, squash = 1): Flat[] {
  return Array.from({ length: corners }, (_, n): Flat => {
    const angle = (n / corners) * Math.PI * 2;
    return [radius * Math.cos(angle), radius * squash * Math.sin(angle)];
  });
}
