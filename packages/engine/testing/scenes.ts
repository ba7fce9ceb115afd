import type { RawPicture } from '../src/picture/raw-picture.ts';
import { seeded } from './seeded.ts';
import { lightOfHex, paint } from './synthetic-picture.ts';

type Light = readonly [red: number, green: number, blue: number];

const [WIDTH, HEIGHT] = [288, 192];

/** Patches of one colour, lighter and darker by chance, as grass, leaves and fur are. */
function textured(
  hex: string,
  seed: number,
  { size = 3, spread = 0.7 } = {},
): (x: number, y: number) => Light {
  const random = seeded(seed);
  const across = Math.ceil(WIDTH / size);
  const shades = Float32Array.from(
    { length: across * Math.ceil(HEIGHT / size) },
    () => 1 + (random() - 0.5) * 2 * spread,
  );
  const [r, g, b] = lightOfHex(hex);
  return (x, y) => {
    const shade = shades[Math.floor(y / size) * across + Math.floor(x / size)] ?? 1;
    return [r * shade, g * shade, b * shade];
  };
}

/** Air from its colour above to a lighter one at the line. */
function air(top: string, line: string, edge: number): (x: number, y: number) => Light {
  const [from, to] = [lightOfHex(top), lightOfHex(line)];
  return (_, y) => {
    const way = Math.min(1, y / edge);
    return [0, 1, 2].map((at) => (from[at] ?? 0) * (1 - way) + (to[at] ?? 0) * way) as unknown as Light;
  };
}

const noise = (seed: number) => ({ random: seeded(seed), spread: 5 });

/** A golden dog in the sun, on grass before a hedge that is darker still. */
export function sunlitDog(seed = 1): RawPicture {
  const grass = textured('#4a5a2c', seed);
  const hedge = textured('#2c3a20', seed + 1, { size: 5 });
  const fur = textured('#c89a58', seed + 2, { size: 2, spread: 0.35 });
  return paint(
    WIDTH,
    HEIGHT,
    (x, y) => {
      const body = Math.hypot((x - 150) / 62, (y - 118) / 40) < 1 || Math.hypot(x - 205, y - 82) < 24;
      if (body) return fur(x, y);
      return y < 62 ? hedge(x, y) : grass(x, y);
    },
    noise(seed),
  );
}

/** Sky over land or sea. */
export function skyOver(
  ground: string,
  { top = '#5b8fd0', line = '#b9d3ee', edge = 0.45, seed = 1 } = {},
): RawPicture {
  const at = edge * HEIGHT;
  const [sky, land] = [air(top, line, at), textured(ground, seed, { spread: 0.35 })];
  return paint(WIDTH, HEIGHT, (x, y) => (y < at ? sky(x, y) : land(x, y)), noise(seed));
}

/** A plain wall, lit from above, over a floor. */
export function wallAndFloor(wall: string, seed = 1): RawPicture {
  const [light, dark] = [lightOfHex(wall), textured('#5a4632', seed, { spread: 0.3 })];
  return paint(
    WIDTH,
    HEIGHT,
    (x, y) => {
      const lit = 1.05 - (0.2 * y) / HEIGHT;
      return y < 120 ? (light.map((one) => one * lit) as unknown as Light) : dark(x, y);
    },
    noise(seed),
  );
}

/** Boards one above the other. */
export function shelves(seed = 1): RawPicture {
  const [board, wall] = [lightOfHex('#4a3826'), lightOfHex('#cfc8bc')];
  return paint(WIDTH, HEIGHT, (_, y) => (y % 48 > 36 ? board : wall), noise(seed));
}

/** Leaves over grass, parted by a straight edge. */
export function hedgeOverGrass(seed = 1): RawPicture {
  const [hedge, grass] = [textured('#24301a', seed, { size: 4 }), textured('#7d9448', seed + 1)];
  return paint(WIDTH, HEIGHT, (x, y) => (y < 80 ? hedge(x, y) : grass(x, y)), noise(seed));
}

/** A sky with a black bar below, as films are framed. */
export function skyOverBar(): RawPicture {
  const sky = air('#5b8fd0', '#b9d3ee', 150);
  return paint(WIDTH, HEIGHT, (x, y) => (y < 150 ? sky(x, y) : [0, 0, 0]));
}

/** A face by one lamp in a dark room: so much of the frame is lit. */
export function lampLit(share: number, seed = 1): RawPicture {
  const radius = Math.sqrt((share * WIDTH * HEIGHT) / Math.PI);
  const [skin, room] = [lightOfHex('#c08a68'), textured('#120e0c', seed)];
  return paint(
    WIDTH,
    HEIGHT,
    (x, y) => (Math.hypot(x - 130, y - 90) < radius ? skin : room(x, y)),
    noise(seed),
  );
}

/** One dark surface that everything is lit on alike. */
export function darkSurface(hex: string, seed = 1): RawPicture {
  const surface = textured(hex, seed, { spread: 0.4 });
  return paint(WIDTH, HEIGHT, surface, noise(seed));
}
