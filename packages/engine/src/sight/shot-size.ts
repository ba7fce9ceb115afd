import type { Measurements } from '../picture/measure-picture.ts';
import type { Person } from './people.ts';
import { anklesOf, eyesOf, hipsOf, kneesOf, shouldersOf } from './posture.ts';

export interface ShotSize {
  says: string;
  isSure: boolean;
  /** 0 to 1. */
  score: number;
  because: string[];
}

/** From near to far. */
const SIZES = [
  'extreme close-up',
  'close-up',
  'medium close-up',
  'medium shot',
  'medium long shot',
  'full shot',
] as const;

/** How many heads of a body stand in the frame where one size becomes the next: a head, to the shoulders, the chest, the waist, the knees. */
const HEADS = [1.05, 1.7, 2.7, 4.1, 5.9] as const;
/** So near to an edge, of its own size, it may be either. */
const NEAR = 0.06;
/** The box of a face runs from brow to chin: so many of it are a head, and so much of it lies above. */
const HEAD_OF_FACE = 1.45;
const CROWN = 0.45;
/** So many heads lie between the eyes and the shoulders. */
const EYES_TO_SHOULDERS = 0.85;
/** A head that begins below this is low in the frame. */
const LOW = 0.42;
/** Whoever ends above this does so by themselves and not at the edge of the frame. */
const CUT = 0.96;
/** So tall a body fills the frame; a smaller one stands in a place. */
const FULL = 0.55;
const LONG = 0.2;
/** Smaller people are figures. */
const FIGURE = 0.35;
const SURE = 0.85;
const ASKED = 0.6;

/**
 * The size of the shot, by how much of the largest person is in the frame. The heads that fit into what is seen of them
 * say it, and so does the lowest joint; it is said where both agree, or one of them is plain and the other is silent.
 */
function shotSizeOf(person: Person): ShotSize | undefined {
  const heads = sizeByHeads(person);
  const joints = sizeByJoints(person);
  // Whoever sits is fewer heads tall than whoever stands: feet in the frame go before heads.
  const found = joints?.at === WHOLE ? joints : (heads ?? joints);
  if (!found) return sizeOfFigure(person);
  const other = found === heads ? joints : heads;
  const isWhole = found.at === WHOLE;
  const isAgreed = other
    ? other.at === found.at || (isWhole && found.isPlain && other.at >= 3)
    : found.isPlain;
  const isSure = isAgreed && !(isWhole && isBetween(person.box.height)) && !isLow(person);
  return {
    says: isWhole ? wholeBody(person.box.height) : (SIZES[found.at] ?? 'full shot'),
    isSure,
    score: isSure ? SURE : ASKED,
    because: [found.because, other ? other.because : 'nothing else speaks against it'],
  };
}

/** Somebody small who rises from the lower edge stands in a place, and the shot may be of that. */
function isLow({ box }: Person): boolean {
  return isCut(box) && box.y > LOW;
}

function isCut({ y, height }: Person['box']): boolean {
  return y + height >= CUT;
}

/** Somebody too small for a face or joints, upright and free of the edges, is there from head to foot. */
function sizeOfFigure({ box }: Person): ShotSize | undefined {
  return box.height < FIGURE && box.height > 1.4 * box.width ? sizeOfWhole(box) : undefined;
}

/** The size of a shot of several alike: it is said where the frame cuts all of them at the same height. */
export function shotSizeOfAll(people: readonly Person[]): ShotSize | undefined {
  const [first, ...others] = people;
  const size = first && shotSizeOf(first);
  if (!size) return undefined;
  const isOfAll = others.every(
    (other) => isCut(other.box) === isCut(first.box) && (shotSizeOf(other)?.says ?? size.says) === size.says,
  );
  return isOfAll ? size : { ...size, isSure: false, score: ASKED };
}

interface Size {
  /** In the list of sizes. */
  at: number;
  /** Not near to the edge of another. */
  isPlain: boolean;
  because: string;
}

const WHOLE = SIZES.length - 1;

