import type { Scene } from '../scene.ts';
import type { View } from '../space/camera.ts';
import type { Vector } from '../space/vector.ts';
import { box } from '../things/primitive.ts';
import { creatureForm, thingForms } from './build.ts';
import type { Ink } from './ink.ts';
import { escaped, FONT } from './marks.ts';
import { boundsOf } from './order.ts';
import { numeral } from './path.ts';

/** How wide a capital is beside its height, with the space behind it. */
const WIDE = 0.62;
const MOST_ACROSS = 16;
const MOST_LINES = 3;
/** Heights of letters, in shares of the frame's shorter side; captions that are long are set smaller. */
const NAME = 0.046;
const CAPTION = [0.04, 0.036] as const;

type Box = readonly [left: number, top: number, right: number, bottom: number];

interface Note {
  lines: readonly string[];
  size: number;
  /** The middle of its first line. */
  x: number;
  y: number;
  isPlate: boolean;
}

/**
 * Every word that stands in the picture: names on what has no outline of its own, the place, and what is told and cannot
 * be drawn. None is cut, none stands over another, and no two are alike; a name that finds no room is told at the foot.
 */
export function drawNotes(scene: Scene, view: View, ink: Ink): string {
  const taken: Box[] = [];
  const notes: Note[] = [];
  const short = Math.min(view.width, view.height);
  const place = placeNote(scene.label, view);
  if (place) put(place);
  const named = namesOf(scene, view);
  const told = captionsOf(scene);
  const foot = footNotes([...told], view);
  for (const note of foot) put(note);
  const homeless: string[] = [];
  for (const [label, around] of named) {
    const note = around && nameNote(label, around, view, taken);
    if (note) put(note);
    else homeless.push(label);
  }
  if (homeless.length === 0) return notes.map((note) => drawNote(note, ink, short)).join('');
  const others = notes.filter((note) => !foot.includes(note));
  const kept = footNotes(
    [...told, ...homeless.filter((label) => !told.some((one) => one.includes(label)))],
    view,
  );
  return [...others, ...kept].map((note) => drawNote(note, ink, short)).join('');

  function put(note: Note): void {
    notes.push(note);
    taken.push(boxOf(note));
  }
}

function captionsOf({ captions = [] }: Scene): string[] {
  return captions.map(({ words }) => words).filter((words, n, all) => all.indexOf(words) === n);
}

/** Each name once, with where in the picture it belongs; nowhere, where that is out of frame. */
function namesOf({ blocks, things, creatures }: Scene, view: View): Map<string, Box | undefined> {
  const names = new Map<string, Box | undefined>();
  const add = (label: string, points: readonly Vector[]) => {
    const around = boxIn(points, view);
    if (!names.get(label)) names.set(label, around);
  };
  for (const { label, at, size, yaw = 0 } of blocks) add(label, box(at, size, [0, 0], { yaw }).faces.flat());
  const stood = [
    ...things.map((one) => ({ ...one, points: cornersOf(thingForms(one)) })),
    ...creatures.map((one) => ({ ...one, points: cornersOf([creatureForm(one)]) })),
  ];
  for (const { label, name, points } of stood)
    if (label) add(label, points);
    else if (name && !boxIn(points, view)) names.set(name, undefined);
  return names;
}

function cornersOf(forms: ReturnType<typeof thingForms>): Vector[] {
  return forms
    .filter(({ is }) => is !== 'glow' && is !== 'pool')
    .flatMap((one) => {
      const { low, high } = boundsOf(one);
      return [low, high, [low[0], high[1], low[2]], [high[0], low[1], high[2]]] as Vector[];
    });
}

function boxIn(points: readonly Vector[], { see, width, height }: View): Box | undefined {
  const seen = points.map(see).filter((one) => one !== undefined);
  if (seen.length === 0) return undefined;
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  const [right, bottom] = [Math.min(width, Math.max(...xs)), Math.min(height, Math.max(...ys))];
  return right - left > 2 && bottom - top > 2 ? [left, top, right, bottom] : undefined;
}

/** Words in rows of about as many letters as fit, and no word cut. */
function wrapped(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/u)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length + 1 <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function boxOf({ lines, size, x, y }: Note): Box {
  const half = (Math.max(...lines.map((line) => [...line].length)) * size * WIDE) / 2 + size * 0.4;
  return [x - half, y - size * 1.15, x + half, y + (lines.length - 1) * size * 1.3 + size * 0.5];
}

