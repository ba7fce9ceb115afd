import { areaOf } from './boxes.ts';
import type { Line } from './sight.ts';
import type { Sighting } from './sighting.ts';

const SURE = 0.95;
const MOST_LINES = 6;
const LONGEST = 60;
/** A mark or two in a corner is whose picture it is, or dirt. */
const LEAST_LETTERS = 2;

/** What is written in the picture, the largest first. */
export function letteringIn(lines: readonly Line[]): Sighting[] {
  return lines
    .map((line) => ({ ...line, text: line.text.replaceAll(/["“”]/g, '').replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => [...text].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length >= LEAST_LETTERS)
    .sort((one, other) => areaOf(other.box) - areaOf(one.box))
    .slice(0, MOST_LINES)
    .map(({ text, score, box }, at) => ({
      id: `line-${at + 1}`,
      kind: 'lettering',
      part: 'environment',
      says: text.slice(0, LONGEST),
      percent: Math.round(100 * score),
      isSure: score >= SURE && areaOf(box) >= 0.0015,
      box,
      because: [
        `each letter ${Math.round(100 * score)}% sure on average`,
        'a line of writing was found there',
      ],
    }));
}
