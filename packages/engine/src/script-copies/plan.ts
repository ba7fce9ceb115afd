import { takingTurns } from '../language/orders/order-in.ts';
import { isMostlyVerb } from '../language/words/senses.ts';
import { isFunctionWord } from '../language/words/word-class.ts';
import { withCapital } from '../writing/sentence.ts';
import type { Brief } from './brief.ts';

export interface Scene {
  readonly title: string;
  readonly speaker?: string;
  /** Sentences to be read out; what is between square brackets is to be filled in. */
  readonly narration: readonly string[];
  readonly screen?: string;
  readonly visual?: string;
}

/** What is read out in a second. */
export const WORDS_A_SECOND = 2.3;
const LONGEST_TITLE = 5;
/** Less than this is no room to say anything in. */
export const LEAST_TO_ADD = 10;

/** A script of what a brief says: an opening, a scene for each thing that is said, and a close. What is missing is marked. */
export function planOf(brief: Brief, seconds: number | undefined): Scene[] {
  const { spoken, topic, greeting, kind, close, closeLook, again, visuals, screen, written } = brief;
  if (written) return writtenScenes(brief, written);
  const quoted = spoken.filter(({ isQuoted }) => isQuoted);
  // What somebody wrote to be said word for word is whole as it is, unless more than it is told.
  const isOwnWords = quotesAreAll(brief);
  const told = isOwnWords ? quoted : spoken;
  const isClosed = close === undefined && !isOwnWords && told.length > 1 && isCall(told.at(-1)?.words ?? '');
  const said = isClosed ? told.slice(0, -1) : told;
  const last = close ?? (isClosed ? told.at(-1)?.words : undefined);
  const hasOpening =
    !isOwnWords && (said.length === 0 || topic !== undefined || greeting !== undefined || kind !== undefined);
  const count = said.length + (hasOpening ? 1 : 0);
  const turns = takingTurns(brief.voice.join(', '));
  const scenes: Scene[] = said.map(({ words, speaker }, at) => ({
    title: titleOf(words),
    ...speakerOf(speaker ?? brief.speaker ?? turns[at % 2]),
    narration: [sentenceOf(words)],
    ...(screen[at] !== undefined && { screen: screen[at] }),
    ...visualAt(visuals, at + (hasOpening ? 1 : 0), count),
  }));
  const opening: Scene = {
    title: titleOf(topic ?? kind ?? 'Opening'),
    ...speakerOf(brief.speaker),
    narration: [
      ...(greeting === undefined ? [] : [`[${greeting}]`]),
      ...(topic === undefined ? [] : [sentenceOf(topic)]),
      ...(greeting !== undefined
        ? []
        : [topic === undefined ? openOf(kind) : '[Say why it matters to the viewers]']),
    ],
    ...visualAt(visuals, 0, count),
  };
  // What is written and belongs to no scene is written at the end.
  const left = screen.slice(said.length);
  const closeScreen = brief.closeScreen ?? (left.length > 0 ? left.join(', ') : undefined);
  const ending: Scene = {
    title: CLOSE,
    ...speakerOf(brief.speaker),
    narration: [
      ...again.map(sentenceOf),
      last === undefined ? '[Say what the viewers should do next]' : sentenceOf(last),
    ],
    ...(closeLook !== undefined && { visual: closeLook }),
    ...(closeScreen !== undefined && { screen: closeScreen }),
  };
  const isShort = closeLook === undefined && again.length === 0;
  const needsEnding = !isShort || last !== undefined || !(isOwnWords || isToViewer(said.at(-1)?.words ?? ''));
  const all = [...(hasOpening ? [opening] : []), ...scenes, ...(needsEnding ? [ending] : [])];
  return isOwnWords ? all : fitted(all, seconds);
}

