import { emptyShot, type Mode, type Part, type Shot } from '../shot/shot.ts';
import { cleanText } from '../text/clean-text.ts';
import { findTerms, type Terms } from './find-terms.ts';
import type { Finding } from './finding.ts';
import { setFields } from './set-field.ts';
import { type Rest, splitParts } from './split-parts.ts';
import { isPlacePreposition } from './word-class.ts';

export interface Reading {
  /** The text the spans belong to: what was given, cleaned. */
  text: string;
  shot: Shot;
  findings: Finding[];
  /** What no field tells, in the order it was said, each stretch with its part. */
  rest: Rest[];
}

export interface ReadOptions {
  mode?: Mode;
  /** The box the text was typed into; without it the text is sorted into parts. */
  part?: Part;
  /** What the vocabulary finds in the text, where that is known already. */
  terms?: Terms;
}

/** Reads free text: what the vocabulary knows becomes fields, the rest stays as words in its part. */
export function readText(given: string, { mode = 'photo', part, terms: known }: ReadOptions = {}): Reading {
  const text = cleanText(given);
  const shot = emptyShot(mode);
  const terms = known && text === given ? known : findTerms(text);
  setFields(shot, terms.findings);
  shot.lines = terms.lines.map(({ speaker, words, manner }) => ({ speaker, words, manner }));
  const rest = splitParts(text, terms, part);
  const action = terms.findings.find(({ field }) => field === 'subject.action');
  for (const stretch of rest) placeRest(shot, text, stretch, action, terms.findings);
  return { text, shot, findings: terms.findings, rest };
}

function placeRest(
  shot: Shot,
  text: string,
  stretch: Rest,
  action: Finding | undefined,
  findings: readonly Finding[],
): void {
  switch (stretch.part) {
    case 'subject':
      placeSubject(shot, text, stretch, action, findings);
      return;
    case 'place':
      shot.place.text = joined(shot.place.text, stretch.text);
      return;
    case 'mood':
      shot.mood = joined(shot.mood, stretch.text);
      return;
    case 'camera':
      shot.camera.text = joined(shot.camera.text, stretch.text);
      return;
    case 'light':
      shot.light.text = joined(shot.light.text, stretch.text);
      return;
    case 'audio':
      shot.audio.ambience.push(stretch.text);
      return;
    case 'technical':
      shot.details = joined(shot.details, stretch.text);
      return;
  }
}

/** Who, what they do, and where: cut at the verb and at the place behind it. */
function placeSubject(
  shot: Shot,
  text: string,
  stretch: Rest,
  action: Finding | undefined,
  findings: readonly Finding[],
): void {
  const acts = action && action.start >= stretch.start && action.start < stretch.end ? action : undefined;
  const { subject } = shot;
  const later = subject.text !== '';
  if (later && (!acts || stretch.opens || subject.action !== '' || shot.place.text !== '')) {
    addToSubject(shot, stretch);
    return;
  }
  if (text.slice(stretch.start, stretch.end) !== stretch.text) {
    addToSubject(shot, stretch);
    return;
  }
  const least = acts ? Math.min(acts.end, stretch.end) : stretch.start + 1;
  const place = findings.find(
    ({ field, negated, start, end }) =>
      !negated &&
      PLACE_TAIL.test(field) &&
      start >= least &&
      end <= stretch.end &&
      isLedIn(text, start, least),
  );
  const placeStart = place ? withPreposition(text, place.start, least) : stretch.end;
  subject.text = joined(subject.text, text.slice(stretch.start, acts ? acts.start : placeStart).trim());
  if (acts) subject.action = text.slice(acts.start, placeStart).trim();
  if (place) shot.place.text = joined(shot.place.text, text.slice(placeStart, stretch.end).trim());
}

/** What is said later about the subject goes behind what was said last, so that the words keep their order. */
function addToSubject(shot: Shot, { text, opens }: Rest): void {
  const { subject, place } = shot;
  if (opens && subject.text !== '') shot.details = joined(shot.details, text);
  else if (subject.action === '' && place.text === '') subject.text = joined(subject.text, text);
  else if (place.text === '' || (subject.action !== '' && NEXT.test(text)))
    subject.action = joined(subject.action, text);
  else place.text = joined(place.text, text);
}

/** What somebody does next belongs to what they do, wherever they are. */
const NEXT = /^(?:and )?(?:then|finally)\b/i;

const PLACE_TAIL = /^place\.(?:class|hour)$/;
const PREPOSITION = /(?:^|\s)(?:in|at|on|during|just|before|after|around|under|by) (?:the |a |an )?$/;

/** "at night", "in a harbour", but not the night of "a night bus". */
function isLedIn(text: string, start: number, least: number): boolean {
  const [word = ''] = /^\p{L}+/u.exec(text.slice(start, start + 20)) ?? [];
  return isPlacePreposition(word.toLowerCase()) || withPreposition(text, start, least) < start;
}

function withPreposition(text: string, start: number, least: number): number {
  const before = text.slice(Math.max(least, start - 16), start);
  const found = PREPOSITION.exec(before);
  return found ? start - (before.length - found.index) : start;
}

function joined(before: string, text: string): string {
  if (before === '' || text === '') return before + text;
  // Only the end is looked at: a text of many stretches grows here piece by piece.
  return /(?<!\b[ap]\.m)[.!?]$/i.test(before.slice(-5)) ? `${before} ${text}` : `${before}, ${text}`;
}
