import type { Body, Joint } from './sight.ts';

const SHOWN = 0.35;

export type Posture = 'standing' | 'seated' | 'lying down' | undefined;

export function jointOf(body: Body, at: number): Joint | undefined {
  const joint = body.joints[at];
  return joint && joint.score >= SHOWN ? joint : undefined;
}

function middle(body: Body, left: number): Joint | undefined {
  const [one, other] = [jointOf(body, left), jointOf(body, left + 1)];
  if (!one || !other) return one ?? other;
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, score: Math.min(one.score, other.score) };
}

export const eyesOf = (body: Body) => middle(body, 1);
export const shouldersOf = (body: Body) => middle(body, 5);
export const hipsOf = (body: Body) => middle(body, 11);
export const kneesOf = (body: Body) => middle(body, 13);
export const anklesOf = (body: Body) => middle(body, 15);

/** How somebody holds themselves, where the joints that tell it are seen. `aspect` is width over height of the frame. */
export function postureOf(body: Body, aspect: number): { posture: Posture; score: number } {
  const [shoulders, hips, knees, ankles] = [shouldersOf(body), hipsOf(body), kneesOf(body), anklesOf(body)];
  if (!shoulders || !hips) return { posture: undefined, score: 0 };
  const down = hips.y - shoulders.y;
  const torso = Math.hypot((hips.x - shoulders.x) * aspect, down);
  if (torso < 0.02) return { posture: undefined, score: 0 };
  if (Math.abs(down) < torso * 0.4)
    return { posture: 'lying down', score: Math.min(shoulders.score, hips.score) * 0.8 };
  if (!knees) return { posture: undefined, score: 0 };
  const thigh = (knees.y - hips.y) / torso;
  const score = Math.min(shoulders.score, hips.score, knees.score);
  if (thigh < 0.4) return { posture: 'seated', score: score * 0.9 };
  if (!ankles || thigh < 0.6) return { posture: undefined, score: 0 };
  const shin = (ankles.y - knees.y) / torso;
  return shin > 0.5
    ? { posture: 'standing', score: Math.min(score, ankles.score) }
    : { posture: undefined, score: 0 };
}

/** Both hands over the head. */
export function hasRaisedArms(body: Body): boolean {
  const nose = jointOf(body, 0);
  const [left, right] = [jointOf(body, 9), jointOf(body, 10)];
  return !!nose && !!left && !!right && left.y < nose.y && right.y < nose.y;
}