function sizeByHeads(person: Person): Size | undefined {
  const found = headOf(person);
  if (!found) return undefined;
  const { height, crown } = found;
  const end = person.box.y + person.box.height;
  const cut = isCut(person.box);
  const heads = ((cut ? 1 : end) - Math.max(0, crown)) / height;
  // Behind a table somebody ends where the table begins: only the frame's own edge measures them.
  if (!cut && heads < 4.1) return undefined;
  const next = HEADS.findIndex((edge) => heads < edge);
  const at = cut ? Math.min(next < 0 ? WHOLE : next, WHOLE - 1) : WHOLE;
  const isNear = HEADS.some((edge) => Math.abs(heads - edge) / edge < NEAR);
  return {
    at,
    isPlain: cut ? !isNear && heads < 5.9 : heads > 5.2,
    because: `${heads < 2 ? heads.toFixed(1) : Math.round(heads)} heads of the body are in the frame`,
  };
}

/** How tall a head is in the frame, and where it begins: by the face, or by how far the eyes are above the shoulders. */
function headOf({ face, body }: Person): { height: number; crown: number } | undefined {
  if (face) return { height: face.box.height * HEAD_OF_FACE, crown: face.box.y - CROWN * face.box.height };
  const shoulders = body && shouldersOf(body);
  const eyes = body && eyesOf(body);
  if (!shoulders || !eyes || shoulders.y - eyes.y < 0.02) return undefined;
  const height = (shoulders.y - eyes.y) / EYES_TO_SHOULDERS;
  return { height, crown: eyes.y - height / 2 };
}

function sizeByJoints({ body, box }: Person): Size | undefined {
  if (!body) return undefined;
  const inFrame = <J extends { y: number }>(joint: J | undefined) =>
    joint && joint.y < 0.99 ? joint : undefined;
  const [hips, knees, ankles] = [inFrame(hipsOf(body)), inFrame(kneesOf(body)), inFrame(anklesOf(body))];
  const cut = isCut(box);
  if (ankles)
    return { at: WHOLE, isPlain: !cut && ankles.score >= 0.4, because: 'in the frame from head to foot' };
  if (!cut) return undefined;
  if (knees) return { at: 4, isPlain: knees.score >= 0.6, because: 'in the frame down to the knees' };
  return hips && hips.score >= 0.5
    ? { at: 3, isPlain: hips.score >= 0.7 && hips.y < 0.93, because: 'in the frame down to the hips' }
    : undefined;
}

function wholeBody(height: number): string {
  return height >= FULL ? 'full shot' : height >= LONG ? 'long shot' : 'extreme long shot';
}

function isBetween(height: number): boolean {
  return [FULL, LONG].some((edge) => Math.abs(height - edge) / edge < NEAR);
}

/** A place: a level horizon, sharp from front to back, and nothing near. */
export function sizeOfPlace({ horizon, focus, framing, texture }: Measurements): ShotSize | undefined {
  if (focus.depth !== 'deep') return undefined;
  const isLand = horizon !== undefined && horizon.certainty >= 0.95;
  // Before a plain ground stands a thing; a page of writing is drawn all over.
  const isFilled = framing.emptiness < 0.6 && texture.detail >= 0.3 && texture.detail < 0.95;
  if (!isLand && !isFilled) return undefined;
  return {
    says: 'wide shot',
    isSure: isLand,
    score: isLand ? SURE : ASKED,
    because: [
      isLand ? 'the horizon goes through the frame' : 'there is detail all over the frame',
      'sharp from front to back, and nothing known is near',
    ],
  };
}

/** An animal or a vehicle that stands whole in the frame is as large in it as it is. */
export function sizeOfWhole(box: Person['box']): ShotSize | undefined {
  const isWhole = box.x > 0.01 && box.y > 0.01 && box.x + box.width < 0.99 && box.y + box.height < 0.99;
  const largest = Math.max(box.width, box.height);
  if (!isWhole) return undefined;
  const isNear = [FULL, LONG].some((edge) => Math.abs(largest - edge) / edge < 2 * NEAR);
  return {
    says: wholeBody(largest),
    isSure: !isNear,
    score: isNear ? ASKED : SURE,
    because: [`${Math.round(100 * largest)}% of the frame at its longest`, 'no edge of the frame cuts it'],
  };
}
