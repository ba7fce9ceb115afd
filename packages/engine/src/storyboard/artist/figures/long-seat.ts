import { box, type Spot } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/person.ts';
import type { Seen } from '../seeing/see-subject.ts';
import { isSeated } from './seated.ts';
import { skeletonOf } from './skeleton.ts';

const LONG = /\b(?:bench|sofa|couch|pew|jetty|pier|steps|stairs|staircase|log|wall|rock|boulder)\b/;
const SOLID = /\b(?:log|wall|rock|boulder|jetty|pier)\b/;

export function isOnLongSeat({ words }: Seen): boolean {
  return LONG.test(words.join(' '));
}

const SLATTED = /\b(?:bench|pew)\b/;
const SOFT = /\b(?:sofa|couch)\b/;

/** What several sit on beside each other, from the first to the last of them. */
export function drawLongSeat(
  { sheet, tones, seen }: Scene,
  people: readonly Person[],
  spots: readonly Spot[],
): void {
  const [first, last, person] = [spots[0], spots.at(-1), people[0]];
  const words = seen.words.join(' ');
  if (!first || !last || !person || !isSeated(person) || seen.thing === 'rowboat' || !LONG.test(words))
    return;
  const tall = (skeletonOf(person, 'profile').pelvis[1] - 0.055) * first.unit;
  const weight = Math.max(1.2, first.unit / 220);
  const reach = first.unit * 0.42;
  const [from, to] = [Math.min(first.x, last.x) - reach, Math.max(first.x, last.x) + reach];
  const plank = (up: number, thick: number): void => {
    const y = first.y - tall - up * first.unit;
    sheet.shape(box(from, y, to - from, thick * first.unit), tones.near, { weight });
  };
  if (SLATTED.test(words)) for (const up of [0.3, 0.2, 0.1]) plank(up, 0.075);
  if (SOFT.test(words)) plank(0.3, 0.32);
  if (SOLID.test(words)) {
    sheet.shape(box(from, first.y - tall, to - from, tall), tones.near, { weight });
    return;
  }
  if (!SLATTED.test(words) && !SOFT.test(words)) return;
  for (const x of [from + reach * 0.3, to - reach * 0.3])
    sheet.shape(box(x, first.y - tall, first.unit * 0.035, tall), tones.dark, { weight });
  plank(0.01, 0.05);
}
