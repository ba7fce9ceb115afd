import { readPrompt } from '../dialects/reading-back/read-prompt.ts';
import type { Reading } from '../language/reading.ts';
import { termsIn } from '../language/terms/terms-in.ts';
import { partSentences } from '../locked/locked-sentences.ts';
import type { Mode, Shot } from '../shot/shot.ts';
import { readShot } from '../shot-of/read-shot.ts';
import { withCapital } from '../writing/sentence.ts';

/**
 * A prompt as a shot, wherever it is from: a library, a lesson, a roll, an idea, another generator's command. Locked
 * words that are in it stay together: a sentence that would be taken apart between them stays whole.
 */
export function promptShot(prompt: string, mode: Mode, locked: readonly string[] = [], said?: Reading): Shot {
  const { shot, words } = readPrompt(prompt, { mode, ...(said && { said }) });
  const there = locked.filter((one) => one !== '' && words.includes(one));
  if (there.length === 0) return { ...shot, mode };
  const { opening, kept, rest } = partSentences(words, there, (one) => !isTogether(shot, one));
  if (opening === '' && kept === '') return { ...shot, mode, locked: there };
  const others = readShot(rest, { mode }).shot;
  const { subject, place, camera, light } = shot;
  return {
    ...shot,
    mode,
    subject: { ...subject, ...others.subject, text: joined(opening, others.subject.text) },
    place: { ...place, text: others.place.text },
    camera: { ...camera, text: others.camera.text },
    light: { ...light, text: others.light.text },
    mood: others.mood,
    audio: others.audio,
    lines: others.lines,
    details: joined(kept, others.details),
    locked: there,
  };
}

/** Whether they are in one box of the shot, or told by the fields of one. */
function isTogether(shot: Shot, words: string): boolean {
  const { subject, place, camera, light, audio, lines } = shot;
  const boxes = [subject.text, subject.action, place.text, shot.mood, camera.text, light.text, shot.details];
  const heard = [...audio.ambience, ...audio.sounds, audio.music, ...lines.map((line) => line.words)];
  if ([...boxes, ...heard].some((text) => text.includes(words))) return true;
  const terms = termsIn(words);
  const rooms = new Set(terms.map(({ field }) => field.split('.')[0] ?? ''));
  const isTold = !/[\p{L}\p{N}]/u.test(
    terms.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), words),
  );
  return isTold && rooms.size === 1 && [...rooms].every((room) => TELLING.test(room));
}

const TELLING = /^(?:camera|light|place)$/;

function joined(before: string, text: string): string {
  if (before === '' || text === '') return before + text;
  return /[.!?]$/.test(before) ? `${before} ${withCapital(text)}` : `${before}, ${text}`;
}
