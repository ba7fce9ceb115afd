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
const WORDS_A_SECOND = 2.5;
const LONGEST_TITLE = 5;
const LEAST_TO_ADD = 10;

/** A script of what a brief says: an opening, a scene for each thing that is said, and a close. What is missing is marked. */
export function planOf(brief: Brief, seconds: number | undefined): Scene[] {
  const { spoken, topic, close, visuals, screen } = brief;
  const said =
    close === undefined && spoken.length > 1 && isCall(spoken.at(-1)?.words ?? '')
      ? spoken.slice(0, -1)
      : spoken;
  const last = close ?? (said.length < spoken.length ? spoken.at(-1)?.words : undefined);
  const isOwnWords = spoken.some(({ speaker }) => speaker !== undefined);
  const scenes: Scene[] = said.map(({ words, speaker }, at) => ({
    title: titleOf(words),
    ...speakerOf(speaker ?? brief.speaker),
    narration: [sentenceOf(words)],
    ...(screen[at] !== undefined && { screen: screen[at] }),
    ...visualAt(visuals, at, said.length),
  }));
  const opening: Scene = {
    title: topic === undefined ? 'Opening' : withCapital(topic),
    ...speakerOf(brief.speaker),
    narration: [
      topic === undefined ? '[Say what this video is about]' : `[Say why ${topic} matters to the viewers]`,
    ],
    ...visualAt(visuals, 0, 1),
  };
  const ending: Scene = {
    title: 'Close',
    ...speakerOf(brief.speaker),
    narration: [last === undefined ? '[Say what the viewers should do next]' : sentenceOf(last)],
  };
  // What somebody wrote to be said word for word is whole as it is.
  const all = isOwnWords
    ? scenes
    : [...(scenes.length === 0 || topic !== undefined ? [opening] : []), ...scenes, ending];
  return fitted(all, seconds, isOwnWords);
}

/** Room that is left is marked where the most is left to say; nothing that was said is cut. */
function fitted(scenes: readonly Scene[], seconds: number | undefined, isOwnWords: boolean): Scene[] {
  if (seconds === undefined || isOwnWords || scenes.length === 0) return [...scenes];
  const spare = Math.round(seconds * WORDS_A_SECOND) - wordsIn(scenes);
  const open = scenes.filter(({ narration }) => !narration.some((line) => line.startsWith('['))).length;
  const each = Math.floor(spare / Math.max(1, open) / 5) * 5;
  if (each < LEAST_TO_ADD) return [...scenes];
  return scenes.map((scene) =>
    scene.narration.some((line) => line.startsWith('['))
      ? scene
      : {
          ...scene,
          narration: [...scene.narration, `[Add about ${each} words: an example, or why it matters]`],
        },
  );
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

function speakerOf(speaker: string | undefined): { speaker?: string } {
  return speaker === undefined ? {} : { speaker: withCapital(speaker) };
}

/** One for each scene, in order; the last stays on. */
function visualAt(visuals: readonly string[], at: number, count: number): { visual?: string } {
  if (visuals.length === 0) return {};
  if (visuals.length < count || count < 2) {
    const own = visuals[Math.min(at, visuals.length - 1)];
    return at === 0 && count < 2 ? { visual: visuals.join(', ') } : own === undefined ? {} : { visual: own };
  }
  const each = Math.ceil(visuals.length / count);
  const own = visuals.slice(at * each, (at + 1) * each);
  return own.length === 0 ? {} : { visual: own.join(', ') };
}

export function sentenceOf(words: string): string {
  const text = withCapital(words.trim());
  return /[.!?…]["”’»)]*$/.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`;
}

function titleOf(words: string): string {
  const plain = words.replace(/[.!?…,;:]+$/, '').split(/\s+/);
  const title = plain
    .slice(0, LONGEST_TITLE)
    .join(' ')
    .replace(/[,;:]$/, '');
  return withCapital(title);
}

/** "Questions on 0316 555 0141", "Book at example.org": what one is to do next. */
function isCall(words: string): boolean {
  return /\b\d{3,}[\s\d-]{3,}|\bwww\.|\.(?:com|org|net|de|co)\b|@/.test(words);
}
