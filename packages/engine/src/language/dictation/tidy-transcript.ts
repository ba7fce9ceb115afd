import { cleanText } from '../../text/clean-text.ts';
import { inSentences } from './in-sentences.ts';
import { withoutCorrections, withoutFillers, withoutStutters } from './self-corrections.ts';

const SPOKEN_MARKS: readonly (readonly [RegExp, string])[] = [
  [/ ?(?<!\p{L})(?:full stop|new sentence)(?!\p{L})/giu, '.'],
  [/ (?<!\p{L})comma(?!\p{L})/giu, ','],
  [/ ?(?<!\p{L})(?:new line|new paragraph)(?!\p{L}) ?/giu, '. '],
];
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNITS = new Set(['kelvin', 'seconds', 'second']);

const MILLIMETRES = /^(?:mm|mil|millimet(?:er|re)s?)([.,]?)$/i;
/** A lens said behind a noun is a thing of its own; behind these words it is part of what they say. */
const BARE_LENS =
  /(?<=\p{L})(?<!\b(?:an?|the|on|with|at|to|from|through|using|by|its|my|anamorphic|macro|handheld)) (?=\d+mm\b)/giu;

/** What was taken out of what was said: a sound of thinking, or words that their speaker took back. */
export interface SpokenChange {
  kind: 'filler' | 'correction';
  /** What is gone. */
  words: string;
  /** What stands in its place. */
  instead?: string;
}

export interface Tidied {
  text: string;
  changes: SpokenChange[];
}

/**
 * What was spoken, as it would have been typed: without fillers and what was taken back, marks as marks, figures as figures,
 * and in sentences where nobody spoke any marks. What cannot be settled stays as it was said.
 */
export function tidyTranscript(transcript: string): Tidied {
  let text = cleanText(transcript).replace(/\s+/g, ' ').trim();
  for (const [spoken, mark] of SPOKEN_MARKS) text = text.replace(spoken, mark);
  const steady = withoutStutters(text.split(' ').filter((word) => word !== ''));
  const corrected = withoutCorrections(steady.words);
  // What was taken back may have stood between a word and its echo.
  const again = withoutStutters(corrected.words);
  const bare = withoutFillers(again.words);
  const written = figures(bare.words)
    .join(' ')
    .replace(/ +([.,])/g, '$1')
    .replace(BARE_LENS, ', ')
    .trim();
  const { text: sentences, joints } = inSentences(written);
  return {
    text: sentences,
    changes: [
      ...corrected.changes,
      ...steady.changes,
      ...again.changes,
      ...bare.changes,
      ...joints.map((words): SpokenChange => ({ kind: 'filler', words })),
    ],
  };
}

/** "eighty five millimeter" is "85mm", "f two point eight" is "f/2.8", "one over fifty" is "1/50". */
function figures(words: readonly string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = (words[at] ?? '').toLowerCase();
    const number = numberAt(words, word === 'f' || word === 'iso' ? at + 1 : at);
    if (number && word === 'f') {
      written.push(`f/${number.value}${number.tail}`);
      at = number.to - 1;
    } else if (number && word === 'iso') {
      written.push(`ISO ${number.value}${number.tail}`);
      at = number.to - 1;
    } else if (number && word === 'one' && words[at + 1]?.toLowerCase() === 'over') {
      const below = numberAt(words, at + 2);
      written.push(below ? `1/${below.value}${below.tail}` : 'one');
      if (below) at = below.to - 1;
    } else if (
      number &&
      word === 'sixteen' &&
      ['by', 'to'].includes(words[at + 1] ?? '') &&
      words[at + 2]?.startsWith('nine')
    ) {
      written.push(`16:9${(words[at + 2] ?? '').slice(4)}`);
      at += 2;
    } else if (number && MILLIMETRES.test(words[number.to] ?? '')) {
      written.push(`${number.value}mm${MILLIMETRES.exec(words[number.to] ?? '')?.[1] ?? ''}`);
      at = number.to;
    } else if (number && isUnit(words[number.to])) {
      written.push(String(number.value));
      at = number.to - 1;
    } else written.push(words[at] ?? '');
  }
  return written;
}

function isUnit(word: string | undefined): boolean {
  return UNITS.has((word ?? '').toLowerCase().replace(/[^a-z]+$/, ''));
}

interface SpokenNumber {
  value: number;
  to: number;
  /** The mark that stood behind the last word. */
  tail: string;
}

function numberAt(words: readonly string[], from: number): SpokenNumber | undefined {
  let whole = 0;
  let group = 0;
  let at = from;
  let tail = '';
  let any = false;
  for (; at < words.length && tail === ''; at++) {
    const [, word = '', mark = ''] = /^([a-z]+)([.,]?)$/i.exec(words[at] ?? '') ?? [];
    const low = word.toLowerCase();
    const one = ONES.indexOf(low);
    const ten = TENS.indexOf(low);
    if (one >= 0) group += one;
    else if (ten > 1) group += ten * 10;
    else if (any && low === 'hundred') group *= 100;
    else if (any && low === 'thousand') {
      whole += group * 1000;
      group = 0;
    } else break;
    any = true;
    tail = mark;
  }
  if (!any) return undefined;
  const point =
    words[at]?.toLowerCase() === 'point'
      ? ONES.indexOf((words[at + 1] ?? '').toLowerCase().replace(/[.,]$/, ''))
      : -1;
  if (point < 0 || point > 9 || tail !== '') return { value: whole + group, to: at, tail };
  return {
    value: Number(`${whole + group}.${point}`),
    to: at + 2,
    tail: /[.,]$/.exec(words[at + 1] ?? '')?.[0] ?? '',
  };
}
