import { determiners, prepositions } from '../words/closed-class.ts';
import { colours } from '../words/colours.ts';
import { numberOf } from '../words/numbers.ts';
import { senseOf } from '../words/senses.ts';
import { wordSet } from '../words/word-set.ts';
import type { SpokenChange } from './tidy-transcript.ts';

const FILLERS: readonly (readonly string[])[] = [
  ['you', 'know'],
  ['i', 'mean'],
  ['okay', 'so'],
  ['ok', 'so'],
  ['so', 'yeah'],
  ...['um', 'umm', 'uh', 'uhh', 'uhm', 'erm', 'er', 'hmm', 'hm', 'mhm'].map((word) => [word]),
];
/** Behind one of these what was said just before is said anew, if it begins in the same way. */
const CUES: readonly (readonly string[])[] = [
  ['no', 'wait'],
  ['wait', 'no'],
  ['no', 'no'],
  ['no', 'sorry'],
  ['sorry', 'no'],
  ['no', 'hang', 'on'],
  ['actually', 'no'],
  ['no', 'actually'],
  ['no', 'make', 'that'],
  ['scratch', 'that'],
  ['make', 'that'],
  ['or', 'rather'],
  ['i', 'mean'],
  ['correction'],
  ['sorry'],
];
const LOOKS_BACK = 9;
const coloured = wordSet(colours);
const hesitations = wordSet('um umm uh uhh uhm erm er hmm hm');

interface Spoken {
  words: string[];
  changes: SpokenChange[];
}

/** "A red bus no wait a green bus": what was taken back goes, and its cue with it. */
export function withoutCorrections(given: readonly string[]): Spoken {
  const words: string[] = [];
  const changes: SpokenChange[] = [];
  for (let at = 0; at < given.length; ) {
    const cue = CUES.find((one) => one.every((word, offset) => bare(given[at + offset]) === word));
    const behind = cue ? skipHesitations(given, at + cue.length) : at;
    const from = cue && behind < given.length ? takenBackFrom(words, given, behind) : undefined;
    if (cue === undefined || from === undefined) {
      words.push(given[at] as string);
      at += 1;
      continue;
    }
    const gone = [...words.splice(from), ...given.slice(at, behind)];
    changes.push({
      kind: 'correction',
      words: gone.join(' '),
      instead: given.slice(behind, behind + Math.max(1, gone.length - cue.length)).join(' '),
    });
    at = behind;
  }
  return { words, changes };
}

/** Where the phrase begins that is said anew: with the same word, or one of the same sort. */
function takenBackFrom(
  words: readonly string[],
  given: readonly string[],
  behind: number,
): number | undefined {
  const next = bare(given[behind]);
  const sort = sortOf(next);
  for (let at = words.length - 1; at >= Math.max(0, words.length - LOOKS_BACK); at--) {
    if (/[.!?]$/.test(words[at] ?? '')) return undefined;
    const word = bare(words[at]);
    if (word === next && (prepositions.has(word) || determiners.has(word))) return at;
    if (sort !== undefined && sortOf(word) === sort) return at;
  }
  return undefined;
}

function sortOf(word: string): string | undefined {
  if (determiners.has(word)) return 'determiner';
  if (numberOf(word) !== undefined || /^\d/.test(word)) return 'number';
  if (coloured.has(word)) return 'colour';
  return senseOf(word) === 'time' ? 'time' : undefined;
}

function skipHesitations(given: readonly string[], from: number): number {
  let at = from;
  while (at < given.length && hesitations.has(bare(given[at]))) at += 1;
  return at;
}

/** Sounds and words of somebody who thinks while they speak. */
export function withoutFillers(given: readonly string[]): Spoken {
  const words: string[] = [];
  const changes: SpokenChange[] = [];
  for (let at = 0; at < given.length; ) {
    const filler = FILLERS.find((one) => one.every((word, offset) => bare(given[at + offset]) === word));
    const isMeant = filler?.[0] === 'i' && MEANT.has(bare(given[at + filler.length]));
    const isLead = words.length === 0 && given.length > 3 && LEADS.has(bare(given[at]));
    const again = repeatedAt(words, given, at);
    if (isLead || again > 0) {
      changes.push({
        kind: 'filler',
        words: given
          .slice(at, at + Math.max(1, again))
          .join(' ')
          .replace(/[,.]$/, ''),
      });
      at += Math.max(1, again);
      continue;
    }
    if (filler === undefined || isMeant) {
      words.push(given[at] as string);
      at += 1;
      continue;
    }
    const gone = given.slice(at, at + filler.length).join(' ');
    changes.push({ kind: 'filler', words: gone.replace(/[,.]$/, '') });
    const stop = /[.!?]$/.exec(gone)?.[0];
    const last = words.at(-1);
    // The stop behind it was that of the sentence.
    if (stop !== undefined && last !== undefined && !/[.!?]$/.test(last))
      words[words.length - 1] = last.replace(/,$/, '') + stop;
    at += filler.length;
  }
  return { words, changes };
}

const MEANT = wordSet('it that this what');
/** In front of everything they say nothing. */
const LEADS = wordSet('so okay ok right well yeah');
const LONGEST_STUTTER = 3;

/** "In a in a blue coat": how many words are said a second time. */
function repeatedAt(words: readonly string[], given: readonly string[], at: number): number {
  for (let length = LONGEST_STUTTER; length >= 1; length--) {
    if (words.length < length) continue;
    const isSame = words
      .slice(-length)
      .every((word, offset) => bare(word) === bare(given[at + offset]) && !/[.,!?]$/.test(word));
    const first = bare(given[at]);
    if (isSame && (determiners.has(first) || prepositions.has(first))) return length;
  }
  return 0;
}

function bare(word: string | undefined): string {
  return (word ?? '').toLowerCase().replace(/[.,!?]+$/, '');
}
