import { read } from '../../language/read.ts';
import type { Reading } from '../../language/reading.ts';
import type { CurrentPrompt } from '../question.ts';

/** More of a prompt than this is not looked at for what is meant. */
const MOST = 6_000;

/** A prompt is asked of several times while one message is answered; the reading of the same is the same. */
let last: { readonly text: string; readonly isClip: boolean; readonly reading: Reading } | undefined;

export function readingOf({ text: whole, mode }: Pick<CurrentPrompt, 'text' | 'mode'>): Reading {
  const text = whole.slice(0, MOST);
  const isClip = mode === 'video';
  if (last?.text !== text || last.isClip !== isClip)
    last = { text, isClip, reading: read(text, { isClip, isTaught: true }) };
  return last.reading;
}
