import type { Point } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import { firstProp, seePerson } from '../seeing/see-person.ts';
import type { Seen } from '../seeing/see-subject.ts';
import type { Thing } from '../seeing/thing-words.ts';
import { drawThing } from '../things/draw-thing.ts';
import type { Look } from './look.ts';
import { drawNearHand } from './near-hand.ts';
import { outfitOf } from './outfit.ts';
import { drawProp } from './prop.ts';

/** How much larger than life beside the hands, so that what is small is seen and what is long is cut. */
const LARGE = 5.4;
/** What would vanish behind the fingers is drawn larger and higher. */
const SMALL = new Set(['key', 'pen', 'phone', 'cup', 'glass', 'ball', 'brush', 'microphone']);
const SINGLE = new Set([
  'umbrella',
  'lantern',
  'torch',
  'suitcase',
  'bag',
  'sword',
  'knife',
  'key',
  'pen',
  'tool',
  'stick',
  'brush',
  'microphone',
  'balloon',
]);

/** Held by its edges. */
const WIDE = new Set(['paper', 'book', 'guitar', 'net', 'pan', 'basket', 'camera']);

const TYPES = /^(?:typ(?:es?|ing)|keyboards?|laptops?|computers?|typewriters?)$/;
const LIFTED = new Set<Thing>(['watch', 'ring', 'flower', 'food', 'bottle', 'shoe', 'box']);

/** Two hands at work, or around what they hold, and cut by the frame on both sides. */
export function drawHands(sheet: Sheet, seen: Seen, look: Look): void {
  const { width, height } = sheet;
  const unit = Math.min(width * 0.36, height * 0.5);
  const person = seen.people[0] ?? seePerson(seen.words, [], 0, 0);
  const prop = firstProp(seen.words);
  const { sleeve } = outfitOf(person, look);
  // What no hand has a way of its own to hold is held up on the fingers.
  const { thing } = seen;
  const lifted = prop === undefined && thing !== undefined && LIFTED.has(thing) ? thing : undefined;
  const isOne =
    lifted !== undefined ||
    (prop === undefined && seen.words.includes('hand') && !seen.words.includes('hands')) ||
    (prop !== undefined && (SINGLE.has(prop) || (!WIDE.has(prop) && !seen.words.includes('hands'))));
  const [x, y] = [width / 2, height * 0.47];
  const isSmall = prop !== undefined && SMALL.has(prop);
  const held = y - (isSmall ? unit * 0.2 : 0);
  if (seen.words.some((word) => TYPES.test(word))) drawKeys(sheet, look);
  if (prop !== undefined)
    drawProp(
      sheet,
      prop,
      {
        near: [x - unit * 0.1, held],
        far:
          prop === 'net'
            ? [x - (look.flip ? -1 : 1) * unit * 1.4, y - unit * 0.5]
            : [x + (isOne ? 0 : unit * 0.1), held],
        chin: [x - unit * 0.7, y - unit * 0.2],
        belly: [x, y],
        ground: height * 1.2,
        unit: unit * LARGE * (isSmall ? 1.6 : 1),
        flip: look.flip,
      },
      look,
    );
  if (lifted !== undefined)
    drawThing(
      sheet,
      lifted,
      { x: x - unit * 0.1, y: y + unit * 0.34, unit: unit * 0.9 },
      { ...look, isWorn: false },
      { words: seen.words, isTopDown: false },
    );
  const apart = unit * (prop === undefined ? 0.92 : WIDE.has(prop) ? 1.16 : 0.95);
  for (const flip of isOne ? [look.flip] : [false, true]) {
    const to = flip ? 1 : -1;
    drawNearHand(
      sheet,
      isOne
        ? { x: x + to * unit * 0.5, y: y + unit * 0.42, unit, flip, turn: 0.9 }
        : {
            x: x + to * apart,
            y: y + unit * (prop === undefined ? (flip ? 0.46 : 0.3) : 0.42),
            unit,
            flip,
            turn: prop === undefined ? 1.05 : 0.85,
          },
      look,
      {
        isGripping: prop !== undefined || lifted !== undefined,
        sleeve: sleeve === look.tones.skin ? look.tones.near : sleeve,
      },
    );
  }
}

/** Rows of keys below the fingers, wider towards the camera. */
function drawKeys(sheet: Sheet, { tones }: Look): void {
  const { width, height } = sheet;
  const at = (across: number, down: number): Point => [
    width * (0.5 + (across - 0.5) * (0.72 + down * 0.2)),
    height * (0.3 + down * 0.5),
  ];
  sheet.shape([at(-0.04, -0.08), at(1.04, -0.08), at(1.05, 1.08), at(-0.05, 1.08)], tones.mid, { weight: 2 });
  for (let row = 0; row < 5; row++)
    for (let n = 0; n < 12; n++) {
      const [x, y] = [n / 12, row / 5];
      sheet.shape([at(x, y), at(x + 0.07, y), at(x + 0.07, y + 0.16), at(x, y + 0.16)], tones.lit, {
        weight: 1.2,
        once: true,
      });
    }
}
