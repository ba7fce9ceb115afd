import { read } from '../language/read.ts';
import type { Reading } from '../language/reading.ts';
import { askedOf } from '../language/settings/asked-of.ts';
import { emptyShot, type Mode, nothingChosen, type Part, type Ratio, type Shot } from '../shot/shot.ts';
import { tellAlso } from '../shot/told.ts';
import type { FindingField } from './finding.ts';
import { kindOfPart } from './kind-of-part.ts';
import { setFields } from './set-fields.ts';
import { type ReadShot, tell } from './shot-of.ts';

export interface Box {
  part: Part;
  text: string;
}

/** The boxes of a form as one shot. On its own part a box has the first word: the camera's box on the lens. */
export function readBoxes(boxes: readonly Box[], mode: Mode): Shot {
  const { form: _form, ...shot } = readForm(boxes, mode);
  return shot;
}

/** The same with its boxes as they were read, which a copy is written of. */
export function readForm(boxes: readonly Box[], mode: Mode): Shot {
  const shot = emptyShot(mode);
  const isClip = mode === 'video';
  const said = boxes.map(({ part, text }) => ({
    asks: part,
    said: read(text, { isClip, asks: kindOfPart[part] }),
  }));
  shot.form = { boxes: said.filter(({ said: { text } }) => text !== ''), chosen: nothingChosen };
  const readings = said.map(({ asks, said: one }) => ({
    part: asks,
    reading: tell(one, { mode, part: asks }),
  }));
  for (const { part, reading } of readings)
    setFields(
      shot,
      reading.findings.filter(({ field }) => partOf(field) === part),
    );
  for (const { reading } of readings) setFields(shot, reading.findings);
  for (const { part, reading } of readings) takeWords(shot, part, reading);
  setAsked(
    shot,
    said.map((one) => one.said),
  );
  return shot;
}

/** The shape and the length, in whichever box they are said. */
function setAsked(shot: Shot, said: readonly Reading[]): void {
  const asked = (key: 'ratio' | 'seconds') =>
    said.flatMap(({ text, statements }) => askedOf(statements, text, key) ?? []);
  const ratios = asked('ratio');
  const ratio = ratios.find((one) => !NAMED_SHAPES.has(one)) ?? ratios.at(-1);
  const [seconds] = asked('seconds');
  if (ratio !== undefined) shot.ratio = ratio as Ratio;
  if (seconds !== undefined) shot.duration = Number(seconds);
  else delete shot.duration;
}

/** They may have been said by a word, which a figure in another box stands over. */
const NAMED_SHAPES: ReadonlySet<string> = new Set(['9:16', '16:9', '1:1']);

function partOf(field: FindingField): Part {
  const [first = ''] = field.split('.');
  if (
    first === 'camera' ||
    first === 'light' ||
    first === 'place' ||
    first === 'subject' ||
    first === 'audio'
  )
    return first;
  return 'technical';
}

function takeWords(shot: Shot, part: Part, { shot: read }: ReadShot): void {
  tellAlso(shot, read);
  shot.lines.push(...read.lines);
  shot.audio.ambience.push(...read.audio.ambience);
  if (part === 'subject') {
    shot.subject = { ...shot.subject, text: read.subject.text, action: read.subject.action };
    shot.place.text = inFront(read.place.text, shot.place.text);
    shot.details = inFront(read.details, shot.details);
  }
  if (part === 'place') shot.place.text = inFront(shot.place.text, read.place.text);
  if (part === 'mood') shot.mood = read.mood;
  if (part === 'camera') shot.camera.text = read.camera.text;
  if (part === 'light') shot.light.text = read.light.text;
  if (part === 'technical') shot.details = inFront(shot.details, read.details);
}

function inFront(first: string, second: string): string {
  if (first === '' || second === '') return first + second;
  return /[.!?]$/.test(first) ? `${first} ${second}` : `${first}, ${second}`;
}
