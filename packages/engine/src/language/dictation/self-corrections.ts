import { adverbs, determiners, prepositions } from '../words/closed-class.ts';
import { colours } from '../words/colours.ts';
import { numberOf } from '../words/numbers.ts';
import { senseOf } from '../words/senses.ts';
import { isDoing, isFunctionWord } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';
import type { SpokenChange } from './tidy-transcript.ts';

const FILLERS: readonly (readonly string[])[] = [
  ['you', 'know'],
  ['i', 'mean'],
  ['okay', 'so'],
  ['ok', 'so'],
  ['so', 'yeah'],
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
/** Alone it says no more than that something is not there: only a figure, a colour or the same preposition close by tells. */
const BARE_CUE = 'no';
const LOOKS_BACK = 9;
const CLOSE = 4;
const coloured = wordSet(colours);
const hesitations = wordSet('um umm uh uhh uhm erm er hmm hm mhm');

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
    const close = from ?? closeBefore(words, given, at);
    if (close !== undefined && from === undefined) {
      const gone = [...words.splice(close), given[at] as string];
      changes.push({ kind: 'correction', words: gone.join(' '), instead: given[at + 1] ?? '' });
      at += 1;
      continue;
    }
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

/** "Three no four women", "from the left no from behind". */
function closeBefore(words: readonly string[], given: readonly string[], at: number): number | undefined {
  const next = bare(given[at + 1]);
  const sort = sortOf(next);
  const isTelling = sort === 'number' || sort === 'colour' || prepositions.has(next);
  if (bare(given[at]) !== BARE_CUE || !isTelling || next === 'one') return undefined;
  for (let back = words.length - 1; back >= Math.max(0, words.length - CLOSE); back--) {
    if (/[.!?]$/.test(words[back] ?? '')) return undefined;
    const word = bare(words[back]);
    if (word === next || (sort !== undefined && sortOf(word) === sort)) return back;
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

/** Of two that stand side by side the first was given up: "they're she's shelling peas". */
const OPENINGS = [wordSet('a an the'), wordSet("i'm it's he's she's they're we're you're there's")];

/** Sounds of thinking, and words that are begun anew: "in a in a blue coat". */
export function withoutStutters(given: readonly string[]): Spoken {
  const words: string[] = [];
  const changes: SpokenChange[] = [];
  for (let at = 0; at < given.length; ) {
    const again = hesitations.has(bare(given[at])) ? 1 : repeatedAt(words, given, at);
    const gone = given.slice(at, at + again).join(' ');
    if (
      again === 0 &&
      OPENINGS.some((one) => one.has(bare(given[at])) && one.has(words.at(-1)?.toLowerCase() ?? ''))
    )
      changes.push({ kind: 'filler', words: words.pop() as string });
    if (again === 0) words.push(given[at] as string);
    else {
      changes.push({ kind: 'filler', words: gone.replace(/[,.]$/, '') });
      stopAt(words, gone);
    }
    at += Math.max(1, again);
  }
  return { words, changes };
}

/** Words that say nothing: "you know", "okay so", and a "so" in front of everything. */
export function withoutFillers(given: readonly string[]): Spoken {
  const words: string[] = [];
  const changes: SpokenChange[] = [];
  for (let at = 0; at < given.length; ) {
    const filler = FILLERS.find((one) => one.every((word, offset) => bare(given[at + offset]) === word));
    const isMeant = filler?.[0] === 'i' && MEANT.has(bare(given[at + filler.length]));
    const isLead = words.length === 0 && given.length > 3 && LEADS.has(bare(given[at]));
    const length = filler !== undefined && !isMeant ? filler.length : isLead ? 1 : 0;
    const gone = given.slice(at, at + length).join(' ');
    if (length === 0) words.push(given[at] as string);
    else {
      changes.push({ kind: 'filler', words: gone.replace(/[,.]$/, '') });
      stopAt(words, gone);
    }
    at += Math.max(1, length);
  }
  return { words, changes };
}

/** The stop behind what is gone was that of the sentence. */
function stopAt(words: string[], gone: string): void {
  const stop = /[.!?]$/.exec(gone)?.[0];
  const last = words.at(-1);
  if (stop !== undefined && last !== undefined && !/[.!?]$/.test(last))
    words[words.length - 1] = last.replace(/,$/, '') + stop;
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
    if (isSame && (length > 1 || isBegunAnew(bare(given[at])))) return length;
  }
  return 0;
}

/** "Very very", "plink plink" are said twice on purpose; these are not. */
function isBegunAnew(word: string): boolean {
  if (adverbs.has(word) && word !== 'just') return false;
  return isFunctionWord(word) || isDoing(word) || word.includes("'") || word === 'like' || word === 'just';
}

function bare(word: string | undefined): string {
  return (word ?? '').toLowerCase().replace(/[.,!?]+$/, '');
}