/** What somebody has written whole is theirs: no scene, no gap and no close of ours. */
function writtenScenes(brief: Brief, written: readonly (readonly string[])[]): Scene[] {
  const { visuals, screen, close, speaker } = brief;
  const turns = takingTurns(brief.voice.join(', '));
  const scenes = written.map((lines, at) => ({
    title: titleOf(lines.find((line) => !line.startsWith('[')) ?? ''),
    ...speakerOf(speaker ?? turns[at % 2]),
    narration: lines.map((line) => (line.startsWith('[') ? line : sentenceOf(line))),
    ...(screen[at] !== undefined && { screen: screen[at] }),
    ...visualAt(visuals, at, written.length),
  }));
  if (close === undefined) return scenes;
  return [...scenes, { title: CLOSE, ...speakerOf(speaker), narration: [sentenceOf(close)] }];
}

const CLOSE = 'Close';
const openOf = (kind: string | undefined) =>
  `[Say what this ${kind === undefined ? '' : `${kind} `}video is about]`;

/** Whether the words between quotation marks are the script, and all else is said about it. */
export function quotesAreAll({ spoken, written }: Brief): boolean {
  const quoted = spoken.filter(({ isQuoted }) => isQuoted);
  return written === undefined && quoted.length > 0 && quoted.length * 2 >= spoken.length;
}

/** Room that is left is marked where the most is left to say; nothing that was said is cut. */
export function fitted(scenes: readonly Scene[], seconds: number | undefined): Scene[] {
  const isOpen = ({ narration, title }: Scene) =>
    title !== CLOSE && !narration.some((line) => line.startsWith('['));
  const open = scenes.filter(isOpen).length;
  if (seconds === undefined || open === 0) return [...scenes];
  const spare = wordsFor(seconds) - wordsIn(scenes);
  const each = Math.floor(spare / open / 5) * 5;
  if (each < LEAST_TO_ADD) return [...scenes];
  const gap = `[Add about ${each} words: an example, or why it matters]`;
  return scenes.map((scene) => (isOpen(scene) ? { ...scene, narration: [...scene.narration, gap] } : scene));
}

export function wordsIn(scenes: readonly Scene[]): number {
  return scenes
    .flatMap(({ narration }) => narration)
    .filter((line) => !line.startsWith('['))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

/** How many words are read out in so many seconds. */
export function wordsFor(seconds: number): number {
  return Math.round(seconds * WORDS_A_SECOND);
}

export function speakerOf(speaker: string | undefined): { speaker?: string } {
  return speaker === undefined ? {} : { speaker: withCapital(speaker) };
}

/** One for each scene, in order; where there are fewer the last stays on, and where there are more they share. */
function visualAt(visuals: readonly string[], at: number, count: number): { visual?: string } {
  const each = Math.max(1, Math.ceil(visuals.length / Math.max(1, count)));
  const own = visuals.slice(at * each, (at + 1) * each);
  const [last] = visuals.slice(-1);
  const visual = own.length > 0 ? own.join(', ') : last;
  return visual === undefined ? {} : { visual };
}

export function sentenceOf(words: string): string {
  const text = withCapital(words.trim());
  return /[.!?…]["”’»)]*$/.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`;
}

export function titleOf(words: string): string {
  const [head = words] = /^\S+\s+\S[^,;–]*(?=[,;]| –)/.exec(words) ?? [];
  const plain = head.replace(/[.!?…,;:]+$/, '').split(/\s+/);
  const title = plain.slice(0, LONGEST_TITLE);
  // A title ends on a word that says something.
  while (plain.length > LONGEST_TITLE && title.length > 1 && isSmall(title.at(-1) ?? '')) title.pop();
  return withCapital(title.join(' ').replace(/[,;:]$/, ''));
}

/** Somebody is spoken to, and told what is so or what to do. */
function isToViewer(words: string): boolean {
  return /\b(?:you|your|yours)\b/i.test(words);
}

function isSmall(word: string): boolean {
  const bare = word.toLowerCase().replace(/[,;:]$/, '');
  return bare === 'not' || bare === 'never' || isFunctionWord(bare);
}

/** "Questions on 0316 555 0141", "Book at example.org": what one is to do next. */
function isCall(words: string): boolean {
  const [first = ''] = words.toLowerCase().split(/\s+/);
  return (
    /\b\d{3,}[\s\d-]{3,}|\bwww\.|\.(?:com|org|net|de|co)\b|@/.test(words) ||
    (isMostlyVerb(first) && /\d{3,}/.test(words))
  );
}
