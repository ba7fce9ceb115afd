import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import type { CurrentPrompt } from '../question.ts';

/** More of a prompt than this is not looked at for what is meant. */
const MOST = 6_000;

/** A prompt is asked of several times while one message is answered, and so is what would come of each wish. */
const KEPT = 4;
let lately: readonly Known[] = [];

interface Known {
  readonly text: string;
  readonly isClip: boolean;
  readonly reading: Reading;
}

export function readingOf({ text: whole, mode }: Pick<CurrentPrompt, 'text' | 'mode'>): Reading {
  const text = whole.slice(0, MOST);
  const isClip = mode === 'video';
  const known = lately.find((one) => one.text === text && one.isClip === isClip) ?? {
    text,
    isClip,
    reading: read(text, { isClip, isTaught: true }),
  };
  lately = [known, ...lately.filter((one) => one !== known)].slice(0, KEPT);
  return known.reading;
}
