import { readText } from '../reading/read-text.ts';
import type { Mode, Shot } from '../shot/shot.ts';

/** Flags and weights of other generators are no words: "--ar 16:9", "(soft light:1.2)". */
const FLAGS = /(?<=^|\s)--([a-z]+)((?:\s+(?!--)[^\s,]+)?)/g;
const WEIGHT = /:\d+(?:\.\d+)?(?=\))/g;
const BRACKETS = /(?<!\\)[()]|\\(?=[()[\]])/g;
const WEIGHTED = /\(([^()]*):\d+(?:\.\d+)?\)/;

/** A prompt as a shot, wherever it is from: a library, a lesson, a roll, an idea, a saved text. */
export function promptShot(prompt: string, mode: Mode): Shot {
  const ratio = /(?:^|\s)--ar\s+(\d+(?:\.\d+)?:\d+)/.exec(prompt)?.[1];
  const no = /(?:^|\s)--no\s+([^-]*)/.exec(prompt)?.[1];
  const words = withoutWeights(prompt.replace(/(?:^|\s)--no\s+[^-]*/g, ' ').replace(FLAGS, ''));
  const { shot } = readText(words, { mode });
  for (const thing of (no ?? '').split(',').map((word) => word.trim()))
    if (thing !== '' && !shot.negative.includes(thing)) shot.negative.push(thing);
  return ratio === undefined ? shot : { ...shot, ratio: ratio as `${number}:${number}` };
}

function withoutWeights(prompt: string): string {
  return WEIGHTED.test(prompt) ? prompt.replace(WEIGHT, '').replace(BRACKETS, '') : prompt;
}
