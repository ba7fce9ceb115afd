import type { Person } from './people.ts';
import { anklesOf, hipsOf, kneesOf } from './posture.ts';

export interface ShotSize {
  says: string;
  /** 0 to 1. */
  score: number;
  because: string[];
}

/** How tall a face stands in the frame, from brow to chin, and what that is called when no lower joint is seen. */
const BY_FACE = [
  { from: 0.62, says: 'extreme close-up' },
  { from: 0.3, says: 'close-up' },
  { from: 0.17, says: 'medium close-up' },
  { from: 0.1, says: 'medium shot' },
] as const;

/** Two sizes meet here: so near to an edge it may be either. */
const NEAR = 0.14;

/** The size of the shot, by what of the largest person is in the frame. */
export function shotSizeOf({ body, face, box }: Person): ShotSize | undefined {
  const tall = face?.box.height ?? 0;
  if (face && tall >= 0.3) return byFace(tall, face.score);
  if (!body) return face && tall >= 0.1 ? byFace(tall, face.score * 0.9) : undefined;
  const inFrame = <J extends { y: number }>(joint: J | undefined) =>
    joint && joint.y < 0.99 ? joint : undefined;
  const [hips, knees, ankles] = [inFrame(hipsOf(body)), inFrame(kneesOf(body)), inFrame(anklesOf(body))];
  const bottom = box.y + box.height;
  const bodily = (says: string, score: number, what: string): ShotSize => ({
    says,
    score,
    because: [what, `the body stands ${Math.round(100 * box.height)}% of the frame tall`],
  });
  if (ankles) {
    if (box.height >= 0.55)
      return bodily('full shot', sure(ankles.score, box.height, 0.55), 'in the frame from head to foot');
    if (box.height >= 0.2)
      return bodily('long shot', sure(ankles.score, box.height, 0.2), 'small in the frame from head to foot');
    return bodily('extreme long shot', 0.8, 'very small in the frame');
  }
  if (bottom < 0.9 && box.height < 0.2) return bodily('extreme long shot', 0.7, 'very small in the frame');
  if (knees) return bodily('medium long shot', knees.score, 'in the frame down to the knees');
  if (hips && (tall === 0 || tall < 0.24))
    return bodily('medium shot', hips.score, 'in the frame down to the hips');
  if (face && tall >= 0.1) return byFace(tall, face.score);
  return undefined;
}

function byFace(tall: number, score: number): ShotSize | undefined {
  const size = BY_FACE.find(({ from }) => tall >= from);
  if (!size) return undefined;
  const isNearEdge = BY_FACE.some(({ from }) => Math.abs(tall - from) / from < NEAR);
  return {
    says: size.says,
    score: isNearEdge ? score * 0.7 : score,
    because: [
      `the face stands ${Math.round(100 * tall)}% of the frame tall`,
      'no joint below it is in the frame',
    ],
  };
}

function sure(score: number, height: number, edge: number): number {
  return Math.abs(height - edge) / edge < NEAR ? score * 0.7 : score;
}
