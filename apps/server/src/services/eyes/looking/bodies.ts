import type { RawPicture } from '@cuewright/engine/picture';
import { around, type Body, type Joint } from '@cuewright/engine/sight';
import { runModel } from './graph-model.ts';
import { resample } from './resample.ts';

/** MoveNet Multipose Lightning, of Google: up to six bodies at a time. */
const SIDE = 256;
const JOINTS = 17;
const FIGURES = 56;
const LEAST = 0.15;

export async function seeBodies(raw: RawPicture): Promise<Body[]> {
  // The picture keeps its shape; what is left of the square is black.
  const scale = SIDE / Math.max(raw.width, raw.height);
  const across = (raw.width * scale) / SIDE;
  const down = (raw.height * scale) / SIDE;
  const square = resample(raw, SIDE, SIDE, { x: 0, y: 0, width: 1 / across, height: 1 / down });
  const [output] = await runModel('movenet-multipose', [1, SIDE, SIDE, 3], Int32Array.from(square.pixels));
  const values = output?.values ?? new Float32Array();
  const bodies: Body[] = [];
  for (let at = 0; at + FIGURES <= values.length; at += FIGURES) {
    const score = values[at + FIGURES - 1] ?? 0;
    if (score < LEAST) continue;
    const joints: Joint[] = Array.from({ length: JOINTS }, (_, joint) => ({
      y: (values[at + 3 * joint] ?? 0) / down,
      x: (values[at + 3 * joint + 1] ?? 0) / across,
      score: values[at + 3 * joint + 2] ?? 0,
    }));
    const shown = joints.filter((joint) => joint.score > 0.2);
    if (shown.length >= 3) bodies.push({ box: around(shown), joints, score });
  }
  return bodies;
}
