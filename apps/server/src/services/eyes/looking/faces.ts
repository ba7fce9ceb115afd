import type { RawPicture, Region } from '@cuewright/engine/picture';
import { type Face, likeness, type Point, surest } from '@cuewright/engine/sight';
import { runModel } from './graph-model.ts';
import { interleaved, resample } from './resample.ts';

/** MediaPipe's full-range face detection, of Google. */
const SIDE = 192;
const GRID = 48;
const FIGURES = 17;
const LEAST = 0.5;
const MOST_FACES = 100;
/** So many of the largest are looked at closely. */
const MOST_MESHES = 6;
/** MediaPipe's face mesh, of Google. */
const MESH_SIDE = 192;

export async function seeFaces(raw: RawPicture): Promise<Face[]> {
  const largest = Math.max(raw.width, raw.height);
  const across = raw.width / largest;
  const down = raw.height / largest;
  const square = resample(raw, SIDE, SIDE, { x: 0, y: 0, width: 1 / across, height: 1 / down });
  const outputs = await runModel(
    'facemesh-detection-full',
    [1, SIDE, SIDE, 3],
    interleaved(square, (value) => value / 127.5 - 1),
  );
  const found = facesIn(
    outputs.find(({ shape }) => shape[2] === FIGURES)?.values ?? new Float32Array(),
    across,
    down,
  );
  const faces = surest(found, (one, other) => likeness(one.box, other.box) > 0.3).slice(0, MOST_FACES);
  faces.sort((one, other) => other.box.width * other.box.height - one.box.width * one.box.height);
  const near: Face[] = [];
  for (const [at, face] of faces.entries())
    near.push(at < MOST_MESHES ? await lookClosely(raw, face) : { ...face, ...UNSEEN });
  return near;
}

const UNSEEN = { turn: undefined, eyes: undefined, cheeks: undefined, mouth: undefined };

interface Found {
  box: Region;
  score: number;
}

function facesIn(values: Float32Array, across: number, down: number): Found[] {
  const found: Found[] = [];
  for (let cell = 0; cell * FIGURES < values.length; cell++) {
    const at = cell * FIGURES;
    const score = 1 / (1 + Math.exp(-(values[at] ?? 0)));
    if (score < LEAST) continue;
    const x = ((cell % GRID) + 0.5) / GRID + (values[at + 1] ?? 0) / SIDE;
    const y = (Math.floor(cell / GRID) + 0.5) / GRID + (values[at + 2] ?? 0) / SIDE;
    const width = (values[at + 3] ?? 0) / SIDE;
    const height = (values[at + 4] ?? 0) / SIDE;
    found.push({
      score,
      box: {
        x: (x - width / 2) / across,
        y: (y - height / 2) / down,
        width: width / across,
        height: height / down,
      },
    });
  }
  return found;
}

/** Half as much again around the face, square in pixels, as the mesh was trained. */
function roomAround(raw: RawPicture, box: Region): Region {
  const side = 1.5 * Math.max(box.width * raw.width, box.height * raw.height);
  const width = side / raw.width;
  const height = side / raw.height;
  return { x: box.x + box.width / 2 - width / 2, y: box.y + box.height / 2 - height / 2, width, height };
}

async function lookClosely(raw: RawPicture, face: Found): Promise<Face> {
  const crop = resample(raw, MESH_SIDE, MESH_SIDE, roomAround(raw, face.box));
  const outputs = await runModel(
    'facemesh',
    [1, MESH_SIDE, MESH_SIDE, 3],
    interleaved(crop, (value) => value / 255),
  );
  const mesh = outputs.find(({ shape }) => shape[1] === 1_404)?.values;
  const flag = outputs.find(({ shape }) => shape[1] === 1)?.values[0] ?? -9;
  if (!mesh || 1 / (1 + Math.exp(-flag)) < 0.7) return { ...face, ...UNSEEN };
  const at = (point: number) => ({
    x: mesh[3 * point] ?? 0,
    y: mesh[3 * point + 1] ?? 0,
    z: mesh[3 * point + 2] ?? 0,
  });
  return {
    ...face,
    turn: turnOf(at),
    eyes: { left: opening(at, LEFT_EYE), right: opening(at, RIGHT_EYE) },
    cheeks: { left: lightAt(crop, at(50)), right: lightAt(crop, at(280)) },
    mouth: mouthOf(at),
  };
}

type At = (point: number) => Point & { z: number };

/** Points of the mesh: corner, two of the upper lid, corner, two of the lower. */
const LEFT_EYE = [33, 160, 158, 133, 153, 144] as const;
const RIGHT_EYE = [362, 385, 387, 263, 373, 380] as const;
const degrees = (radians: number) => (radians * 180) / Math.PI;

function turnOf(at: At): Face['turn'] {
  const [left, right, top, chin] = [at(234), at(454), at(10), at(152)];
  const [eye, otherEye] = [at(33), at(263)];
  return {
    yaw: degrees(Math.atan2(right.z - left.z, right.x - left.x)),
    pitch: degrees(Math.atan2(chin.z - top.z, chin.y - top.y)),
    roll: degrees(Math.atan2(otherEye.y - eye.y, otherEye.x - eye.x)),
  };
}

function opening(at: At, [corner, up, up2, other, down2, down]: typeof LEFT_EYE | typeof RIGHT_EYE): number {
  const width = distance(at(corner), at(other));
  return width === 0 ? 0 : (distance(at(up), at(down)) + distance(at(up2), at(down2))) / (2 * width);
}

function mouthOf(at: At): Face['mouth'] {
  const between = distance(at(33), at(263)) || 1;
  const corners = (at(61).y + at(291).y) / 2;
  return {
    width: distance(at(61), at(291)) / between,
    open: distance(at(13), at(14)) / between,
    lift: ((at(13).y + at(14).y) / 2 - corners) / between,
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const PATCH = 8;

function lightAt({ width, height, pixels }: RawPicture, { x, y }: Point): number {
  let sum = 0;
  let count = 0;
  for (let row = Math.round(y) - PATCH; row <= y + PATCH; row++) {
    for (let column = Math.round(x) - PATCH; column <= x + PATCH; column++) {
      if (row < 0 || column < 0 || row >= height || column >= width) continue;
      const at = 3 * (row * width + column);
      sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
      count += 1;
    }
  }
  return count === 0 ? 0 : (100 * sum) / (255 * count);
}
