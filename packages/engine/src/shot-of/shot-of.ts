import { beginningIn, firstFrom } from '../language/first-from.ts';
import type { Reading } from '../language/reading.ts';
import type { Span } from '../language/span.ts';
import { placePrepositions } from '../language/words/closed-class.ts';
import { nextWords } from '../language/words/field-words.ts';
import { emptyShot, type Mode, type Part, type Shot } from '../shot/shot.ts';
import { coloursIn } from './colours-in.ts';
import { deedOf } from './deed-of.ts';
import type { Finding } from './finding.ts';
import { findingsOf, inOrder } from './findings-of.ts';
import { linesOf } from './lines-of.ts';
import { partOf } from './part-of.ts';
import { setFields } from './set-fields.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
import { toldOf } from './told-of.ts';

/** What a text says, as the fields of a shot and the words that no field tells. */
export interface ReadShot {
  /** The text that the spans belong to. */
  readonly text: string;
  readonly shot: Shot;
  /** What the fields were read from, in its order. */
  readonly findings: readonly Finding[];
  /** What no field tells, in its order, each stretch with its part. */
  readonly rest: readonly Rest[];
}

/** Words that no field tells. */
export interface Rest {
  readonly part: Part;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface ShotOptions {
  readonly mode: Mode;
  /** The box that the text was typed into; without it the kinds of its statements sort it. */
  readonly part?: Part | undefined;
}

export function shotOf(reading: Reading, options: ShotOptions): Shot {
  return tell(reading, options).shot;
}

/** A shot, and where in the text its fields were read. */
export function tell(reading: Reading, { mode, part }: ShotOptions): ReadShot {
  const shot = emptyShot(mode);
  const findings = findingsOf(reading);
  setFields(shot, findings);
  Object.assign(shot, toldOf(reading, part));
  const lines = linesOf(reading);
  shot.lines = lines.map(({ line }) => line);
  const rest: Rest[] = [];
  let first: Finding | undefined;
  for (const stretch of stretchesOf(reading, lines, part !== undefined)) {
    const deed = deedBehindSomebody(shot, stretch, deedOf(reading, stretch));
    if (deed) first ??= actionOf(reading, deed);
    const own = part ?? partOf(reading, shot, stretch, deed !== undefined);
    rest.push({ part: own, text: stretch.text, start: stretch.from, end: stretch.to });
    const colours = coloursIn(reading, stretch);
    if (colours.length > 0 && own === 'technical') shot.palette.push(...colours);
    else place(shot, reading, stretch, own, deed);
  }
  return { text: reading.text, shot, findings: first ? inOrder([...findings, first]) : findings, rest };
}

/** "Standing by a window, a woman waits": what is told before anybody is named tells of whoever comes. */
function deedBehindSomebody({ subject }: Shot, stretch: Stretch, deed: Span | undefined): Span | undefined {
  return deed?.from === stretch.from && subject.text === '' && subject.action === '' ? undefined : deed;
}

function actionOf({ text }: Reading, { from, to }: Span): Finding {
  return { field: 'subject.action', value: text.slice(from, to), start: from, end: to };
}

function place(shot: Shot, reading: Reading, stretch: Stretch, part: Part, deed: Span | undefined): void {
  const { text } = stretch;
  switch (part) {
    case 'subject':
      placeSubject(shot, reading, stretch, deed);
      return;
    case 'place':
      shot.place.text = joined(shot.place.text, text);
      return;
    case 'mood':
      shot.mood = joined(shot.mood, text);
      return;
    case 'camera':
      shot.camera.text = joined(shot.camera.text, text);
      return;
    case 'light':
      shot.light.text = joined(shot.light.text, text);
      return;
    case 'audio':
      shot.audio.ambience.push(text);
      return;
    case 'technical':
      shot.details = joined(shot.details, text);
      return;
  }
}

/** Who, what they do, and where: cut at the deed and at the place behind it. */
function placeSubject(shot: Shot, reading: Reading, stretch: Stretch, deed: Span | undefined): void {
  const { subject } = shot;
  const isLater = subject.text !== '' || subject.action !== '';
  const isCut = reading.text.slice(stretch.from, stretch.to) !== stretch.text;
  if (isCut || (isLater && (!deed || stretch.opens || subject.action !== '' || shot.place.text !== ''))) {
    addToSubject(shot, stretch);
    return;
  }
  const least = deed?.to ?? stretch.from + 1;
  const where = placeBehind(reading, stretch, least) ?? stretch.to;
  const words = (from: number, to: number) => reading.text.slice(from, to).trim();
  const who = words(stretch.from, deed?.from ?? where);
  // "A woman, grey braid, mends a net": the comma before the deed stays.
  subject.text = isLater && who === '' ? `${subject.text},` : joined(subject.text, who);
  if (deed) subject.action = words(deed.from, where);
  shot.place.text = joined(shot.place.text, words(where, stretch.to));
}

/** Where the words of the place begin that end a stretch. */
function placeBehind({ statements, tokens }: Reading, stretch: Stretch, least: number): number | undefined {
  const isLed = ({ from }: Span) => placePrepositions.has(tokens[firstFrom(tokens, from)]?.word ?? '');
  return beginningIn(statements, { from: least, to: stretch.to }).find(
    (one) => (one.kind === 'place' || one.kind === 'time') && one.to <= stretch.to && isLed(one),
  )?.from;
}

/** What is said later about the subject goes behind what was said last, so that the words keep their order. */
function addToSubject(shot: Shot, { text, opens }: Stretch): void {
  const { subject, place } = shot;
  if (opens && subject.text !== '') shot.details = joined(shot.details, text);
  else if (subject.action === '' && place.text === '') subject.text = joined(subject.text, text);
  else if (place.text === '' || (subject.action !== '' && tellsNext(text)))
    subject.action = joined(subject.action, text);
  else place.text = joined(place.text, text);
}

/** What somebody does next belongs to what they do, wherever they are. */
function tellsNext(text: string): boolean {
  return text
    .split(' ', 2)
    .some(
      (word, at, [first]) =>
        nextWords.has(word.toLowerCase()) && (at === 0 || first?.toLowerCase() === 'and'),
    );
}

function joined(before: string, text: string): string {
  if (before === '' || text === '') return before + text;
  // Only the end is looked at: a text of many stretches grows here piece by piece.
  return /(?<!\b[ap]\.m)[.!?]$/i.test(before.slice(-5)) ? `${before} ${text}` : `${before}, ${text}`;
}
