import type { Scene } from '../scene.ts';
import type { View } from '../space/camera.ts';
import type { Flat, Vector } from '../space/vector.ts';
import { box } from '../things/primitive.ts';
import { creatureForm, personForm, thingForms } from './build.ts';
import type { Ink } from './ink.ts';
import { escaped, FONT } from './marks.ts';
import { boundsOf } from './order.ts';
import { numeral } from './path.ts';

/** How wide a capital is beside its height, with the space behind it. */
const WIDE = 0.62;
const ACROSS = [16, 9] as const;
const MOST_LINES = 3;
/** Heights of letters, in shares of the frame's shorter side; captions that are long are set smaller. */
const NAME = [0.046, 0.036] as const;
const CAPTION = [0.036, 0.03, 0.026] as const;

type Box = readonly [left: number, top: number, right: number, bottom: number];

interface Note {
  lines: readonly string[];
  size: number;
  /** The middle of its first line. */
  x: number;
  y: number;
  isPlate: boolean;
  /** From a name that stands beside what it names to that. */
  line?: readonly [Flat, Flat];
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
  const seen = seenNote(scene.seen, view, taken);
  if (seen) put(seen);
  const named = namesOf(scene, view);
  const told = captionsOf(scene, named);
  const foot = footNotes([...told], view);
  for (const note of foot) put(note);
  const homeless: string[] = [];
  const bodies = bodiesOf(scene, view);
  for (const [label, around] of named) {
    const note = around && nameNote(label, around, view, [...taken, ...bodies]);
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

/** What only says again what stands on something is not said twice. */
function captionsOf({ captions = [] }: Scene, named: ReadonlyMap<string, Box | undefined>): string[] {
  return captions
    .map(({ words }) => words)
    .filter((words, n, all) => all.indexOf(words) === n && !named.get(words.toLowerCase()));
}

/** Where somebody or an animal is: no name lies over a face or a body. */
function bodiesOf({ people, creatures }: Scene, view: View): Box[] {
  return [...people.map(personForm), ...creatures.map(creatureForm)].flatMap((body) => {
    const parts = body.is === 'form' ? body.parts.map((part) => ({ ...body, parts: [part] })) : [body];
    return parts.map((part) => boxIn(cornersOf([part]), view)).filter((one) => one !== undefined);
  });
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

/** How large the shot is and from how high, where that was said: opposite the place, or under it where there is no room. */
function seenNote(words: string | undefined, view: View, taken: readonly Box[]): Note | undefined {
  if (words === undefined) return undefined;
  const short = Math.min(view.width, view.height);
  const size = short * 0.03;
  const lines = wrapped(words.toUpperCase(), 30);
  const margin = short * 0.075;
  const wide = Math.max(...lines.map((line) => [...line].length)) * size * WIDE;
  const note = (y: number): Note => ({
    lines,
    size,
    x: view.width - margin - wide / 2 - size * 0.4,
    y,
    isPlate: true,
  });
  const first = note(margin + size * 1.2);
  const under = Math.max(0, ...taken.map(([, , , bottom]) => bottom)) + size * 1.4;
  return taken.every((other) => isApart(boxOf(first), other)) ? first : note(under);
}

/**
 * On what it names, where that is as wide as the name and nobody stands before it; or over it, under it or beside it, with
 * a line to it. Smaller letters and shorter rows come before a place further off.
 */
function nameNote(label: string, around: Box, view: View, taken: readonly Box[]): Note | undefined {
  const [left, top, right, bottom] = around;
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const settings = NAME.flatMap((share) =>
    ACROSS.map((across) => {
      const size = Math.min(view.width, view.height) * share;
      const lines = wrapped(label.toUpperCase(), across);
      const high = (lines.length - 1) * size * 1.3;
      const half = (Math.max(...lines.map((line) => [...line].length)) * size * WIDE) / 2 + size * 0.4;
      return { size, lines, high, half };
    }),
  );
  const isFree = (note: Note) => {
    const own = boxOf(note);
    const margin = note.size * 0.6;
    return (
      own[0] >= margin &&
      own[1] >= margin &&
      own[2] <= view.width - margin &&
      own[3] <= view.height - margin &&
      taken.every((other) => isApart(own, other))
    );
  };
  for (const { size, lines, high, half } of settings) {
    if (half * 2 > right - left || high + size * 1.65 > bottom - top) continue;
    for (const x of [middleX, left + half, right - half])
      for (const share of [0.5, 0.2, 0.8]) {
        const y = top + size * 1.15 + share * (bottom - top - high - size * 1.65);
        const note: Note = { lines, size, x, y, isPlate: false };
        if (isFree(note)) return note;
      }
  }
  for (const far of [0.4, 1.6, 3.2, 5, 7])
    for (const { size, lines, high, half } of settings) {
      const gap = size * far;
      const rows = [top - gap - high, bottom + gap + size * 1.15, middleY - high / 2 + size * 0.35];
      const columns = [middleX, right + gap + half, left - gap - half];
      const spots: Flat[] = rows.flatMap((y, row) =>
        columns.filter((_, column) => row < 2 || column > 0).map((x): Flat => [x, y]),
      );
      for (const [x, y] of spots) {
        const note: Note = { lines, size, x, y, isPlate: false };
        if (isFree(note)) return { ...note, line: lineTo(boxOf(note), around) };
      }
    }
  return undefined;
}

/** From the edge of a name to a little within what it names. */
function lineTo(own: Box, around: Box): readonly [Flat, Flat] {
  const inset = (low: number, high: number) => Math.min(10, (high - low) / 2);
  const [dx, dy] = [inset(around[0], around[2]), inset(around[1], around[3])];
  const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const [middleX, middleY] = [(own[0] + own[2]) / 2, (own[1] + own[3]) / 2];
  const to: Flat = [
    within(middleX, around[0] + dx, around[2] - dx),
    within(middleY, around[1] + dy, around[3] - dy),
  ];
  return [[within(to[0], own[0], own[2]), within(to[1], own[1], own[3])], to];
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

function drawNote(
  { lines, size, x, y, isPlate, line }: Note,
  { palette, theme }: Ink,
  short: number,
): string {
  const back = palette.tone([theme === 'stage' ? 0.03 : 0.92, 0.2]);
  const [from, to] = line ?? [];
  const leader =
    from && to
      ? `<path d="M${numeral(from[0], 1)} ${numeral(from[1], 1)}L${numeral(to[0], 1)} ${numeral(to[1], 1)}" fill="none" stroke="${back}" stroke-width="${numeral(short / 130, 1)}"/><path d="M${numeral(from[0], 1)} ${numeral(from[1], 1)}L${numeral(to[0], 1)} ${numeral(to[1], 1)}" fill="none" stroke="${palette.ink}" stroke-width="${numeral(short / 360, 1)}"/>`
      : '';
  const rows = lines
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
  return leader + rows;
}
