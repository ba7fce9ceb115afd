import type { Region } from '../picture/focus/focus.ts';
import type { Measurements } from '../picture/measure-picture.ts';
import { centreOf, overlapOf } from './boxes.ts';
import type { Person } from './people.ts';
import type { ShotSize } from './shot-size.ts';
import type { Sighting, SightingKind } from './sighting.ts';

export interface InFrame {
  /** The person it is of. */
  main: Person | undefined;
  /** The box of whom or what it is of. */
  subject: Region | undefined;
  /** The same, where it was set by itself and not among others alike. */
  placed: Region | undefined;
  size: ShotSize | undefined;
}

/** What is said of the frame follows from where heads and bodies are in it, as a camera puts them there. */
export function sightingsOfFrame(
  { main, subject, placed, size }: InFrame,
  measured: Measurements,
): Sighting[] {
  const found: Sighting[] = [];
  const add = (kind: SightingKind, says: string, score: number, because: string[], box?: Region) =>
    found.push({
      id: kind,
      kind,
      part: 'style',
      says,
      percent: Math.round(100 * Math.min(0.97, score)),
      isSure: score >= 0.7,
      ...(box && { box }),
      because,
    });
  if (size)
    found.push({
      id: 'shot-size',
      kind: 'shot-size',
      part: 'style',
      says: size.says,
      percent: Math.round(100 * size.score),
      isSure: size.isSure,
      ...(subject && { box: subject }),
      because: size.because,
    });
  const place = placed && placement(placed);
  if (place) add('placement', place.says, place.score, place.because, placed);
  if (main && placed && placed === main.box) {
    const head = headroom(main);
    if (head) add('headroom', head.says, head.score, head.because);
    const lead = leadRoom(main);
    if (lead) add('lead-room', lead.says, lead.score, lead.because);
    const height = cameraHeight(main, measured);
    if (height) add('camera-height', height.says, height.score, height.because);
  }
  const depth = subject && depthOf(subject, measured);
  if (depth) add('depth', depth.says, depth.score, depth.because);
  return found;
}

interface Told {
  says: string;
  score: number;
  because: string[];
}

function placement(subject: Region): Told | undefined {
  if (subject.width > 0.6) return undefined;
  const { x } = centreOf(subject);
  const because = [`its middle is ${Math.round(100 * x)}% across`, 'measured on its box'];
  if (Math.abs(x - 0.5) < 0.045) return { says: 'centred in the frame', score: 0.85, because };
  if (Math.abs(x - 1 / 3) < 0.055) return { says: 'on the left third', score: 0.8, because };
  if (Math.abs(x - 2 / 3) < 0.055) return { says: 'on the right third', score: 0.8, because };
  return undefined;
}

function headroom({ face }: Person): Told | undefined {
  if (!face || face.score < 0.75 || face.box.height < 0.08) return undefined;
  // The box of a face ends at the brow: half of it again is the head.
  const top = face.box.y - 0.45 * face.box.height;
  const because = [`the head begins ${Math.round(100 * Math.max(0, top))}% down`, 'from the box of the face'];
  if (top < -0.02) return { says: 'the top of the head cropped', score: top < -0.05 ? 0.75 : 0.6, because };
  if (top > 0.3) return { says: 'generous headroom', score: 0.72, because };
  return undefined;
}

function leadRoom({ face }: Person): Told | undefined {
  if (!face?.turn || face.score < 0.75 || Math.abs(face.turn.yaw) < 30) return undefined;
  const { x } = centreOf(face.box);
  const ahead = face.turn.yaw > 0 ? 1 - x : x;
  const because = [
    `${Math.round(100 * ahead)}% of the frame lies ahead of the look`,
    'from the turn of the face',
  ];
  if (ahead > 0.58) return { says: 'open space ahead of the look', score: 0.75, because };
  if (ahead < 0.35) return { says: 'looking out of the near edge of the frame', score: 0.72, because };
  return undefined;
}

/** A level line of sight meets the horizon: whatever it cuts of a standing body is as high as the camera. */
function cameraHeight({ body, box }: Person, { horizon }: Measurements): Told | undefined {
  if (!horizon || horizon.certainty < 0.5 || !body || box.height < 0.25) return undefined;
  const [eye, foot] = [body.joints[1], body.joints[15]];
  if (!eye || !foot || eye.score < 0.35 || foot.score < 0.35 || foot.y - eye.y < 0.15) return undefined;
  const at = (horizon.y - eye.y) / (foot.y - eye.y);
  const because = [
    'where the horizon cuts the body',
    `the horizon is ${Math.round(100 * horizon.certainty)}% sure`,
  ];
  const score = 0.5 + 0.3 * horizon.certainty;
  if (Math.abs(at) < 0.1) return { says: 'camera at eye level', score, because };
  if (at < -0.15) return { says: 'camera above head height', score, because };
  if (at > 0.6) return { says: 'camera near the ground', score, because };
  if (at > 0.25) return { says: 'camera at waist height', score, because };
  return undefined;
}

function depthOf(subject: Region, { focus }: Measurements): Told | undefined {
  const { region, depth } = focus;
  if (depth !== 'shallow' || !region) return undefined;
  const shared = overlapOf(subject, region) / Math.max(0.0001, region.width * region.height);
  if (shared < 0.6) return undefined;
  return {
    says: 'the subject sharp against a soft background',
    score: shared >= 0.75 ? 0.75 : 0.6,
    because: ['what is sharp lies on the subject', 'what is around it is not'],
  };
}