const isApart = (one: Box, other: Box): boolean =>
  one[2] < other[0] || other[2] < one[0] || one[3] < other[1] || other[3] < one[1];

function placeNote(label: string | undefined, view: View): Note | undefined {
  if (label === undefined) return undefined;
  const short = Math.min(view.width, view.height);
  const size = short * 0.042;
  const lines = wrapped(label.toUpperCase(), 26);
  const margin = short * 0.075;
  const wide = Math.max(...lines.map((line) => [...line].length)) * size * WIDE;
  return { lines, size, x: margin + wide / 2 + size * 0.4, y: margin + size * 1.2, isPlate: true };
}

/** On what it names, or over it, or under it: wherever there is room. */
function nameNote(label: string, around: Box, view: View, taken: readonly Box[]): Note | undefined {
  const size = Math.min(view.width, view.height) * NAME;
  const lines = wrapped(label.toUpperCase(), MOST_ACROSS);
  const high = lines.length * size * 1.3;
  const margin = size;
  const half = (Math.max(...lines.map((line) => [...line].length)) * size * WIDE) / 2 + size * 0.4;
  const within = (x: number) => Math.min(view.width - margin - half, Math.max(margin + half, x));
  const x = within((around[0] + around[2]) / 2);
  const middle = (around[1] + around[3]) / 2 - high / 2 + size;
  const rows = [middle, around[1] - high + size * 0.7, around[3] + size * 1.2, middle - high, middle + high];
  const columns = [x, within(around[2]), within(around[0])];
  for (const column of columns)
    for (const row of rows) {
      const note: Note = { lines, size, x: column, y: row, isPlate: false };
      const own = boxOf(note);
      if (own[1] < margin * 0.6 || own[3] > view.height - margin * 0.6) continue;
      if (taken.every((other) => isApart(own, other))) return note;
    }
  return undefined;
}

/** At the foot of the frame, as an action line stands under a frame of the trade. */
function footNotes(captions: readonly string[], view: View): Note[] {
  if (captions.length === 0) return [];
  const short = Math.min(view.width, view.height);
  const margin = short * 0.075;
  for (const share of CAPTION) {
    const size = short * share;
    const most = Math.floor((view.width - 2 * margin - size) / (size * WIDE));
    const lines = wrapped(captions.join(' · ').toUpperCase(), most);
    const isLast = share === CAPTION.at(-1);
    if (lines.length > MOST_LINES && !isLast) continue;
    return lines.map((line, n) => ({
      lines: [line],
      size,
      x: margin + ([...line].length * size * WIDE) / 2 + size * 0.4,
      y: view.height - margin - (lines.length - 1 - n) * size * 1.5,
      isPlate: true,
    }));
  }
  return [];
}

function drawNote({ lines, size, x, y, isPlate }: Note, { palette, theme }: Ink, short: number): string {
  const back = palette.tone([theme === 'stage' ? 0.03 : 0.92, 0.2]);
  return lines
    .map((line, n) => {
      const wide = [...line].length * size * WIDE;
      const at = y + n * size * 1.3;
      const plate = isPlate
        ? `<path d="M${numeral(x - wide / 2 - size * 0.4, 1)} ${numeral(at - size * 1.05, 1)}h${numeral(wide + size * 0.8, 1)}v${numeral(size * 1.45, 1)}h${numeral(-wide - size * 0.8, 1)}z" fill="${back}" fill-opacity=".78"/>`
        : '';
      const halo = isPlate
        ? ''
        : ` stroke="${back}" stroke-width="${numeral(Math.max(size * 0.16, short / 220), 1)}" paint-order="stroke"`;
      const anchor = isPlate ? 'start' : 'middle';
      return `${plate}<text x="${numeral(isPlate ? x - wide / 2 : x, 1)}" y="${numeral(at, 1)}" text-anchor="${anchor}" font-family="${FONT}" font-weight="${isPlate ? 600 : 700}" font-size="${numeral(size, 1)}" textLength="${numeral(wide, 1)}" lengthAdjust="spacingAndGlyphs" fill="${palette.ink}"${halo}>${escaped(line)}</text>`;
    })
    .join('');
}
