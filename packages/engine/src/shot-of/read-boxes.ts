import { emptyShot, type Mode, type Part, type Shot } from '../shot/shot.ts';
import { tellAlso } from '../shot/told.ts';
import type { FindingField } from './finding.ts';
import { readShot } from './read-shot.ts';
import { setFields } from './set-fields.ts';
import type { ReadShot } from './shot-of.ts';

export interface Box {
  part: Part;
  text: string;
}

/** The boxes of a form as one shot. On its own part a box has the first word: the camera's box on the lens. */
export function readBoxes(boxes: readonly Box[], mode: Mode): Shot {
  const shot = emptyShot(mode);
  const readings = boxes.map(({ part, text }) => ({ part, reading: readShot(text, { mode, part }) }));
  for (const { part, reading } of readings)
    setFields(
      shot,
      reading.findings.filter(({ field }) => partOf(field) === part),
    );
  for (const { reading } of readings) setFields(shot, reading.findings);
  for (const { part, reading } of readings) takeWords(shot, part, reading);
  return { ...shot, boxes: boxes.filter(({ text }) => text !== '') };
}

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
