import { oneClickPrompts } from '../../content/one-click-prompts.ts';
import { emptyShot, type Mode, type Part, type Shot } from '../../shot/shot.ts';
import { memberCalled } from '../../shot/told.ts';
import { write } from '../../writing/write.ts';
import type { Segment } from '../../writing/written.ts';
import type { Random } from '../prompt-data.ts';
import { tellFields, verbatimShot } from '../verbatim-shot.ts';
import { type Composition, compose, type RollTexts, rollParts } from './compose.ts';
import { inkSentences } from './ink-sentences.ts';

export interface Roll {
  mode: Mode;
  shot: Shot;
  text: string;
  segments: Segment[];
  /** What it is made of, by name, so that any of it can be kept; nothing for one of the finished prompts. */
  parts?: RollTexts;
}

export interface RollOptions {
  /** The rolls before, the newest last. Twenty are enough. */
  last?: readonly Pick<Roll, 'mode' | 'text' | 'parts'>[];
  /** Parts that stay, as the roll they are from gave them. */
  locked?: RollTexts;
}

const REMEMBERED = 20;

/**
 * A prompt at one click. The eight finished ones of a mode come first, each once; then every roll is put together anew,
 * and is none of the last twenty. With something locked it is always put together.
 */
export function roll(mode: Mode, random: Random, { last = [], locked = {} }: RollOptions = {}): Roll {
  const before = last.filter((one) => one.mode === mode).slice(-REMEMBERED);
  const locks = rollParts.some((part) => locked[part] !== undefined);
  if (!locks && before.every(({ parts }) => parts === undefined)) {
    const left = oneClickPrompts[mode].filter((text) => before.every((one) => one.text !== text));
    const text = left[Math.floor(random() * left.length)];
    if (text !== undefined) return finished(mode, text);
  }
  const shape = shapes[Math.floor(random() * shapes.length)] ?? shapes[0];
  const said = before.map(({ parts }) => parts ?? {});
  const isNew = (composition: Composition) =>
    said.every((parts) => rollParts.some((part) => parts[part] !== composition[part]?.text));
  const composition =
    compose(mode, random, locked, said, isNew) ??
    compose(mode, random, onlySubject(locked), said, isNew) ??
    compose(mode, random, {}, said, () => true);
  if (!composition) throw new Error(`The composer has no ${mode} whose parts agree.`);
  return composed(mode, composition, shape);
}

function onlySubject({ subject }: RollTexts): RollTexts {
  return subject === undefined ? {} : { subject };
}

function finished(mode: Mode, text: string): Roll {
  const shot = verbatimShot(text, mode);
  return { mode, shot, text, segments: inkSentences(text) };
}

interface Shape {
  order: readonly Part[];
  /** Before the lens of a photograph. */
  glass: '' | 'Shot on ';
  /** Between the move of a clip and its lens. */
  joint: ', on ' | '. ';
}

const shapes = [
  { order: ['light', 'camera', 'mood'], glass: 'Shot on ', joint: ', on ' },
  { order: ['light', 'camera', 'mood'], glass: '', joint: ', on ' },
  { order: ['camera', 'light', 'mood'], glass: 'Shot on ', joint: ', on ' },
  { order: ['camera', 'light', 'mood'], glass: '', joint: '. ' },
  { order: ['light', 'mood', 'camera'], glass: '', joint: ', on ' },
  { order: ['light', 'mood', 'camera'], glass: 'Shot on ', joint: '. ' },
] as const satisfies readonly Shape[];

function composed(mode: Mode, composition: Composition, { order, glass, joint }: Shape): Roll {
  const { subject, place, light, lens, move, mood } = composition;
  const shot = emptyShot(mode);
  shot.subject.text = subject.text;
  shot.cast = [memberCalled(subject.text)];
  shot.place.text = place.text;
  const [at] = place.classes ?? [];
  if (at) shot.place.class = at;
  shot.light.text = light.text;
  shot.camera.text = move
    ? `${move.text}${joint}${joint === '. ' ? capital(lens.text) : lens.text}`
    : `${glass}${glass === '' ? capital(lens.text) : lens.text}`;
  shot.mood = mood.text;
  tellFields(shot);
  const { text, segments } = write(shot, undefined, { order });
  return { mode, shot, text, segments, parts: textsOf(composition) };
}

function textsOf(composition: Composition): RollTexts {
  const texts: RollTexts = {};
  for (const part of rollParts) {
    const text = composition[part]?.text;
    if (text !== undefined) texts[part] = text;
  }
  return texts;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
