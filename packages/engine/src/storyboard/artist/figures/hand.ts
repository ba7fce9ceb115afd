import { type Point, points, put } from '../geometry.ts';
import { type Figure, LEAST_FOR_FINGERS, LEAST_FOR_HANDS } from './figure.ts';

/** In lengths of a hand, the wrist at the origin, fingers down, the thumb ahead. */
const MITT = points('-16 -6 18 -6 26 14 44 30 42 48 30 46 24 40 22 74 8 98 -12 94 -24 62 -22 24');
const FIST = points('-18 -8 18 -8 30 14 36 34 30 56 10 66 -14 60 -26 38 -24 12');
const KNUCKLES = ['28 30 6 34', '26 46 4 48', '22 22 34 40 24 50'].map(points);
const PALM = points('-18 -8 18 -8 26 12 30 34 24 54 -24 54 -28 30');
const FINGERS = [
  '-26 50 -28 74 -24 88 -17 88 -14 72 -13 50',
  '-15 52 -14 82 -9 97 -2 97 1 80 0 52',
  '-2 52 1 84 6 100 13 99 14 82 12 52',
  '10 50 14 76 18 90 25 88 26 72 23 46',
].map(points);
const THUMB = points('20 4 34 18 46 36 46 52 38 54 30 42 20 34');

/** Of a small child's, whose head is no measure for it. */
const LARGEST = 0.108;

/** A mitten while it is small, five fingers when it is near, a fist around what it holds. */
export function drawHand(figure: Figure, elbow: Point, wrist: Point, isHolding: boolean): void {
  const { sheet, spot, look, skeleton, weight, isQuick } = figure;
  // Crossed arms hide the hands.
  if (
    spot.unit < LEAST_FOR_HANDS ||
    (look.isOneOfMany && spot.unit < LEAST_FOR_FINGERS) ||
    (figure.person.pose === 'lean' && !isHolding)
  )
    return;
  const [ex, ey] = figure.place(elbow);
  const [x, y] = figure.place(wrist);
  const flip = spot.flip ?? false;
  const lean = Math.atan2(flip ? x - ex : ex - x, y - ey);
  const size =
    Math.min(LARGEST, skeleton.build.head * 0.72) * spot.unit * (figure.outfit.loose > 1.5 ? 1.15 : 1);
  const at = { x, y, unit: size, flip, turn: lean };
  const tone = look.isSilhouette
    ? look.tones.dark
    : figure.person.garment === 'spacesuit'
      ? look.tones.mid
      : look.tones.skin;
  const how = { round: true, weight: weight * 0.9, once: isQuick || spot.unit < LEAST_FOR_FINGERS };
  if (isHolding) {
    sheet.shape(put(FIST, at), tone, how);
    if (spot.unit >= LEAST_FOR_FINGERS * 0.6 && !look.isSilhouette)
      for (const line of KNUCKLES)
        sheet.line(put(line, at), { weight: weight * 0.7, round: true, once: true });
    return;
  }
  if (spot.unit < LEAST_FOR_FINGERS) {
    sheet.shape(put(MITT, at), tone, how);
    return;
  }
  for (const finger of FINGERS) sheet.shape(put(finger, at), tone, how);
  sheet.shape(put(THUMB, at), tone, how);
  sheet.shape(put(PALM, at), tone, how);
  sheet.wash(put(points('-22 44 22 44 20 60 -22 60'), at), tone);
}
